import AshlarLayout
import AshlarRendering
import AshlarViews
import Testing

/// Text and images. A font of 10 points: 5 a character, lines 12 high with the baseline 9.5 below their top.
@Suite struct ContentDrawingTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))

  private func runs(of view: View, at frame: Rect) -> [TextRun] {
    root.addSubview(view)
    view.frame = frame
    return DisplayList(of: root, background: nil).commands.compactMap { command in
      if case .text(let run) = command { run } else { nil }
    }
  }

  private func label(_ text: String, lines: Int = 1, _ alignment: TextAlignment = .natural) -> Label {
    let label = Label()
    label.text = text
    label.font = Font(size: 10)
    label.numberOfLines = lines
    label.textAlignment = alignment
    return label
  }

  /// In a frame of the text's own size the baseline is where the layout knows it.
  @Test func standsOnTheLayoutsBaseline() {
    let label = label("Hello")
    label.textColor = .tint
    let found = runs(of: label, at: Rect(x: 10, y: 20, width: 25, height: 12))
    #expect(
      found == [TextRun("Hello", at: Point(x: 10, y: 29.5), width: 25, font: Font(size: 10), color: .tint)])
    #expect(found[0].origin.y == 20 + label.firstBaselineOffsetFromTop)
  }

  /// A text of 25 in a frame that is 100 wide and begins at 10; higher than the text, so that it lies in the middle.
  static let places: [(TextAlignment, SemanticContentAttribute, Double)] = [
    (.left, .forceLeftToRight, 10), (.left, .forceRightToLeft, 10), (.right, .forceLeftToRight, 85),
    (.right, .forceRightToLeft, 85), (.center, .forceLeftToRight, 47.5), (.natural, .forceLeftToRight, 10),
    (.natural, .forceRightToLeft, 85), (.justified, .forceLeftToRight, 10), (.justified, .forceRightToLeft, 85),
  ]

  @Test(arguments: places)
  func aligns(alignment: TextAlignment, direction: SemanticContentAttribute, x: Double) {
    let label = label("Hello", alignment)
    label.semanticContentAttribute = direction
    let found = runs(of: label, at: Rect(x: 10, y: 20, width: 100, height: 32))
    #expect(found.map(\.origin) == [Point(x: x, y: 30 + 9.5)])
  }

  @Test func drawsLines() {
    let found = runs(of: label("one two three", lines: 0, .right), at: Rect(x: 0, y: 0, width: 25, height: 36))
    #expect(found.map(\.string) == ["one", "two", "three"])
    #expect(found.map(\.origin) == [Point(x: 10, y: 9.5), Point(x: 10, y: 21.5), Point(x: 0, y: 33.5)])
    #expect(found.map(\.width) == [15, 15, 25])
  }

  /// What does not fit is cut: in height, in width.
  @Test func cutsWhatDoesNotFit() {
    let twoLines = runs(of: label("one two three", lines: 0), at: Rect(x: 0, y: 0, width: 25, height: 24))
    #expect(twoLines.map(\.string) == ["one", "two …"])
    let flat = runs(of: label("one two three", lines: 0), at: Rect(x: 0, y: 0, width: 25, height: 1))
    #expect(flat.suffix(1).map(\.string) == ["one …"])
    // The whole line lies around the middle of the frame.
    #expect(flat.suffix(1).map(\.origin.y) == [0.5 - 6 + 9.5])
  }

  /// Frames that were rounded to pixels may have lost up to half a point.
  @Test func bearsRounding() {
    let found = runs(of: label("Hello"), at: Rect(x: 0, y: 0, width: 24.6, height: 11.7))
    #expect(found.map(\.string) == ["Hello"])
    #expect(found.map(\.width) == [25])
  }

  @Test func drawsNothingForNoText() {
    #expect(runs(of: Label(), at: Rect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
    #expect(runs(of: Button(), at: Rect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
  }

  /// A title lies in the middle of what the insets leave, and is faded when it cannot be pressed.
  @Test func drawsTitles() {
    let button = Button()
    button.title = "OK"
    button.font = Font(size: 10)
    button.contentEdgeInsets = EdgeInsets(top: 10, left: 30, bottom: 0, right: 0)
    button.titleColor = .black
    let frame = Rect(x: 0, y: 0, width: 100, height: 40)
    let expected = TextRun("OK", at: Point(x: 60, y: 19 + 9.5), width: 10, font: Font(size: 10), color: .black)
    #expect(runs(of: button, at: frame) == [expected])
    button.isEnabled = false
    #expect(runs(of: button, at: frame).map(\.color) == [Color.black.withAlpha(0.35)])
  }

  /// Twice as wide as high, in a square: as wide as the square, half as high, in the middle.
  @Test func placesImages() {
    let view = ImageView(image: Image(name: "wide", size: Size(width: 80, height: 40)))
    view.contentMode = .scaleAspectFit
    root.addSubview(view)
    view.frame = Rect(x: 10, y: 20, width: 60, height: 60)
    #expect(
      DisplayList(of: root, background: nil).commands
        == [.image(ImagePlaceholder(Rect(x: 10, y: 35, width: 60, height: 30), name: "wide"))])
    view.image = nil
    #expect(DisplayList(of: root, background: nil).commands.isEmpty)
  }
}
