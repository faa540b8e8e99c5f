extension LayoutConstraint {
  /// Whether the constraint takes part in layout.
  ///
  /// Setting it to `true` makes it the last in the order of activation; nothing happens if it is active already. One that
  /// is impossible (see ``invalidReason``) stays inactive, and the engine of its items hears of it.
  ///
  /// - Complexity: O(distance of its items in the tree), amortised.
  public var isActive: Bool {
    get { hostReference != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates the constraints, each after the one before it.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates the constraints; inactive ones are left alone.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// Activates a constraint of the chain, which takes it away with the next remake.
  ///
  /// - Returns: whether it is active.
  package func activateRemembered() -> Bool {
    activate()
    guard hostReference != nil else { return false }
    flags.insert(.isRemembered)
    return true
  }

  func activate() {
    guard hostReference == nil else { return }
    if let fault = statementFault {
      reportInvalid(fault)
    } else if let ancestor = commonAncestor {
      attach(to: ancestor)
    } else {
      reportInvalid(.noCommonAncestor)
    }
  }

  func deactivate() {
    guard let host else { return }
    forEachMentionedNode { node, slot in
      node.unmention(self, slot)
      node.countCrossing(-1, below: host)
    }
    self.host = nil
    host.engine?.didDeactivate(self)
    // Last, because host and owner may be the only ones that keep it.
    host.unhost(self)
    letOwnerGo()
  }

  private func attach(to ancestor: LayoutNode) {
    host = ancestor
    ancestor.host(self)
    keepOwner()
    forEachMentionedNode { node, slot in
      node.mention(self, slot)
      node.countCrossing(1, below: ancestor)
    }
    if let engine = ancestor.engine {
      engine.didActivate(self)
    } else {
      serial = ancestor.liveClock().tick()
    }
  }

  /// Tells the engine about a new constant, multiplier or priority; one that makes the constraint impossible ends it.
  func didChange(_ change: ConstraintChange) {
    guard let host else { return }
    if let fault = statementFault {
      deactivate()
      host.engine?.report(.invalidConstraint(self, fault))
    } else {
      host.engine?.enqueue(self, change)
    }
  }

  /// Sends ``LayoutEvent/invalidConstraint(_:_:)`` to the engine of its items.
  ///
  /// - Returns: `false` if none of them is in one, so that nobody heard.
  @discardableResult
  package func reportInvalid(_ reason: InvalidConstraintReason) -> Bool {
    for slot in operandSlots {
      if let engine = operand(slot)?.engine {
        engine.report(.invalidConstraint(self, reason))
        return true
      }
    }
    return false
  }
}
