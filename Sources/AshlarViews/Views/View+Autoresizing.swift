import AshlarLayout

extension View {
  /// Whether four required constraints keep the view where its frame was set, as ``autoresizingMask`` says; `true` unless
  /// set.
  ///
  /// While it is on, setting ``frame``, ``bounds`` and ``center`` rewrites the constraints, and other constraints that place
  /// the view conflict with them: turn it off before you activate such. A chain turns it off for the views that it
  /// constrains. The topmost view of a tree has no such constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutNode.translatesAutoresizingMask }
    set { layoutNode.translatesAutoresizingMask = newValue }
  }

  /// How the view follows the size of its superview while its frame stands for constraints; empty unless set: it keeps
  /// its size and its distance from the left and the top.
  ///
  /// Setting it takes the present frame, and the present size of the superview, for what it starts from.
  public var autoresizingMask: AutoresizingMask {
    get { layoutNode.autoresizingMask }
    set { layoutNode.autoresizingMask = newValue }
  }
}
