extension LayoutConstraint {
  /// How many nodes a constraint can name: two a side.
  static let operandCount = 4

  /// The node in one of the four places of the constraint: first, second, and where their distances start.
  func operand(_ slot: Int) -> LayoutNode? {
    switch slot {
    case 0: firstNode
    case 1: secondNode
    case 2: starts?.first?.node
    default: starts?.second?.node
    }
  }

  func operandAttribute(_ slot: Int) -> LayoutAttribute {
    switch slot {
    case 0: firstAttribute
    case 1: secondAttribute
    case 2: starts?.first?.attribute ?? .notAnAttribute
    default: starts?.second?.attribute ?? .notAnAttribute
    }
  }

  /// The slots of the constraint that hold a node: more than two only where a side is a distance.
  var operandSlots: Range<Int> { 0..<(starts == nil ? 2 : LayoutConstraint.operandCount) }

  /// The first slot that holds the node; a node in several slots is mentioned once.
  func slot(of node: LayoutNode) -> Int? {
    for slot in operandSlots where operand(slot) === node { return slot }
    return nil
  }

  /// Calls the body with every node of the constraint once.
  func forEachMentionedNode(_ body: (LayoutNode, _ slot: Int) -> Void) {
    for slot in operandSlots {
      if let node = operand(slot), self.slot(of: node) == slot { body(node, slot) }
    }
  }

  /// Where the constraint stands in the list of a node that it mentions.
  func mentionIndex(_ slot: Int) -> Int {
    switch slot {
    case 0: Int(firstIndex)
    case 1: Int(secondIndex)
    case 2: Int(starts?.firstIndex ?? -1)
    default: Int(starts?.secondIndex ?? -1)
    }
  }

  func setMentionIndex(_ index: Int, _ slot: Int) {
    let index = Int32(truncatingIfNeeded: index)
    switch slot {
    case 0: firstIndex = index
    case 1: secondIndex = index
    case 2: starts?.firstIndex = index
    default: starts?.secondIndex = index
    }
  }

  /// Whether one of its attributes is such.
  func hasAttribute(_ isWanted: (LayoutAttribute) -> Bool) -> Bool {
    for slot in operandSlots where isWanted(operandAttribute(slot)) { return true }
    return false
  }
}
