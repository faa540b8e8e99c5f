import AshlarLayout

extension ConstraintMaking {
  /// Puts constraints that are in force in the place of new ones that state the same, and changes them accordingly.
  func adoptExisting(_ statements: [Constraint]) {
    var taken: Set<ObjectIdentifier> = []
    for statement in statements {
      if let old = statement.node.waitingStatements?.statements.first(where: { statement.restates($0) }) {
        statement.takePlace(of: old)
      }
      statement.resolve()
      let inForce = statement.node.ownConstraints
      for (index, new) in statement.made.enumerated() {
        let old = inForce.best { $0.isRemembered && !taken.contains(ObjectIdentifier($0)) ? fit($0, new) : nil }
        guard let old else { continue }
        taken.insert(ObjectIdentifier(old))
        adopt(old, new, statement)
        statement.replaceMade(at: index, by: old)
      }
    }
  }

  /// How well a constraint in force fits a new one: `nil` not at all, 1 if nothing but the constant differs.
  private func fit(_ old: LayoutConstraint, _ new: LayoutConstraint) -> Int? {
    guard
      old.firstAttribute == new.firstAttribute, old.secondAttribute == new.secondAttribute,
      old.relation == new.relation, old.secondNode === new.secondNode
    else { return nil }
    if old.multiplier == new.multiplier && old.priority == new.priority { return 1 }
    return dialect.updateMatch == .statement ? 0 : nil
  }

  /// A priority and a label stay as they are unless the statement names them.
  private func adopt(_ old: LayoutConstraint, _ new: LayoutConstraint, _ statement: Constraint) {
    old.constant = new.constant
    old.multiplier = new.multiplier
    if statement.priority != nil { old.priority = new.priority }
    if let identifier = new.identifier { old.identifier = identifier }
  }
}

extension Constraint {
  /// Whether both state the same of the same partner.
  fileprivate func restates(_ other: Constraint) -> Bool {
    guard node === other.node, attributes == other.attributes, relation == other.relation else { return false }
    switch (partner, other.partner) {
    case (.parent, .parent), (.constant, .constant): return true
    case (.item(let item), .item(let other)): return item == other
    case (.items(let items), .items(let others)): return items == others
    default: return false
    }
  }

  /// Waits in place of another statement, whose priority and label it has unless its own are named.
  fileprivate func takePlace(of other: Constraint) {
    other.deactivate()
    if priority == nil, let inherited = other.priority { setPriority(inherited) }
    if identifier == nil, let inherited = other.identifier { setIdentifier(inherited) }
  }
}

extension [LayoutConstraint] {
  /// The first of those that score highest, or `nil` if none scores; 1 is the highest score.
  fileprivate func best(_ score: (LayoutConstraint) -> Int?) -> LayoutConstraint? {
    var candidate: LayoutConstraint?
    for constraint in self {
      guard let score = score(constraint) else { continue }
      if score == 1 { return constraint }
      if candidate == nil { candidate = constraint }
    }
    return candidate
  }
}
