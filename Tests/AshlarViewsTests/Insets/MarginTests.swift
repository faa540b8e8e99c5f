import AshlarLayout
import AshlarViews
import Testing

private func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> EdgeInsets {
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@Suite struct MarginTests {
  private let window = Window(size: Size(width: 320, height: 480))

  private func add(_ frame: Rect, to superview: View) -> View {
    let view = View(frame: frame)
    superview.addSubview(view)
    return view
  }

  @Test func startAtEight() {
    let view = add(Rect(x: 10, y: 10, width: 100, height: 50), to: window)
    let guide = view.layoutMarginsGuide
    window.layoutIfNeeded()
    #expect(view.layoutMargins == EdgeInsets(all: 8) && guide.layoutFrame == Rect(x: 8, y: 8, width: 84, height: 34))
    view.layoutMargins = insets(1, 2, 3, 4)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 2, y: 1, width: 94, height: 46))
    view.layoutMargins.top = .infinity
    #expect(view.layoutMargins == insets(1, 2, 3, 4))
  }

  @Test func growByTheSafeArea() {
    window.systemSafeAreaInsets = insets(44, 0, 34, 0)
    let view = add(Rect(x: 0, y: 20, width: 320, height: 460), to: window)
    #expect(view.layoutMargins == insets(32, 8, 42, 8))
    view.layoutMargins = insets(10, 0, 0, 5)
    #expect(view.layoutMargins == insets(34, 0, 34, 5))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == insets(10, 0, 0, 5))
  }

  /// An edge 5 inside the superview's needs a margin of 15 to keep what is inside 20 away from it.
  @Test func keepTheSuperviewsMargins() {
    window.layoutMargins = EdgeInsets(all: 20)
    let view = add(Rect(x: 5, y: 0, width: 300, height: 475), to: window)
    let inner = add(Rect(x: 0, y: 30, width: 300, height: 445), to: view)
    #expect(view.layoutMargins == EdgeInsets(all: 8))
    view.preservesSuperviewLayoutMargins = true
    inner.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == insets(20, 15, 15, 8) && inner.layoutMargins == insets(8, 15, 15, 8))
    window.layoutMargins.left = 30
    #expect(view.layoutMargins == insets(20, 25, 15, 8) && inner.layoutMargins == insets(8, 25, 15, 8))
    view.frame.origin.x = 10
    #expect(view.layoutMargins == insets(20, 20, 15, 10) && inner.layoutMargins == insets(8, 20, 15, 10))
    window.frame.size.width = 310
    #expect(view.layoutMargins == insets(20, 20, 15, 20))
    view.preservesSuperviewLayoutMargins = false
    #expect(view.layoutMargins == EdgeInsets(all: 8) && inner.layoutMargins == EdgeInsets(all: 8))
  }

  /// The edge of a view at 0 lies 5 before what is seen first, so a margin of 8 from there is 13 from the edge.
  @Test func keepTheSuperviewsMarginsWhileItScrolls() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(scroll)
    let inner = add(Rect(x: 0, y: 0, width: 100, height: 300), to: scroll)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins.top == 8)
    scroll.bounds.origin.y = 5
    #expect(inner.layoutMargins.top == 13)
    scroll.bounds.origin.y = 0
    #expect(inner.layoutMargins.top == 8)
  }

  @Test func turnRoundWithTheDirectionWhereTheyWereSetSo() {
    let (one, other) = (add(.zero, to: window), add(.zero, to: window))
    one.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    other.layoutMargins = insets(1, 2, 3, 4)
    #expect(one.layoutMargins == insets(1, 2, 3, 4))
    #expect(other.directionalLayoutMargins == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    for view in [one, other] { view.semanticContentAttribute = .forceRightToLeft }
    #expect(one.layoutMargins == insets(1, 4, 3, 2) && other.layoutMargins == insets(1, 2, 3, 4))
    #expect(other.directionalLayoutMargins == DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
  }

  /// 1000 − 2 · 8 = 984 are 312 more than one likes to read.
  @Test func linesDoNotGetTooLong() {
    let wide = add(Rect(x: 0, y: 0, width: 1000, height: 100), to: window)
    let guide = wide.readableContentGuide
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 164, y: 8, width: 672, height: 84))
    wide.layoutMargins.left = 28
    window.layoutIfNeeded()
    // 964 are left between 28 and 992; 292 too many.
    #expect(guide.layoutFrame == Rect(x: 174, y: 8, width: 672, height: 84))
    wide.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 28, y: 8, width: 264, height: 84))
    #expect(window.engine.conflicts.isEmpty)
  }

  @Test func attributesFollow() {
    window.systemSafeAreaInsets.top = 40
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    LayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: window, attribute: .topMargin
    ).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minY == 48)
    window.systemSafeAreaInsets.top = 0
    window.layoutIfNeeded()
    #expect(view.frame.minY == 8)
  }
}
