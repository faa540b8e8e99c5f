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
    if firstNode === node { return 0 }
    if secondNode === node { return 1 }
    guard let starts else { return nil }
    if starts.first?.node === node { return 2 }
    return starts.second?.node === node ? 3 : nil
  }

  /// Calls the body with every node of the constraint once.
  @inline(__always)
  func forEachMentionedNode(_ body: (LayoutNode, _ slot: Int) -> Void) {
    // Unmanaged, because the constraint keeps its nodes.
    let first = Unmanaged.passUnretained(firstNode)
    first._withUnsafeGuaranteedRef { body($0, 0) }
    if starts == nil {
      guard let second = secondNode.map({ Unmanaged.passUnretained($0) }), second.toOpaque() != first.toOpaque() else {
        return
      }
      second._withUnsafeGuaranteedRef { body($0, 1) }
      return
    }
    for slot in operandSlots.dropFirst() {
      if let node = operand(slot), self.slot(of: node) == slot { body(node, slot) }
    }
  }

  /// The neighbours of the constraint on the list of the node that it names in a slot.
  subscript(links slot: Int) -> ConstraintLinks {
    get {
      switch slot {
      case 0: firstLinks
      case 1: secondLinks
      case 2: starts?.firstLinks ?? ConstraintLinks()
      default: starts?.secondLinks ?? ConstraintLinks()
      }
    }
    set {
      switch slot {
      case 0: firstLinks = newValue
      case 1: secondLinks = newValue
      case 2: starts?.firstLinks = newValue
      default: starts?.secondLinks = newValue
      }
    }
  }

  /// Whether a baseline may be among its attributes.
  var mayMeanBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline || starts != nil }

  /// Whether one of its attributes is such.
  func hasAttribute(_ isWanted: (LayoutAttribute) -> Bool) -> Bool {
    for slot in operandSlots where isWanted(operandAttribute(slot)) { return true }
    return false
  }
}
