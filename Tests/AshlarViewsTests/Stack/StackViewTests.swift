import AshlarLayout
import AshlarViews
import Testing

@Suite struct StackViewTests {
  private let window = Window(size: Size(width: 400, height: 300))
  private let stack = StackView()
  private let views = [ContentView(40, 20), ContentView(60, 30), ContentView(20, 10)]

  private init() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    for view in views { stack.addArrangedSubview(view) }
    stack.spacing = 10
  }

  private func frames() -> [Rect] {
    window.layoutIfNeeded()
    return views.map(\.frame)
  }

  private func size(_ width: Double, _ height: Double) {
    stack.widthAnchor.constraint(equalToConstant: width).isActive = true
    stack.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  /// 40 + 60 + 20 and two gaps of 10; as high as the highest.
  @Test func isAsLargeAsItsContent() {
    #expect(
      frames() == [
        Rect(x: 0, y: 0, width: 40, height: 30), Rect(x: 50, y: 0, width: 60, height: 30),
        Rect(x: 120, y: 0, width: 20, height: 30),
      ])
    #expect(stack.frame == Rect(x: 0, y: 0, width: 140, height: 30))
  }

  /// Everything that is not needed in a plain stack stays away: 4 for the canvas, 2 × 2 alignments, 2 gaps.
  @Test func makesConstraintsWithTheNamesOfUIKit() {
    _ = frames()
    var count: [String: Int] = [:]
    for node in [stack.layoutNode] + views.map(\.layoutNode) {
      for constraint in node.constraints { count[constraint.identifier ?? "?", default: 0] += 1 }
    }
    #expect(count == ["UISV-canvas-connection": 4, "UISV-alignment": 4, "UISV-spacing": 2])
    #expect(stack.layoutGuides.isEmpty)
  }

  // MARK: Spacing

  @Test func customSpacingHoldsBehindItsView() {
    stack.setCustomSpacing(25, after: views[0])
    #expect(frames().map(\.minX) == [0, 65, 135])
    #expect(stack.customSpacing(after: views[0]) == 25 && stack.customSpacing(after: views[1]) == nil)
    stack.setCustomSpacing(.system, after: views[1])
    #expect(frames().map(\.minX) == [0, 65, 133])
    stack.setCustomSpacing(nil, after: views[0])
    stack.setCustomSpacing(nil, after: views[1])
    #expect(frames().map(\.minX) == [0, 50, 120])
  }

  @Test func ignoresTheGapBehindTheLastAndBehindStrangers() {
    stack.setCustomSpacing(99, after: views[2])
    stack.setCustomSpacing(99, after: window)
    #expect(frames().map(\.minX) == [0, 50, 120])
    #expect(stack.frame.width == 140 && stack.customSpacing(after: window) == nil)
  }

  @Test func forgetsTheGapOfAViewThatIsNoLongerArranged() {
    stack.setCustomSpacing(25, after: views[0])
    stack.removeArrangedSubview(views[0])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(frames().map(\.minX) == [0, 50, 120])
  }

  @Test func countsUselessSpacingAsNone() {
    stack.spacing = .points(.nan)
    #expect(frames().map(\.minX) == [0, 40, 100])
    stack.spacing = .points(.infinity)
    #expect(frames().map(\.minX) == [0, 40, 100])
  }

  /// The gap behind the first counts, and is split around the hidden one.
  @Test func hiddenViewsHaveNoGap() {
    stack.setCustomSpacing(30, after: views[0])
    views[1].isHidden = true
    #expect(frames().map(\.minX) == [0, 55, 70])
    #expect(views[1].frame.width == 0 && stack.frame.width == 90)
    views[0].isHidden = true
    #expect(frames()[2].minX == 0 && stack.frame.width == 20)
    for view in views { view.isHidden = true }
    _ = frames()
    #expect(stack.frame.size == .zero)
    for view in views { view.isHidden = false }
    #expect(frames().map(\.minX) == [0, 70, 140])
  }

  // MARK: Distribution and alignment

  @Test func fillsProportionally() {
    stack.distribution = .fillProportionally
    size(280, 30)
    // 280 is shared as 140 = 120 + 20 is: each gets twice its length, and what gaps do not use goes by priority, the
    // last one has the weakest wish: 80, 120, and 280 - 80 - 120 - 20 for the last.
    #expect(frames().map(\.width) == [80, 120, 60])
    views[0].content.width = 140
    // Now it is shared as 240 is: 280 / 240 of 140 and 60, and the last has what 20 for gaps leave.
    let widths = frames().map(\.width)
    let wanted: [Double] = [490.0 / 3, 70, 80.0 / 3]
    #expect(zip(widths, wanted).allSatisfy { ($0 - $1).magnitude < 1e-9 })
  }

  /// A stack in a stack counts as long as what is in it: 100 + 10 + 40 = 150 beside 50.
  @Test func givesStacksAProportionalShare() {
    let inner = StackView(arrangedSubviews: [ContentView(100, 10), ContentView(40, 10)])
    inner.spacing = 10
    let outer = StackView(arrangedSubviews: [inner, ContentView(50, 10)])
    outer.distribution = .fillProportionally
    outer.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(outer)
    outer.widthAnchor.constraint(equalToConstant: 400).isActive = true
    window.layoutIfNeeded()
    #expect(outer.arrangedSubviews.map(\.frame.width) == [300, 100])
    inner.spacing = 60
    window.layoutIfNeeded()
    #expect(outer.arrangedSubviews.map(\.frame.width) == [320, 80])
  }

  @Test func aligns() {
    views[0].baselines = (first: 15, last: 4)
    views[1].baselines = (first: 20, last: 8)
    views[2].baselines = (first: 8, last: 1)
    let tops: [(StackView.Alignment, [Double])] = [(.top, [0, 0, 0]), (.bottom, [10, 0, 20]), (.center, [5, 0, 10])]
    for (alignment, expected) in tops {
      stack.alignment = alignment
      #expect(frames().map(\.minY) == expected, "\(alignment)")
      #expect(stack.frame.height == 30, "\(alignment)")
    }
    stack.alignment = .firstBaseline
    #expect(Set(zip(frames(), views).map { $0.minY + $1.baselines.first }).count == 1)
    stack.alignment = .lastBaseline
    #expect(Set(zip(frames(), views).map { $0.maxY - $1.baselines.last }).count == 1)
    #expect(frames().map(\.height) == [20, 30, 10])
  }

  /// The gap of 40 runs from the last line of a view, 4 or 8 above its bottom, to the first of the next, 20 or 8 below
  /// its top: 20 - 4 + 40 - 20 = 36, and 36 + 30 - 8 + 40 - 8 = 90.
  @Test func arrangesRelativeToBaselines() {
    views[0].baselines = (first: 15, last: 4)
    views[1].baselines = (first: 20, last: 8)
    views[2].baselines = (first: 8, last: 1)
    stack.axis = .vertical
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true
    #expect(frames().map(\.minY) == [0, 36, 90])
    stack.axis = .horizontal
    #expect(frames().map(\.minX) == [0, 80, 180])
  }

  @Test func keepsWithinItsMargins() {
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(frames().map(\.minX) == [2, 52, 122])
    #expect(frames().map(\.minY) == [1, 1, 1])
    #expect(stack.frame.size == Size(width: 146, height: 34))
    stack.layoutMargins.left = 12
    #expect(frames().map(\.minX) == [12, 62, 132])
  }

  @Test func runsFromRightToLeft() {
    stack.semanticContentAttribute = .forceRightToLeft
    stack.alignment = .top
    size(200, 50)
    #expect(frames().map(\.maxX) == [200, 90, 20])
    stack.axis = .vertical
    stack.alignment = .leading
    #expect(frames().map(\.maxX) == [200, 200, 200])
  }

  /// Hidden is required; of a required width that fights it the user's own is given up, as in UIKit's logs.
  @Test func hidingBreaksARequiredSize() {
    var broken: [String?] = []
    window.eventHandler = { if case .conflict(let conflict) = $0 { broken.append(conflict.broken.identifier) } }
    let width = views[1].widthAnchor.constraint(equalToConstant: 60)
    width.identifier = "user"
    width.isActive = true
    views[1].isHidden = true
    #expect(frames()[1].width == 0 && broken == ["user"])
  }
}
