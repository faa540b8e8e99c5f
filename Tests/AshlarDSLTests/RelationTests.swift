import AshlarDSL
import AshlarLayout
import Testing

@Suite struct RelationTests {
  private let scene = Scene(["a", "b", "c"])
  private var a: Box { scene.boxes[0] }
  private var b: Box { scene.boxes[1] }
  private var c: Box { scene.boxes[2] }

  private func prepared(_ block: (ConstraintMaker) -> Void) -> [String] { scene.texts(a.snp.prepareConstraints(block)) }

  @Test func takesItems() {
    #expect(prepared { $0.left.equalTo(b) } == ["a.left == b.left"])
    #expect(prepared { $0.left.lessThanOrEqualTo(b) } == ["a.left <= b.left"])
    #expect(prepared { $0.left.greaterThanOrEqualTo(b) } == ["a.left >= b.left"])
    let unknown: any LayoutItem = b
    #expect(prepared { $0.size.equalTo(unknown) } == ["a.width == b.width", "a.height == b.height"])
  }

  @Test func takesAttributesOfItems() {
    #expect(prepared { $0.left.equalTo(b.snp.right) } == ["a.left == b.right"])
    #expect(prepared { $0.left.lessThanOrEqualTo(b.snp.right) } == ["a.left <= b.right"])
    #expect(prepared { $0.left.greaterThanOrEqualTo(b.snp.right) } == ["a.left >= b.right"])
    #expect(prepared { $0.width.equalTo(a.snp.height) } == ["a.width == a.height"])
  }

