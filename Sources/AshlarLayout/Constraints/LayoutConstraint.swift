import AshlarSolver

/// A linear relation between attributes of one or two items:
/// `firstItem.firstAttribute  relation  multiplier · secondItem.secondAttribute + constant`.
///
/// A new constraint is inactive. While it is active, the nearest common ancestor of its items holds it and keeps it
/// alive; while its items are in no engine's tree it waits.
public final class LayoutConstraint {
  package let firstNode: LayoutNode
  package let secondNode: LayoutNode?
  let starts: DistanceStarts?
  /// The attribute of the first item.
  public let firstAttribute: LayoutAttribute
  /// The attribute of the second item, ``LayoutAttribute/notAnAttribute`` without one.
  public let secondAttribute: LayoutAttribute
  /// How the left side compares with the right side.
  public let relation: LayoutRelation
  /// Whether the toolkit made the constraint, not the user: such a one is not chosen to be broken while there are others.
  package let isSystem: Bool
  /// Where the constraint was made.
  public let callSite: CallSite

  /// What the second attribute is multiplied by; a size times 0 is no second attribute at all.
  public var multiplier: Double {
    didSet { if multiplier != oldValue { didChange(.statement) } }
  }
  /// What is added to the right side, in points.
  public var constant: Double {
    didSet { if constant != oldValue { didChange(.constant) } }
  }
  /// How much the constraint matters; may change at any time, also from and to ``LayoutPriority/required``.
  public var priority: LayoutPriority = .required {
    didSet { if priority != oldValue { didChange(.priority) } }
  }
  /// Free text that tells the constraint apart in messages.
  public var identifier: String?

  // What an active constraint knows.
  unowned(unsafe) var host: LayoutNode?
  var serial: Int64 = 0
  var solverID: ConstraintID?
  /// What the engine is to tell the solver in its next pass.
  var unsent: ConstraintChange = []
  /// Whether the solver holds an empty row in its place, because priority 0 wishes nothing.
  var isPlaceholder = false
  /// Set only during one search, so that a constraint is found once.
  var isFound = false
  /// Whether the module that made the constraint keeps it in a list; only that module sets it.
  package var isRemembered = false
  var hostIndex: Int32 = -1
  var firstIndex: Int32 = -1
  var secondIndex: Int32 = -1

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
    self.callSite = callSite
    self.isSystem = isSystem
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
