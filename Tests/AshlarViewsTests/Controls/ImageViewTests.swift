import AshlarLayout
import AshlarViews
import Testing

@Suite struct ImageViewTests {
  @Test func hasTheSizeOfItsPicture() {
    let window = Window(size: Size(width: 100, height: 100))
    let view = ImageView(image: Image(name: "sun", size: Size(width: 30, height: 20))).placedByConstraints()
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 30, height: 20))
    view.image = Image(
      name: "sun", size: Size(width: 30, height: 20),
      alignmentRectInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    window.layoutIfNeeded()
    // The rectangle that constraints act on starts at 0, 0; the shadow lies around it.
    #expect(view.frame == Rect(x: -2, y: -1, width: 30, height: 20))
    #expect(view.intrinsicContentSize == IntrinsicSize(width: 24, height: 16))
    view.image = Image(name: "unknown")
    window.layoutIfNeeded()
    #expect(view.frame.size == .zero && view.intrinsicContentSize == .none && view.imageRect == view.bounds)
    view.image = nil
    #expect(view.intrinsicContentSize == .none)
  }

  @Test func fitsItsPicture() {
    let view = ImageView(image: Image(name: "sun", size: Size(width: 30, height: 20)))
    #expect(view.sizeThatFits(Size(width: 10, height: 10)) == Size(width: 30, height: 20))
    view.image = nil
    view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    view.sizeToFit()
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  /// A picture of 40 × 20 in 100 × 100 at (0, 10): twice as wide as high, so that 100 × 50 fits and 200 × 100 fills.
  static let places: [(ContentMode, Rect)] = [
    (.scaleToFill, Rect(x: 0, y: 10, width: 100, height: 100)),
    (.redraw, Rect(x: 0, y: 10, width: 100, height: 100)),
    (.scaleAspectFit, Rect(x: 0, y: 35, width: 100, height: 50)),
    (.scaleAspectFill, Rect(x: -50, y: 10, width: 200, height: 100)),
    (.center, Rect(x: 30, y: 50, width: 40, height: 20)),
    (.top, Rect(x: 30, y: 10, width: 40, height: 20)),
    (.bottom, Rect(x: 30, y: 90, width: 40, height: 20)),
    (.left, Rect(x: 0, y: 50, width: 40, height: 20)),
    (.right, Rect(x: 60, y: 50, width: 40, height: 20)),
    (.topLeft, Rect(x: 0, y: 10, width: 40, height: 20)),
    (.topRight, Rect(x: 60, y: 10, width: 40, height: 20)),
    (.bottomLeft, Rect(x: 0, y: 90, width: 40, height: 20)),
    (.bottomRight, Rect(x: 60, y: 90, width: 40, height: 20)),
  ]

  @Test func placesItsPicture() {
    #expect(ImageViewTests.places.map(\.0).count == ContentMode.allCases.count)
    for (mode, expected) in ImageViewTests.places {
      let rect = mode.rect(of: Size(width: 40, height: 20), in: Rect(x: 0, y: 10, width: 100, height: 100))
      #expect(rect == expected, "\(mode)")
    }
    let empty = ContentMode.scaleAspectFit.rect(of: .zero, in: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(empty == Rect(x: 5, y: 5, width: 0, height: 0))
  }
}
