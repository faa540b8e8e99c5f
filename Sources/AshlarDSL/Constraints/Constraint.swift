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

  @exclusivity(unchecked) var constant: ConstraintConstant = .number(0)
  @exclusivity(unchecked) var multiplier = 1.0
  /// `nil`: required, and nobody said so.
  @exclusivity(unchecked) var priority: LayoutPriority?
  @exclusivity(unchecked) var identifier: String?

  /// Nil until the partners are known.
  @exclusivity(unchecked) private(set) var firstMade: LayoutConstraint?
  /// The others; most statements stand for a single constraint.
  @exclusivity(unchecked) private(set) var othersMade: [LayoutConstraint] = []

  /// Whether the statement is to be active and waits for its partner, because its item has no parent, or is in another
  /// tree than the item it is compared with.
  ///
  /// It becomes active when its item is added to a parent or joins the tree of an engine.
  public var isWaiting: Bool { waitingIndex >= 0 }
  /// Where the statement stands among those that wait at its item, or -1: it does not wait.
  @exclusivity(unchecked) var waitingIndex = -1

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

  func addMade(_ constraint: LayoutConstraint) {
    if firstMade == nil { firstMade = constraint } else { othersMade.append(constraint) }
  }

  func forgetMade() {
    firstMade = nil
    othersMade = []
  }

  /// Puts another constraint in the place of one.
  func replaceMade(at index: Int, by constraint: LayoutConstraint) {
    if index == 0 { firstMade = constraint } else { othersMade[index - 1] = constraint }
  }

  @inline(__always)
  func forEachMade(_ body: (LayoutConstraint) -> Void) {
    if let firstMade { body(firstMade) }
    for constraint in othersMade { body(constraint) }
  }

  @inline(__always)
  func containsMade(where isWanted: (LayoutConstraint) -> Bool) -> Bool {
    if let firstMade, isWanted(firstMade) { return true }
    return othersMade.contains(where: isWanted)
  }

  /// In the fixed order of attributes; empty until the partners are known.
  var made: [LayoutConstraint] { firstMade.map { [$0] + othersMade } ?? [] }

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
    get { containsMade { $0.isActive } }
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
