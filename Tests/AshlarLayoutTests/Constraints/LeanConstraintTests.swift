import Testing

@testable import AshlarLayout

/// Constraints are many, so each costs little: one object, no lists, no boxes but for what few need.
@Suite struct LeanConstraintTests {
  #if os(Linux)
    /// An object's header of 16 bytes, two nodes, the one that holds it and two boxes for what few need (40), multiplier
    /// and constant (16), file, line, attributes and relation (24), priority and flags (8), serial number and row (16),
    /// three pairs of neighbours (48): 168 in all, which fill a block of malloc's of 176.
    @Test func anActiveConstraintIsOneSmallObject() {
      let type = unsafeBitCast(LayoutConstraint.self as AnyClass, to: UnsafeRawPointer.self)
      // Where the size of instances stands: docs/ABI/TypeMetadata.rst of Swift, "Class Metadata", without Objective-C.
      let size = type.load(fromByteOffset: 24, as: UInt32.self)
      #expect(size == 16 + 40 + 16 + 24 + 8 + 16 + 48)
      let scene = Scene(["a", "b"])
      #expect(scene.activate("a.left == b.right + 8")[0].starts == nil)
    }
  #endif

  /// 100,000 constraints that name one item and are held by one come and go in any order.
  @Test(arguments: [true, false]) func listsOfAnyLengthCostTheSame(isForward: Bool) {
    let scene = Scene(["a", "b"], hasEngine: false)
    let all = (0..<100_000).map { scene.constraint("a.left == b.left + \($0)") }
    LayoutConstraint.activate(all)
    #expect(scene["a"].ownConstraints == all && scene["a"].mentions.count == 100_000)
    for constraint in isForward ? all : all.reversed() { constraint.isActive = false }
    #expect(scene["a"].mentions == [] && scene["b"].mentions == [] && scene.root.layoutNode.constraints == [])
  }

  /// Constraints leave from the middle of every list, and those of the others stay.
  @Test func listsKeepTheOthers() {
    let scene = Scene(["a", "b", "c"])
    let all = scene.activate("a.left == b.left", "b.left == a.left + 0", "a.top == c.top", "c.left == a.right")
    for left in all {
      left.isActive = false
      let present = all.filter { $0 !== left }
      #expect(scene.root.layoutNode.constraints == present.sorted { $0.serial < $1.serial })
      for name in ["a", "b", "c"] {
        let named = present.filter { $0.slot(of: scene[name]) != nil }
        #expect(scene[name].mentions.sorted { $0.serial < $1.serial } == named.sorted { $0.serial < $1.serial })
        #expect(scene[name].ownConstraints.allSatisfy { $0.firstNode === scene[name] })
      }
      scene.engine?.layoutIfNeeded()
      left.isActive = true
    }
  }
}
