import AshlarLayout
import Testing

@Suite struct VisualFormatLayoutConstraintTests {
  private let root = Box("root")
  private let first = Box("first")
  private let second = Box("second")

  init() {
    root.layoutNode.addChild(first.layoutNode)
    root.layoutNode.addChild(second.layoutNode)
  }

  private func texts(_ constraints: [LayoutConstraint]) -> [String] {
    constraints.map { $0.description { ($0.owner as? Box)?.name ?? "guide" } }
  }

  /// Each line follows from the grammar: gap before size, left to right, alignments last; a bare `-` is 8 between
  /// neighbours and the superview's margin at its edge.
  @Test func makesInactiveConstraintsOfItems() throws {
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "|-[a(>=w@p)]-(<=20@0)-[b(==a)]-4.5-|", options: .alignAllFirstBaseline,
      metrics: ["w": 40, "p": 750], views: ["a": first, "b": second])
    #expect(
      texts(constraints) == [
        "first.leading == root.leadingMargin", "first.width >= 40 @750", "second.leading <= first.trailing + 20 @0",
        "second.width == first.width", "root.trailing == second.trailing + 4.5",
        "first.firstBaseline == second.firstBaseline",
      ])
    #expect(constraints.allSatisfy { !$0.isActive && $0.identifier == nil })
  }

  @Test func takesTheCallSite() throws {
    let line: UInt = #line + 1
    let constraints = try LayoutConstraint.constraints(withVisualFormat: "[a][b]", views: ["a": first, "b": second])
    #expect(constraints.map(\.callSite.line) == [UInt32(line)])
  }

  @Test func usesTheGivenSpacing() throws {
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "V:|-[a]-[b]", views: ["a": first, "b": second],
      spacing: StandardSpacing(sibling: 6, superview: 20))
    #expect(texts(constraints) == ["first.top == root.top + 20", "second.top == first.bottom + 6"])
  }

  @Test func usesTheSpacingOfTheTree() throws {
    let engine = LayoutEngine(root: root, size: Size(width: 100, height: 100))
    engine.standardSpacing = StandardSpacing(sibling: 5, superview: 15)
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "|-[a]-[b]", views: ["a": first, "b": second])
    #expect(texts(constraints) == ["first.leading == root.leading + 15", "second.leading == first.trailing + 5"])
    withExtendedLifetime(engine) {}
  }

  /// 100 points less margins of 8 leave 84, less a gap of 8 leave 76, shared equally.
  @Test func laysOut() throws {
    let engine = LayoutEngine(root: root, size: Size(width: 100, height: 40))
    let views = ["a": first, "b": second]
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(withVisualFormat: "|-[a]-[b(==a)]-|", options: .alignAllTop, views: views))
    LayoutConstraint.activate(try LayoutConstraint.constraints(withVisualFormat: "V:|-[a(20)]", views: views))
    LayoutConstraint.activate(try LayoutConstraint.constraints(withVisualFormat: "V:[b(10)]", views: views))
    engine.layoutIfNeeded()
    #expect(first.frame == [8, 8, 38, 20])
    #expect(second.frame == [54, 8, 38, 10])
  }

  /// The superview of a guide is the item that owns it.
  @Test func placesGuides() throws {
    let guide = LayoutGuide()
    first.layoutNode.addChild(guide.layoutNode)
    let constraints = try LayoutConstraint.constraints(withVisualFormat: "|[g]|", views: ["g": guide])
    #expect(texts(constraints) == ["guide.leading == first.leading", "first.trailing == guide.trailing"])
  }

  @Test func refusesTheEdgeOfAMissingSuperview() {
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: "V:[r]|", views: ["r": root])
    }
    #expect(error == VisualFormatError(.noSuperview, column: 6))
  }
}
