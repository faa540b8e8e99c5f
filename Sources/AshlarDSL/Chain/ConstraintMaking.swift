import AshlarLayout

/// One call of `makeConstraints` or its kin: describes first, then takes away and activates in one batch each.
struct ConstraintMaking {
  /// What becomes of the statements.
  enum Purpose {
    case prepare, make, remake, update
  }

  let purpose: Purpose
  let dialect: Dialect
  let callSite: CallSite

  func run(_ nodes: some Collection<LayoutNode>, _ block: (ConstraintMaker) -> Void) -> [Constraint] {
    if purpose == .remake && dialect.removal == .beforeBlock { remove(nodes) }
    var statements: [Constraint] = []
    for node in nodes {
      if dialect.translation == .offForGood { node.translatesAutoresizingMask = false }
      let maker = ConstraintMaker(node, dialect, callSite)
      block(maker)
      let described = maker.close()
      if statements.isEmpty { statements = described } else { statements += described }
    }
    switch purpose {
    case .prepare: return statements
    case .make: break
    case .remake: if dialect.removal == .afterBlock { remove(nodes) }
    case .update: adoptExisting(statements)
    }
    statements.activate()
    return statements
  }

  private func remove(_ nodes: some Collection<LayoutNode>) {
    for node in nodes { _ = node.clearMadeConstraints() }
  }
}
