/// Keeps track of which containers have the baselines of what is in them. Where there are none it costs nothing.
extension LayoutEngine {
  /// Finds out whose baselines a constraint means, before it is lowered.
  func resolveBaselines(of constraint: LayoutConstraint) {
    guard constraint.mayMeanBaseline else { return }
    for slot in constraint.operandSlots {
      let attribute = constraint.operandAttribute(slot)
      if attribute.isBaseline, let node = constraint.operand(slot) { resolve(attribute, of: node) }
    }
  }

  private func resolve(_ attribute: LayoutAttribute, of node: LayoutNode) {
    let found = node.findBaselineSource(for: attribute)
    guard !found.isSame(as: node.baselineSource(of: attribute)) else { return }
    set(found, attribute, of: node)
    // Rows that were lowered with the former answer.
    enqueueMentions(of: node, .statement) { $0 == attribute }
  }

  private func set(_ source: BaselineSource, _ attribute: LayoutAttribute, of node: LayoutNode) {
    if !node.baselineSource(of: attribute).isOwn { forwardedBaselineCount -= 1 }
    node.setBaselineSource(source, of: attribute)
    if !source.isOwn { forwardedBaselineCount += 1 }
  }

  /// A node leaves: its baselines are looked for anew where it joins.
  func forgetBaselines(of node: LayoutNode) {
    guard forwardedBaselineCount > 0, node.edges != nil else { return }
    for attribute in LayoutAttribute.baselines { set(.own, attribute, of: node) }
  }

  /// A subtree is about to be cut off: containers above that have a baseline from it need another one.
  func baselinesWillLeave(with subtree: LayoutNode) {
    eachForwarding(from: subtree.parent) { node, attribute, source in
      guard case .descendant(let line) = source, line.isDescendant(of: subtree) else { return }
      // At once, because the source is about to lose its variables.
      set(.missing, attribute, of: node)
      enqueueMentions(of: node, .statement) { $0 == attribute }
    }
  }

  /// What containers from `node` upward answer may be another now, or in their subtree at last.
  func baselinesBelowMayHaveChanged(of node: LayoutNode?) {
    eachForwarding(from: node) { node, attribute, _ in
      enqueueMentions(of: node, .statement) { $0 == attribute }
    }
  }

  /// Lines of a node or of what is in it moved: so did the baselines of containers above that have theirs from there.
  func linesDidMove(in subtree: LayoutNode) {
    eachForwarding(from: subtree.parent) { node, attribute, source in
      guard case .descendant(let line) = source, line.isDescendant(of: subtree) else { return }
      enqueueMentions(of: node, .constant) { $0 == attribute }
    }
  }

  /// An item scrolled: so did the baselines that it and containers above have from what is inside of it.
  func contentDidMove(in scrolling: LayoutNode) {
    eachForwarding(from: scrolling) { node, attribute, source in
      guard case .descendant(let line) = source, line !== scrolling, line.isDescendant(of: scrolling) else { return }
      enqueueMentions(of: node, .constant) { $0 == attribute }
    }
  }

  func baselineDidMove(_ attribute: LayoutAttribute, of node: LayoutNode) {
    enqueueMentions(of: node) { $0 == attribute }
    linesDidMove(in: node)
  }

  private func eachForwarding(
    from lowest: LayoutNode?, _ body: (LayoutNode, LayoutAttribute, BaselineSource) -> Void
  ) {
    guard forwardedBaselineCount > 0 else { return }
    var next = lowest
    while let node = next {
      for attribute in LayoutAttribute.baselines {
        let source = node.baselineSource(of: attribute)
        if !source.isOwn { body(node, attribute, source) }
      }
      next = node.parent
    }
  }
}
