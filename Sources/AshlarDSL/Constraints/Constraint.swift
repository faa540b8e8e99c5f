import AshlarLayout

/// One statement of a chain, alive: a relation that can be activated, deactivated and changed at any time.
///
/// It holds a layout constraint for every attribute named (and every item compared with). The constrained item remembers
/// what is active; a statement that is kept by nobody else goes when it is deactivated.
public final class Constraint {
  /// What a statement is compared with.
  enum Partner {
    case item(ConstraintItem)
    case items([ConstraintItem])
    /// The same attributes of the parent.
    case parent
    /// Sizes with the constant alone, places with the parent.
    case constant
    /// Something that depended on a parent which was not there; it cannot be found out later.
    case lost
  }

  let node: LayoutNode
  let attributes: AttributeSet
  let relation: LayoutRelation
  let partner: Partner
  let dialect: Dialect
  let callSite: CallSite

  var constant: ConstraintConstant = .number(0)
  var multiplier = 1.0
  /// `nil`: required, and nobody said so.
  var priority: LayoutPriority?
  var identifier: String?

  /// Empty until the partners are known.
  var made: [LayoutConstraint] = []

  /// Whether the statement is to be active and waits for its partner, because its item has no parent, or is in another
  /// tree than the item it is compared with.
  ///
  /// It becomes active when its item is added to a parent or joins the tree of an engine.
  public internal(set) var isWaiting = false

  init(
    _ node: LayoutNode, _ attributes: AttributeSet, _ relation: LayoutRelation, _ partner: Partner,
    origin: (dialect: Dialect, callSite: CallSite)
  ) {
    self.node = node
    self.attributes = attributes
    self.relation = relation
    self.partner = partner
    dialect = origin.dialect
    callSite = origin.callSite
  }

  /// The constraints of the engine that the statement stands for, in the fixed order of attributes.
  ///
  /// Empty while the statement needs a parent and its item has none.
  public var layoutConstraints: [LayoutConstraint] {
    resolve()
    return made
  }

  /// Whether the statement takes part in layout: whether any of its constraints does.
  ///
  /// Setting it activates or deactivates all of them.
  public var isActive: Bool {
    get { made.contains { $0.isActive } }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Makes the statement take part in layout, or wait for its partner; nothing happens if it does already.
  ///
  /// What cannot be is an event of the engine, with the place where the statement was written.
  public func activate() {
    [self].activate()
  }

  /// Takes the statement out of layout; nothing happens if it takes no part.
  public func deactivate() {
    [self].deactivate()
  }
}
