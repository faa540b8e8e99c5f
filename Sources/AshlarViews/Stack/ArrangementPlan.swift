import AshlarLayout

/// The constraints that a stack needs, as two public re-implementations found them in UIKit's.
///
/// TZStackView and Arranged compare themselves with the real class; `Documentation/StackView.md` lists what they found.
struct ArrangementPlan {
  typealias Role = ArrangementConstraint.Role

  let stack: StackView
  let guides: ArrangementGuides
  let along: AxisAttributes
  let across: AxisAttributes
  let items: [LayoutNode]
  /// Indices of the items that are not hidden.
  let shown: [Int]
  var planned: [ArrangementConstraint] = []

  init(_ stack: StackView, _ guides: ArrangementGuides) {
    self.stack = stack
    self.guides = guides
    along = .along(stack.axis)
    across = .across(stack.axis)
    items = stack.arranged.map { $0.view.layoutNode }
    shown = stack.arranged.indices.filter { !stack.arranged[$0].view.isHidden }
  }

  /// How many guides the plan for a stack uses.
  static func guides(for stack: StackView) -> ArrangementGuides.Needs {
    let count = stack.arranged.count
    let shownCount = stack.arranged.count { !$0.view.isHidden }
    guard count > 0 else { return ArrangementGuides.Needs() }
    return ArrangementGuides.Needs(
      hasSpanner: shownCount == 0 || count > 1 && stack.alignment.isLoose, hasAlong: shownCount == 0,
      gapCount: stack.distribution.equalsGaps ? max(shownCount - 1, 0) : 0)
  }

  /// All of them, in the order of activation.
  mutating func constraints() -> [ArrangementConstraint] {
    guard !items.isEmpty else { return [] }
    planAcross()
    planAlong()
    for node in items where node.isHidden { add(node, along.size, 0, .hiding) }
    if stack.distribution.equalsGaps { add(stack.layoutNode, along.size, 0, .canvasFit, at: 49) }
    return planned
  }

  // MARK: Sentences

  /// `size == constant`.
  mutating func add(
    _ node: LayoutNode, _ attribute: LayoutAttribute, _ constant: Double, _ role: Role,
    at priority: LayoutPriority = .required
  ) {
    let statement = ArrangementConstraint.Statement(
      first: node, firstAttribute: attribute, relation: .equal, second: nil, secondAttribute: .notAnAttribute,
      role: role)
    planned.append(ArrangementConstraint(statement: statement, constant: constant, priority: priority))
  }

  /// `first  relation  second`.
  mutating func tie(
    _ first: LineOfItem, _ relation: LayoutRelation, _ second: LineOfItem, _ role: Role,
    multiplier: Double = 1, constant: Double = 0, at priority: LayoutPriority = .required
  ) {
    let statement = ArrangementConstraint.Statement(
      first: first.node, firstAttribute: first.attribute, relation: relation, second: second.node,
      secondAttribute: second.attribute, role: role)
    planned.append(
      ArrangementConstraint(statement: statement, multiplier: multiplier, constant: constant, priority: priority))
  }

  /// Ties an item to the stack's edge or margin; loosely: it may end before.
  mutating func connect(_ node: LayoutNode, _ attribute: LayoutAttribute, isLoose: Bool = false) {
    let line = stack.isLayoutMarginsRelativeArrangement ? attribute.ofMargins : attribute
    tie(
      LineOfItem(stack.layoutNode, line), attribute.tie(isLoose: isLoose), LineOfItem(node, attribute),
      .canvasConnection)
  }
}

/// A place or size of an item.
struct LineOfItem {
  var node: LayoutNode
  var attribute: LayoutAttribute

  init(_ node: LayoutNode, _ attribute: LayoutAttribute) {
    self.node = node
    self.attribute = attribute
  }
}

extension LayoutAttribute {
  /// How the edge of something around is tied to that of something inside.
  func tie(isLoose: Bool) -> LayoutRelation {
    guard isLoose else { return .equal }
    return isStart ? .lessThanOrEqual : .greaterThanOrEqual
  }
}

extension StackView.Distribution {
  /// Whether gaps or distances are equal, so that the spacing is only the least gap.
  var equalsGaps: Bool { self == .equalSpacing || self == .equalCentering }
}

extension StackView.Alignment {
  /// Whether a view may start behind the edge where the axis across starts.
  var isLooseAtStart: Bool { self != .fill && self != .leading }
  /// Whether a view may end before the edge where the axis across ends.
  var isLooseAtEnd: Bool { self != .fill && self != .trailing }
  /// Whether views may be of different lengths across the axis.
  var isLoose: Bool { self != .fill }
  /// Whether views are aligned by text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
