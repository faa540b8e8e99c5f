/// A copy of a subtree on its own, in which its size can be found without touching the tree.
///
/// It holds copies of the items and of the active constraints that name nothing else, in the same orders; constraints to
/// the world outside are left out, so the top floats freely. Nobody hears of its conflicts.
///
/// - Complexity: to make it, O(*n* log *n*) in the items and constraints of the subtree.
package final class LayoutCopy {
  private let original: LayoutNode
  private var items: [CopiedItem] = []
  private var nodes: [ObjectIdentifier: LayoutNode] = [:]
  private var engine: LayoutEngine?

  /// Copies a subtree, without the constraints that the top's frame stands for: they state where it is now, not what it
  /// wishes.
  package init(of top: LayoutNode) {
    original = top
    let space = CopiedItem(of: nil, in: self)
    items.append(space)
    space.layoutNode.forcedDirection = top.parent?.layoutDirection
    let engine = LayoutEngine(root: space, size: .zero)
    if let choosesBroken = top.engine?.choosesBroken { engine.choosesBroken = choosesBroken }
    self.engine = engine
    var constraints: [LayoutConstraint] = []
    for node in LayoutCopy.itemOrder(of: top) {
      let item = CopiedItem(of: node, in: self)
      items.append(item)
      nodes[ObjectIdentifier(node)] = item.layoutNode
      let parent = node === top ? space.layoutNode : node.parent.flatMap { self[$0] }
      parent?.addChild(item.layoutNode)
      if node !== top { item.layoutNode.takeTranslation(of: node) }
      if node.parent?.contentArea === node { parent?.scroll(over: item.layoutNode) }
      constraints += node.hosted
    }
    // Stable, as where subtrees join: equal serial numbers stem from parts that were separate trees.
    constraints.sort { $0.serial < $1.serial }
    let omitted = top.translated?.made ?? []
    for constraint in constraints where !omitted.contains(constraint) { copy(constraint)?.activate() }
  }

  /// First the engine: items that leave it one by one would have it work.
  deinit { engine = nil }

  /// The copy of a node, or `nil` if it is not in the subtree.
  package subscript(node: LayoutNode) -> LayoutNode? { nodes[ObjectIdentifier(node)] }

  /// Adds the wish for a size.
  package func wish(_ target: FittingTarget) {
    guard let top = self[original] else { return }
    wish(target.size.width, .width, of: top, target.horizontal, "fittingSizeHTarget")
    wish(target.size.height, .height, of: top, target.vertical, "fittingSizeVTarget")
  }

  /// Lays the copy out as far as something changed.
  ///
  /// - Returns: the size of the top's frame.
  package func layOut() -> Size {
    engine?.layoutIfNeeded()
    return self[original]?.frame.size ?? .zero
  }

  private func wish(
    _ length: Double, _ attribute: LayoutAttribute, of top: LayoutNode, _ priority: LayoutPriority,
    _ identifier: String
  ) {
    let axis: Axis = attribute == .width ? .horizontal : .vertical
    let inner = LayoutEngine.validLength(length) - top.alignmentRectInsets.total(along: axis)
    let constraint = LayoutConstraint(
      LayoutExpression(top, attribute), .equal, constant: max(inner, 0),
      callSite: CallSite(fileID: #fileID, line: #line), isSystem: true)
    constraint.priority = priority
    constraint.identifier = identifier
    constraint.activate()
  }

  /// The nodes of a subtree in the order of items; outside of an engine, in which they would join one.
  private static func itemOrder(of top: LayoutNode) -> [LayoutNode] {
    var found: [LayoutNode] = []
    top.walkSubtree { node in
      found.append(node)
      return true
    }
    if top.isInEngine { found.sort { $0.order < $1.order } }
    return found
  }

  private func copy(_ constraint: LayoutConstraint) -> LayoutConstraint? {
    guard let first = copy(constraint.firstSide) else { return nil }
    var second: LayoutExpression?
    if let side = constraint.secondSide {
      second = copy(side)
      if second == nil { return nil }
    }
    let made = LayoutConstraint(
      first, constraint.relation, second, multiplier: constraint.multiplier, constant: constraint.constant,
      callSite: constraint.callSite, isSystem: constraint.isSystem)
    made.priority = constraint.priority
    made.identifier = constraint.identifier
    return made
  }

  private func copy(_ side: LayoutExpression) -> LayoutExpression? {
    guard let node = self[side.node] else { return nil }
    guard let start = side.start else { return LayoutExpression(node, side.attribute) }
    guard let startNode = self[start.node] else { return nil }
    return LayoutExpression(
      node, side.attribute, start: LayoutExpression.Place(node: startNode, attribute: start.attribute))
  }
}
