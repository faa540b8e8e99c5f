import AshlarDSL
import AshlarLayout
import Testing

@Suite struct EditingTests {
  private let scene = Scene(["a", "b"])
  private var a: Box { scene.boxes[0] }
  private var b: Box { scene.boxes[1] }

  private func prepared(_ block: (ConstraintMaker) -> Void) -> [String] { scene.texts(a.snp.prepareConstraints(block)) }

  @Test func multipliesAndDivides() {
    #expect(prepared { $0.width.equalTo(b).multipliedBy(2) } == ["a.width == 2 * b.width"])
    #expect(prepared { $0.width.equalTo(b).dividedBy(4) } == ["a.width == 0.25 * b.width"])
    #expect(
      prepared { $0.width.equalTo(b).multipliedBy(2).dividedBy(4).offset(1) } == ["a.width == 0.25 * b.width + 1"])
    #expect(prepared { $0.width.equalTo(100).multipliedBy(2) } == ["a.width == 100"])
  }

  @Test func takesTheLastConstant() {
    #expect(prepared { $0.width.equalTo(3).offset(4) } == ["a.width == 4"])
    #expect(prepared { $0.left.equalTo(b).offset(4).inset(5) } == ["a.left == b.left + 5"])
    #expect(prepared { $0.right.equalTo(b).inset(5).offset(4) } == ["a.right == b.right + 4"])
  }

  @Test func addsNumbersToEveryAttribute() {
    #expect(
      prepared { $0.edges.equalTo(b).offset(2) } == [
        "a.left == b.left + 2", "a.top == b.top + 2", "a.right == b.right + 2", "a.bottom == b.bottom + 2",
      ])
    #expect(
      prepared { $0.left.size.equalTo(b).offset(Size(width: 1, height: 2)) } == [
        "a.left == b.left", "a.width == b.width + 1", "a.height == b.height + 2",
      ])
    #expect(
      prepared { $0.center.width.equalTo(b).offset(Point(x: 1, y: 2)) } == [
        "a.width == b.width", "a.centerX == b.centerX + 1", "a.centerY == b.centerY + 2",
      ])
  }

  @Test func takesPriorities() {
    let texts = prepared {
      $0.width.equalTo(1).priority(.required)
      $0.width.equalTo(1).priority(.high)
      $0.width.equalTo(1).priority(.medium)
      $0.width.equalTo(1).priority(.low)
      $0.width.equalTo(1).priority(.low + 1)
      $0.width.equalTo(1).priority(.required - 0.5)
      $0.width.equalTo(1).priority(750)
      $0.width.equalTo(1).priority(999.5)
      $0.width.equalTo(1).priority(LayoutPriority.fittingSizeLevel)
      $0.width.equalTo(1).priority(ConstraintPriority.medium.advanced(by: 1))
    }
    let priorities = ["", " @750", " @500", " @250", " @251", " @999.5", " @750", " @999.5", " @50", " @501"]
    #expect(texts == priorities.map { "a.width == 1" + $0 })
    #expect(ConstraintPriority.low < .high && ConstraintPriority.low.distance(to: .medium) == 250)
    #expect(ConstraintPriority(1.5) == 1.5)
  }

  @Test func labels() {
    let texts = prepared {
      $0.size.equalTo(5).priority(.low).labeled("square")
      $0.left.equalTo(b).labeled("pin")
    }
    #expect(texts == ["a.width == 5 @250 #square", "a.height == 5 @250 #square", "a.left == b.left #pin"])
  }

  /// A word on a chain that was kept still counts after the block: it changes the live constraint.
  @Test func changesTheLiveConstraintAfterTheBlock() {
    var kept: ConstraintMakerEditable?
    a.snp.makeConstraints { kept = $0.width.equalTo(5) }
    kept?.offset(7).multipliedBy(2).priority(.low).labeled("late")
    #expect(scene.active == ["a.width == 7 @250 #late"])
  }

  @Test func setsContentPriorities() {
    a.snp.contentHuggingHorizontalPriority = 1
    a.snp.contentHuggingVerticalPriority = 2
    a.snp.contentCompressionResistanceHorizontalPriority = 3
    a.snp.contentCompressionResistanceVerticalPriority = 4
    #expect(a.layoutNode.contentHuggingPriority(for: .horizontal) == 1)
    #expect(a.layoutNode.contentHuggingPriority(for: .vertical) == 2)
    #expect(a.layoutNode.contentCompressionResistancePriority(for: .horizontal) == 3)
    #expect(a.layoutNode.contentCompressionResistancePriority(for: .vertical) == 4)
    #expect(b.snp.contentHuggingHorizontalPriority == 250 && b.snp.contentHuggingVerticalPriority == 250)
    #expect(b.snp.contentCompressionResistanceHorizontalPriority == 750)
    #expect(b.snp.contentCompressionResistanceVerticalPriority == 750)
  }
}
