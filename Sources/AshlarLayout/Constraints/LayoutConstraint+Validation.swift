extension LayoutConstraint {
  /// Why the constraint cannot be active, or `nil` if it can.
  ///
  /// - Complexity: O(distance of its items in the tree).
  public var invalidReason: InvalidConstraintReason? {
    statementFault ?? (commonAncestor == nil ? .noCommonAncestor : nil)
  }

  /// What is wrong with the statement itself, wherever its items are.
  var statementFault: InvalidConstraintReason? {
    isPlainlyValid ? nil : thoroughStatementFault
  }

  /// Whether it is of the kind that most are, without anything that needs a closer look.
  private var isPlainlyValid: Bool {
    guard starts == nil, firstNode.hasOwner, multiplier.isComputable, multiplier != 0, constant.isComputable,
      priority.isValid
    else { return false }
    // Unmanaged, because the constraint keeps its nodes.
    guard let second = secondNode.map({ Unmanaged.passUnretained($0) }) else { return firstAttribute.isSize }
    guard second._withUnsafeGuaranteedRef({ $0.hasOwner }) else { return false }
    if firstAttribute == secondAttribute { return firstAttribute != .notAnAttribute }
    return firstAttribute.isPlace && secondAttribute.isPlace && firstAttribute.axis == secondAttribute.axis
  }

  private var thoroughStatementFault: InvalidConstraintReason? {
    guard firstAttribute != .notAnAttribute else { return .missingAttribute }
    if !firstNode.hasOwner { return .missingItem }
    if let fault = partnerFault ?? startFault { return fault }
    guard multiplier.isComputable, constant.isComputable else { return .notFinite }
    return priority.isValid ? nil : .invalidPriority
  }

  /// What forbids the pair of attributes.
  private var partnerFault: InvalidConstraintReason? {
    let firstIsSize = firstAttribute.isSize || starts?.first != nil
    guard let secondNode else { return firstIsSize ? nil : .placeWithoutPartner }
    guard secondAttribute != .notAnAttribute else { return .missingAttribute }
    if !secondNode.hasOwner { return .missingItem }
    let secondIsSize = secondAttribute.isSize || starts?.second != nil
    if firstIsSize && secondIsSize { return nil }
    if firstAttribute.axis != secondAttribute.axis { return .differentAxes }
    if firstIsSize != secondIsSize { return .placeComparedWithSize }
    if firstAttribute.mixesDirections(with: secondAttribute) { return .mixedDirections }
    return multiplier == 0 ? .placeWithoutPartner : nil
  }

  /// What forbids a distance that is a side.
  private var startFault: InvalidConstraintReason? {
    distanceFault(to: firstAttribute, from: starts?.first) ?? distanceFault(to: secondAttribute, from: starts?.second)
  }

  private func distanceFault(
    to end: LayoutAttribute, from start: LayoutExpression.Place?
  ) -> InvalidConstraintReason? {
    guard let start else { return nil }
    if !start.node.hasOwner { return .missingItem }
    if end.isSize || start.attribute.isSize { return .placeComparedWithSize }
    if end.axis != start.attribute.axis { return .differentAxes }
    return end.mixesDirections(with: start.attribute) ? .mixedDirections : nil
  }

  /// Whether one side is measured along the other axis than the other side: an aspect ratio.
  var comparesAxes: Bool { secondNode != nil && firstAttribute.axis != secondAttribute.axis }

  /// The node that holds the constraint when it is active: the nearest common ancestor of all that it names.
  package var commonAncestor: LayoutNode? {
    if starts == nil {
      guard let second = secondNode.map({ Unmanaged.passUnretained($0) }) else { return firstNode }
      return second._withUnsafeGuaranteedRef { firstNode.nearestCommonAncestor(with: $0) }
    }
    var ancestor: LayoutNode? = firstNode
    for slot in operandSlots.dropFirst() {
      if let node = operand(slot) { ancestor = ancestor?.nearestCommonAncestor(with: node) }
    }
    return ancestor
  }
}

extension LayoutAttribute {
  /// Whether it is a place that means the same in every layout direction.
  fileprivate var isPlace: Bool { !isSize && !isDirectional && self != .notAnAttribute }

  fileprivate func mixesDirections(with other: LayoutAttribute) -> Bool {
    isAbsoluteSide && other.isDirectional || isDirectional && other.isAbsoluteSide
  }
}
