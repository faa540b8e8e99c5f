import AshlarSolver

/// A linear relation between attributes of one or two items:
/// `firstItem.firstAttribute  relation  multiplier · secondItem.secondAttribute + constant`.
///
/// A new constraint is inactive. While it is active, the nearest common ancestor of its items holds it and keeps it
/// alive; while its items are in no engine's tree it waits.
public final class LayoutConstraint {
  // Constraints are many, so the order of the fields leaves no gaps: 168 bytes in all, as `LeanConstraintTests` knows.
  // None is checked for exclusive access: a tree belongs to one task, and no accessor runs foreign code.
  package let firstNode: LayoutNode
  package let secondNode: LayoutNode?
  let starts: DistanceStarts?
  private let fileID: StaticString
  /// The attribute of the first item.
  public let firstAttribute: LayoutAttribute
  /// The attribute of the second item, ``LayoutAttribute/notAnAttribute`` without one.
  public let secondAttribute: LayoutAttribute
  /// How the left side compares with the right side.
  public let relation: LayoutRelation
  private let line: UInt32

  /// What the second attribute is multiplied by; a size times 0 is no second attribute at all.
  @exclusivity(unchecked) public var multiplier: Double {
    didSet { if multiplier != oldValue { didChange(.statement) } }
  }
  /// What is added to the right side, in points.
  @exclusivity(unchecked) public var constant: Double {
    didSet { if constant != oldValue { didChange(.constant) } }
  }
  /// How much the constraint matters; may change at any time, also from and to ``LayoutPriority/required``.
  @exclusivity(unchecked) public var priority: LayoutPriority = .required {
    didSet { if priority != oldValue { didChange(.priority) } }
  }
  @exclusivity(unchecked) var flags: Flags
  /// What the engine is to tell the solver in its next pass.
  @exclusivity(unchecked) var unsent: ConstraintChange = []

  // What an active constraint knows.
  /// The node that holds the constraint; not counted.
  @exclusivity(unchecked) var hostReference: Unmanaged<LayoutNode>?
  @exclusivity(unchecked) var serial: Int64 = 0
  @exclusivity(unchecked) private var solverIndex: Int32 = -1
  @exclusivity(unchecked) private var solverGeneration: UInt32 = 0
  @exclusivity(unchecked) var hostLinks = ConstraintLinks()
  @exclusivity(unchecked) var firstLinks = ConstraintLinks()
  @exclusivity(unchecked) var secondLinks = ConstraintLinks()

  /// A box, because few constraints have a text or an owner.
  @exclusivity(unchecked) private(set) var label: ConstraintLabel?

  /// Makes an inactive, required constraint between attributes, without distances.
  package init(
    _ first: LayoutNode, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation, _ second: LayoutNode?,
    _ secondAttribute: LayoutAttribute, multiplier: Double, constant: Double, callSite: CallSite
  ) {
    firstNode = first
    self.firstAttribute = firstAttribute
    secondNode = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    starts = nil
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    fileID = callSite.fileID
    line = callSite.line
    flags = []
  }

  package init(
    _ first: LayoutExpression, _ relation: LayoutRelation, _ second: LayoutExpression? = nil, multiplier: Double = 1,
    constant: Double = 0, callSite: CallSite, isSystem: Bool = false
  ) {
    firstNode = first.node
    firstAttribute = first.attribute
    secondNode = second?.node
    secondAttribute = second?.attribute ?? .notAnAttribute
    if first.start != nil || second?.start != nil {
      starts = DistanceStarts(first: first.start, second: second?.start)
    } else {
      starts = nil
    }
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    fileID = callSite.fileID
    line = callSite.line
    flags = isSystem ? .isSystem : []
  }

  /// Makes an inactive, required constraint.
  ///
  /// - Parameter second: `nil` compares a size with the constant alone; the second attribute is then ignored.
  public convenience init(
    item first: any LayoutItem, attribute firstAttribute: LayoutAttribute, relatedBy relation: LayoutRelation,
    toItem second: (any LayoutItem)? = nil, attribute secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    var expression: LayoutExpression?
    if let second { expression = LayoutExpression(second.layoutNode, secondAttribute) }
    self.init(
      LayoutExpression(first.layoutNode, firstAttribute), relation, expression, multiplier: multiplier,
      constant: constant, callSite: CallSite(fileID: fileID, line: line))
  }
}

extension LayoutConstraint {
  /// What is either so or not.
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let isSystem = Flags(rawValue: 1)
    /// The solver holds an empty row in its place, because priority 0 wishes nothing.
    static let isPlaceholder = Flags(rawValue: 2)
    /// Set only during one search, so that a constraint is found once.
    static let isFound = Flags(rawValue: 4)
    static let isRemembered = Flags(rawValue: 8)
    static let hasOwner = Flags(rawValue: 16)
  }

  /// Whether the toolkit made the constraint, not the user: such a one is not chosen to be broken while there are others.
  package var isSystem: Bool { flags.contains(.isSystem) }

  /// Whether the chain made the constraint and takes it away with the next remake; only the chain sets it.
  package var isRemembered: Bool {
    get { flags.contains(.isRemembered) }
    set { if newValue { flags.insert(.isRemembered) } else { flags.remove(.isRemembered) } }
  }

  /// The node that holds the constraint, or `nil`: it is inactive.
  @inline(__always)
  var host: LayoutNode? {
    get { hostReference?.takeUnretainedValue() }
    set { hostReference = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// Where the constraint was made.
  public var callSite: CallSite { CallSite(fileID: fileID, line: UInt(line)) }

  /// Free text that tells the constraint apart in messages.
  public var identifier: String? {
    get { label?.text }
    set {
      if newValue == nil, !flags.contains(.hasOwner) { label = nil } else { labelForWriting.text = newValue }
    }
  }

  var labelForWriting: ConstraintLabel {
    if let label { return label }
    let made = ConstraintLabel()
    label = made
    return made
  }

  /// The handle of the constraint's row, or `nil` while the solver does not know it.
  var solverID: ConstraintID? {
    get { solverIndex < 0 ? nil : ConstraintID(index: solverIndex, generation: solverGeneration) }
    set {
      solverIndex = newValue?.index ?? -1
      solverGeneration = newValue?.generation ?? 0
    }
  }

  /// The item on the left side, or `nil` when it is gone.
  ///
  /// For a distance between two places it is the item where the distance ends.
  public var firstItem: (any LayoutItem)? { firstNode.owner }

  /// The item on the right side, or `nil` if there is none or it is gone.
  ///
  /// For a distance between two places it is the item where the distance ends.
  public var secondItem: (any LayoutItem)? { secondNode?.owner }

  /// The left side as an anchor.
  public var firstAnchor: LayoutAnchor<AnyPlaceOrExtent> { LayoutAnchor(firstSide) }

  /// The right side as an anchor, or `nil` if there is only a constant.
  public var secondAnchor: LayoutAnchor<AnyPlaceOrExtent>? { secondSide.map { LayoutAnchor($0) } }

  var firstSide: LayoutExpression { LayoutExpression(firstNode, firstAttribute, start: starts?.first) }

  var secondSide: LayoutExpression? {
    secondNode.map { LayoutExpression($0, secondAttribute, start: starts?.second) }
  }
}

/// Constraints are compared by identity.
extension LayoutConstraint: Equatable {
  /// Whether the two are one object.
  public static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool { left === right }
}
