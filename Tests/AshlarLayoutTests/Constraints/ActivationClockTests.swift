import AshlarTestSupport
import Testing

@testable import AshlarLayout

@Suite struct ActivationClockTests {
  /// Under any growing, cutting and dying of trees, what is activated comes after all that is active in its tree.
  @Test(arguments: 0..<50) func ordersActivationsInEveryTree(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var boxes = (0..<20).map { Box("\($0)") }
    for step in 0..<400 {
      let index = Int.random(in: 0..<boxes.count, using: &random)
      let node = boxes[index].layoutNode
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3: random.pick(boxes).layoutNode.addChild(node)
      case 3: node.removeFromParent()
      case 4: if random.chance(0.2) { boxes[index] = Box("new") }
      case 5: random.pick(node.constraints + [boxes[0].widthAnchor.constraint(equalToConstant: 1)]).isActive = false
      default:
        let other = random.pick(boxes)
        let constraint = boxes[index].leftAnchor.constraint(equalTo: other.leftAnchor)
        constraint.isActive = true
        for earlier in active(in: node.topmost) where constraint.isActive && earlier !== constraint {
          #expect(earlier.serial < constraint.serial, "seed \(seed), step \(step)")
        }
      }
      expectInvariant(boxes, "seed \(seed), step \(step)")
    }
  }

  private func active(in top: LayoutNode) -> [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    top.walkSubtree { node in
      result += node.hosted
      return true
    }
    return result
  }

  private func expectInvariant(_ boxes: [Box], _ comment: Comment) {
    for box in boxes {
      if let clock = box.layoutNode.clock, !clock.isRetired, let parent = box.layoutNode.parent {
        #expect(parent.clock === clock, comment)
      }
    }
  }
}

extension LayoutNode {
  fileprivate var topmost: LayoutNode {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }
}
