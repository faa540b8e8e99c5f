/// Containers have the baselines of what is in them. A constraint names the container; its row has the coordinates of the
/// source in it.
extension LayoutNode {
  /// Has the owner asked again whose baselines stand for those of this item.
  ///
  /// - Complexity: O(1) unless the answer changed or containers above depend on this item.
  public func baselinesMayHaveChanged() {
    // Nobody asks where no constraint means one.
    guard let engine, engine.baselineMentionCount > 0 else { return }
    for attribute in LayoutAttribute.baselines {
      let answered = owner?.baselineNode(for: attribute) ?? self
      if answered !== self || !baselineSource(of: attribute).isOwn {
        engine.enqueueMentions(of: self, .statement) { $0 == attribute }
      }
    }
    engine.baselinesBelowMayHaveChanged(of: parent)
  }

  func baselineSource(of attribute: LayoutAttribute) -> BaselineSource {
    guard let edges else { return .own }
    return attribute == .firstBaseline ? edges.firstBaselineSource : edges.lastBaselineSource
  }

  /// The node whose line a constraint on an attribute of this one means: another one only for baselines of containers.
  func lineNode(for attribute: LayoutAttribute) -> LayoutNode {
    guard attribute.isBaseline, edges != nil else { return self }
    return baselineSource(of: attribute).resolved(for: self)
  }

  /// Asks the owners, container by container; each answer lies in the one before, so that it ends.
  func findBaselineSource(for attribute: LayoutAttribute) -> BaselineSource {
    var node = self
    while let answered = node.owner?.baselineNode(for: attribute), answered !== node {
      guard answered.isDescendant(of: node) else { return node === self ? .missing : .descendant(node) }
      node = answered
    }
    return node === self ? .own : .descendant(node)
  }

  func setBaselineSource(_ source: BaselineSource, of attribute: LayoutAttribute) {
    if source.isOwn && edges == nil { return }
    if attribute == .firstBaseline {
      edgesForWriting.firstBaselineSource = source
    } else {
      edgesForWriting.lastBaselineSource = source
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is the first or the last baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  static let baselines: [LayoutAttribute] = [.firstBaseline, .lastBaseline]
}
