import AshlarLayout

/// A constraint that a stack wants, with the name that UIKit gives it.
struct ArrangementConstraint {
  /// What it is for. The identifiers are those of UIKit's stack view.
  enum Role: UInt8 {
    case canvasConnection, canvasFit, alignment, ambiguitySuppression, spanningFit, spanningBoundary, spacing
    case distributingEdge, fillEqually, fillProportionally, hiding

    var identifier: String {
      switch self {
      case .canvasConnection: "UISV-canvas-connection"
      case .canvasFit: "UISV-canvas-fit"
      case .alignment: "UISV-alignment"
      case .ambiguitySuppression: "UISV-ambiguity-suppression"
      case .spanningFit: "UISV-spanning-fit"
      case .spanningBoundary: "UISV-spanning-boundary"
      case .spacing: "UISV-spacing"
      case .distributingEdge: "UISV-distributing-edge"
      case .fillEqually: "UISV-fill-equally"
      case .fillProportionally: "UISV-fill-proportionally"
      case .hiding: "UISV-hiding"
      }
    }
  }

  /// What never changes in a constraint; no two of one arrangement share it.
  struct Statement: Hashable {
    var first: LayoutNode
    var firstAttribute: LayoutAttribute
    var relation: LayoutRelation
    var second: LayoutNode?
    var secondAttribute: LayoutAttribute
    var role: Role

    static func == (left: Statement, right: Statement) -> Bool {
      left.first === right.first && left.firstAttribute == right.firstAttribute && left.relation == right.relation
        && left.second === right.second && left.secondAttribute == right.secondAttribute && left.role == right.role
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(first))
      hasher.combine(firstAttribute)
      if let second { hasher.combine(ObjectIdentifier(second)) }
      hasher.combine(role)
    }
  }

  var statement: Statement
  var multiplier = 1.0
  var constant = 0.0
  var priority = LayoutPriority.required

  /// An inactive constraint that says it.
  func make() -> LayoutConstraint {
    let second = statement.second.map { LayoutExpression($0, statement.secondAttribute) }
    let constraint = LayoutConstraint(
      LayoutExpression(statement.first, statement.firstAttribute), statement.relation, second, multiplier: multiplier,
      constant: constant, callSite: CallSite(fileID: #fileID, line: #line), isSystem: true)
    constraint.identifier = statement.role.identifier
    constraint.priority = priority
    return constraint
  }

  /// Gives a constraint that makes the same statement its numbers.
  func update(_ constraint: LayoutConstraint) {
    constraint.multiplier = multiplier
    constraint.constant = constant
    constraint.priority = priority
  }
}
