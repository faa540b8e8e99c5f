import AshlarLayout

extension Constraint {
  /// Replaces what is added to the right side; takes effect in the next layout pass.
  @discardableResult
  public func update<Offset: ConstraintOffsetTarget>(offset: Offset) -> Constraint {
    setConstant(offset.offsetConstant)
    return self
  }

  /// Replaces what is added to the right side by distances inward from the edges.
  @discardableResult
  public func update<Inset: ConstraintInsetTarget>(inset: Inset) -> Constraint {
    setConstant(inset.insetConstant)
    return self
  }

  /// Replaces the priority, also from and to required.
  @discardableResult
  public func update<Priority: ConstraintPriorityTarget>(priority: Priority) -> Constraint {
    setPriority(priority.layoutPriority)
    return self
  }

  /// Replaces the priority, also from and to required.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    setPriority(priority.layoutPriority)
    return self
  }

  /// Replaces the factor of the right side; without effect where that is a constant alone.
  @discardableResult
  public func update<Multiplier: ConstraintMultiplierTarget>(multiplier: Multiplier) -> Constraint {
    setMultiplier(multiplier.constraintMultiplier)
    return self
  }
}

extension Constraint {
  func setConstant(_ constant: ConstraintConstant) {
    self.constant = constant
    forEachMade { $0.constant = dialect.part(of: constant, for: $0) }
  }

  func setPriority(_ priority: LayoutPriority) {
    self.priority = priority
    forEachMade { $0.priority = priority }
  }

  func setMultiplier(_ multiplier: Double) {
    self.multiplier = multiplier
    forEachMade { $0.multiplier = multiplier }
  }

  func setIdentifier(_ identifier: String) {
    self.identifier = identifier
    forEachMade { $0.identifier = identifier }
  }
}
