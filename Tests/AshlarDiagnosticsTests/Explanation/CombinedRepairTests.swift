import AshlarDiagnostics
import Testing

/// A list with several conflicts, told by hand.
struct SeveralConflicts: CustomTestStringConvertible, Sendable {
  var name: String
  var lines: [String]
  /// Smallest sets, read from the lines: of each at least one member has to change.
  var sets: [[Int]]
  /// Constraints that go together when the mask of their item is turned off.
  var masks: [Int] = []
  /// How many steps there are to be, where that can be told.
  var steps: Int?

  var testDescription: String { name }

  /// What no longer holds after a step.
  private func given(by step: Repair.Step) -> [Int] { step.change == .maskOff ? masks : [step.constraint] }

  /// Whether steps leave none of the sets whole.
  func isHealed(by steps: [Repair.Step]) -> Bool {
    let given = steps.flatMap { self.given(by: $0) }
    return sets.allSatisfy { $0.contains { given.contains($0) } }
  }
}

private let severalConflicts: [SeveralConflicts] = [
  .init(
    name: "two",
    lines: ["UIView:0x2.height == 10", "UIView:0x2.height == 20", "UIView:0x2.width == 30", "UIView:0x2.width == 40"],
    sets: [[0, 1], [2, 3]]),
  .init(
    name: "three",
    lines: [
      "UIView:0x2.height == 10", "UIView:0x2.height == 20", "UIView:0x2.width == 30", "UIView:0x2.width >= 40",
      "UILabel:0x3.height <= 5", "UILabel:0x3.height == 6",
    ], sets: [[0, 1], [2, 3], [4, 5]]),
  // The label of 50 with 10 on both sides needs 70 of the view's 60.
  .init(
    name: "a sum and twins",
    lines: [
      "H:|-(10)-[UILabel:0x3]   (Names: '|':UIView:0x2 )", "UILabel:0x3.width == 50",
      "H:[UILabel:0x3]-(10)-|   (Names: '|':UIView:0x2 )", "UIView:0x2.width == 60", "UIView:0x2.height == 1",
      "UIView:0x2.height == 2",
    ], sets: [[0, 1, 2, 3], [4, 5]]),
  // One mask has a part in two conflicts, and a third is none of its business. The mask's view is all that is sized: it
  // counts as the outermost one, whose frame may well be set.
  .init(
    name: "masks",
    lines: [
      "h=--& v=--& UIView:0x2.height == 100", "UIView:0x2.height == 50", "h=--& v=--& UIView:0x2.width == 100",
      "UIView:0x2.width == 50", "UILabel:0x3.height == 5", "UILabel:0x3.height == 6",
    ], sets: [[0, 1], [2, 3], [4, 5]], masks: [0, 2]),
  // The same beside another view with a frame: now the mask is what is wrong, and one step is enough for two sets.
  .init(
    name: "a mask left on",
    lines: [
      "h=--& v=--& UIButton:0x9.width == 7", "h=--& v=--& UIView:0x2.height == 100", "UIView:0x2.height == 50",
      "h=--& v=--& UIView:0x2.width == 100", "UIView:0x2.width == 50", "UILabel:0x3.height == 5",
      "UILabel:0x3.height == 6",
    ], sets: [[1, 2], [3, 4], [5, 6]], masks: [1, 3], steps: 2),
  // Three numbers for one height: two of them have to go.
  .init(
    name: "triplets",
    lines: ["UIView:0x2.height == 10", "UIView:0x2.height == 20", "UIView:0x2.height == 30"],
    sets: [[0, 1], [0, 2], [1, 2]]),
]

@Suite struct CombinedRepairTests {
  @Test(arguments: severalConflicts)
  func healsWithNoNeedlessStep(_ sample: SeveralConflicts) throws {
    let explanation = try #require(Explanation(lines: sample.lines))
    #expect(explanation.verdict == .conflict)
    #expect(sample.sets.contains(explanation.minimal))
    let repair = try #require(explanation.repairs.first)
    #expect(explanation.repairs.count == 1)
    #expect(repair.steps.count > 1)
    if let count = sample.steps {
      #expect(repair.steps.count == count)
      #expect(repair.steps.contains { $0.change == .maskOff })
    }
    #expect(repair.steps.allSatisfy { $0.change == .priority || $0.change == .maskOff })
    #expect(sample.isHealed(by: repair.steps), "\(repair.words)")
    for index in repair.steps.indices {
      var fewer = repair.steps
      fewer.remove(at: index)
      #expect(!sample.isHealed(by: fewer), "needless: \(repair.steps[index])")
    }
  }
}