  @Test func takesGuides() {
    let guide = scene.addGuide("g")
    #expect(prepared { $0.top.equalTo(guide) } == ["a.top == g.top"])
    #expect(prepared { $0.top.lessThanOrEqualTo(guide.snp.bottom) } == ["a.top <= g.bottom"])
    let made = guide.snp.makeConstraints {
      $0.edges.equalToSuperview()
      $0.width.equalTo(a)
    }
    #expect(
      scene.texts(made) == [
        "g.left == root.left", "g.top == root.top", "g.right == root.right", "g.bottom == root.bottom",
        "g.width == a.width",
      ])
  }

  @Test func takesNumbers() {
    #expect(prepared { $0.width.equalTo(10) } == ["a.width == 10"])
    #expect(prepared { $0.width.lessThanOrEqualTo(10.5) } == ["a.width <= 10.5"])
    #expect(prepared { $0.width.greaterThanOrEqualTo(UInt(7)) } == ["a.width >= 7"])
    #expect(prepared { $0.height.equalTo(Float(0.25)) } == ["a.height == 0.25"])
    #expect(prepared { $0.left.equalTo(-10) } == ["a.left == root.left - 10"])
    #expect(prepared { $0.edges.equalTo(0).inset(0) }.count == 4)
    #expect(prepared { $0.leftMargin.equalTo(3) } == ["a.leftMargin == root.leftMargin + 3"])
    #expect(prepared { $0.baseline.equalTo(3) } == ["a.lastBaseline == root.lastBaseline + 3"])
  }

  /// Masonry's choice: the center itself, not SnapKit's left and top.
  @Test func comparesCentersWithCenters() {
    #expect(prepared { $0.center.equalTo(0) } == ["a.centerX == root.centerX", "a.centerY == root.centerY"])
    #expect(
      prepared { $0.center.equalTo(Point(x: 0, y: 50)) } == [
        "a.centerX == root.centerX", "a.centerY == root.centerY + 50",
      ]
    )
  }

  @Test func takesSizesAndPointsAndInsets() {
    #expect(prepared { $0.size.equalTo(Size(width: 3, height: 4)) } == ["a.width == 3", "a.height == 4"])
    #expect(
      prepared { $0.left.top.equalTo(Point(x: 3, y: 4)) } == ["a.left == root.left + 3", "a.top == root.top + 4"])
    #expect(
      prepared { $0.edges.equalTo(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) } == [
        "a.left == root.left + 2", "a.top == root.top + 1", "a.right == root.right - 4", "a.bottom == root.bottom - 3",
      ])
    #expect(
      prepared { $0.directionalEdges.equalTo(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) } == [
        "a.top == root.top + 1", "a.bottom == root.bottom - 3", "a.leading == root.leading + 2",
        "a.trailing == root.trailing - 4",
      ])
  }

  @Test func takesArrays() {
    #expect(
      prepared { $0.size.equalTo([b, c]) } == [
        "a.width == b.width", "a.height == b.height", "a.width == c.width", "a.height == c.height",
      ])
    #expect(
      prepared { $0.top.greaterThanOrEqualTo([b.snp.bottom, c.snp.top]) } == ["a.top >= b.bottom", "a.top >= c.top"])
    let mixed: [any LayoutItem] = [b, scene.addGuide("g")]
    #expect(prepared { $0.top.lessThanOrEqualTo(mixed) } == ["a.top <= b.top", "a.top <= g.top"])
    #expect(prepared { $0.top.equalTo([Box]()) } == [])
  }

  @Test func takesTheSuperview() {
    #expect(prepared { $0.width.equalToSuperview() } == ["a.width == root.width"])
    #expect(prepared { $0.width.lessThanOrEqualToSuperview() } == ["a.width <= root.width"])
    #expect(prepared { $0.width.greaterThanOrEqualToSuperview() } == ["a.width >= root.width"])
    #expect(prepared { $0.top.equalToSuperview { $0.snp.centerY } } == ["a.top == root.centerY"])
    #expect(prepared { $0.top.lessThanOrEqualToSuperview { $0.snp.topMargin } } == ["a.top <= root.topMargin"])
    #expect(prepared { $0.width.greaterThanOrEqualToSuperview { _ in 5 } } == ["a.width >= 5"])
  }

  /// Each first attribute, the set on the right, what it is paired with.
  @Test func pairsSetsOfAttributes() {
    #expect(
      prepared { $0.edges.equalTo(b.snp.margins) } == [
        "a.left == b.leftMargin", "a.top == b.topMargin", "a.right == b.rightMargin", "a.bottom == b.bottomMargin",
      ])
    #expect(
      prepared { $0.margins.equalTo(b.snp.edges) } == [
        "a.leftMargin == b.left", "a.rightMargin == b.right", "a.topMargin == b.top", "a.bottomMargin == b.bottom",
      ])
    #expect(
      prepared { $0.directionalEdges.equalTo(b.snp.directionalMargins) } == [
        "a.top == b.topMargin", "a.bottom == b.bottomMargin", "a.leading == b.leadingMargin",
        "a.trailing == b.trailingMargin",
      ])
    #expect(
      prepared { $0.center.equalTo(b.snp.centerWithinMargins) } == [
        "a.centerX == b.centerXWithinMargins", "a.centerY == b.centerYWithinMargins",
      ])
    #expect(prepared { $0.left.top.equalTo(b.snp.edges) } == ["a.left == b.left", "a.top == b.top"])
    #expect(prepared { $0.left.right.equalTo(b.snp.left) } == ["a.left == b.left", "a.right == b.left"])
  }

  @Test func reportsAttributesThatDoNotPair() {
    a.snp.makeConstraints {
      $0.left.top.equalTo(b.snp.bottom)
      $0.edges.equalTo(b.snp.size)
    }
    #expect(scene.active == ["a.top == b.bottom"])
    let events = scene.events.compactMap { event -> InvalidConstraintReason? in
      if case .invalidConstraint(_, let reason) = event { reason } else { nil }
    }
    #expect(events == [.differentAxes] + Array(repeating: .missingAttribute, count: 4))
  }

  @Test func keepsBothRelationsOfOneChain() {
    let texts = prepared {
      let chain = $0.width
      chain.greaterThanOrEqualTo(10)
      chain.lessThanOrEqualTo(20).priority(.low)
    }
    #expect(texts == ["a.width >= 10", "a.width <= 20 @250"])
  }

  @Test func namesTheItemOfTheMaker() {
    a.snp.prepareConstraints { #expect($0.item === a) }
    #expect(a.snp.target === a)
  }
}
