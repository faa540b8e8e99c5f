import AshlarLayout

extension LayoutNode {
  /// The view that the node belongs to, or `nil`: it belongs to a guide, or to nobody any more.
  var view: View? {
    // The mark stands for a cast, which a pass would do for every frame.
    guard isOwnedByView, let owner else { return nil }
    return unsafeDowncast(owner, to: View.self)
  }
}
