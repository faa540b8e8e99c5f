import AshlarLayout

extension View {
  /// Whose baseline stands for that of the view: the owner's answer, or the view's.
  public func baselineNode(for attribute: LayoutAttribute) -> LayoutNode {
    (attribute == .firstBaseline ? effectiveFirstBaselineView : effectiveLastBaselineView).layoutNode
  }

  var effectiveFirstBaselineView: View { owner?.forFirstBaselineLayout(of: self) ?? forFirstBaselineLayout }

  var effectiveLastBaselineView: View { owner?.forLastBaselineLayout(of: self) ?? forLastBaselineLayout }
}
