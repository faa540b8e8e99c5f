import AshlarLayout

extension Constraint {
  /// Makes the layout constraints if the partners are known.
  ///
  /// - Returns: `false` if the item has no parent and needs one.
  @discardableResult
  func resolve() -> Bool {
    guard firstMade == nil else { return true }
    switch partner {
    case .item(let item):
      make(with: item.node, item.attributes)
    case .items(let items):
      for item in items { make(with: item.node, item.attributes) }
    case .parent:
      guard let parent = node.parent else { return false }
      make(with: parent)
    case .constant:
      guard node.parent != nil || attributes.isOnlySizes else { return false }
      for attribute in attributes.attributes { makeFromConstant(attribute) }
    case .lost:
      return false
    }
    return true
  }

  private func make(with other: LayoutNode, _ others: AttributeSet = []) {
    for attribute in attributes.attributes {
      append(attribute, other, others.partner(of: attribute))
    }
  }

  private func makeFromConstant(_ attribute: LayoutAttribute) {
    guard !attribute.isSize, let parent = node.parent else { return append(attribute, nil, .notAnAttribute) }
    var partner = attribute
    if dialect.centerPartner == .origin {
      if attribute == .centerX { partner = .left }
      if attribute == .centerY { partner = .top }
    }
    append(attribute, parent, partner)
  }

  private func append(_ attribute: LayoutAttribute, _ other: LayoutNode?, _ partner: LayoutAttribute) {
    var number = 0.0
    if case .number(let given) = constant { number = given }
    let constraint = LayoutConstraint(
      node, attribute, relation, other, partner, multiplier: multiplier, constant: number, callSite: callSite)
    if case .number = constant {} else { constraint.constant = dialect.part(of: constant, for: constraint) }
    if let priority { constraint.priority = priority }
    if let identifier { constraint.identifier = identifier }
    addMade(constraint)
  }

  /// Activates the statement's constraints, or lets it wait; what nobody heard fail waits, too.
  func takeEffect() {
    if dialect.translation == .offWhileConstrained { node.suspendTranslation() }
    forgetFormerParent()
    guard resolve() else { return waitForParent() }
    if isBetweenTrees { return wait() }
    var areAllActive = true
    forEachMade { if !$0.activateRemembered() { areAllActive = false } }
    if !areAllActive && !node.isInEngine { wait() }
  }

  /// Drops constraints with a parent that the item has no more; they are made anew with the present one.
  private func forgetFormerParent() {
    switch partner {
    case .item, .items, .lost: return
    case .parent, .constant: break
    }
    guard firstMade != nil, containsMade(where: { $0.secondNode != nil && $0.secondNode !== node.parent }) else {
      return
    }
    LayoutConstraint.deactivate(made)
    forgetMade()
  }

  /// Whether the partner is in an engine's tree and the item in none. It may join later, so that is no mistake yet.
  private var isBetweenTrees: Bool {
    !node.isInEngine && containsMade { $0.secondNode?.isInEngine == true }
  }

  private func waitForParent() {
    if node.isInEngine, let attribute = attributes.first {
      LayoutConstraint(LayoutExpression(node, attribute), relation, callSite: callSite).reportInvalid(.missingParent)
    }
    wait()
  }

  private func wait() {
    if !isWaiting { node.waitingStatementsForWriting()?.wait(self) }
  }
}
