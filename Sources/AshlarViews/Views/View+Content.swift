import AshlarLayout

extension View {
  /// How strongly the view refuses to become larger than its content; 250 unless set.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority { layoutNode.contentHuggingPriority(for: axis) }

  /// Sets how strongly the view refuses to become larger than its content.
  ///
  /// Values beyond 0…1000 become the nearer end; NaN changes nothing.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    layoutNode.setContentHuggingPriority(priority, for: axis)
  }

  /// How strongly the view refuses to become smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    layoutNode.contentCompressionResistancePriority(for: axis)
  }

  /// Sets how strongly the view refuses to become smaller than its content.
  ///
  /// Values beyond 0…1000 become the nearer end; NaN changes nothing.
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    layoutNode.setContentCompressionResistancePriority(priority, for: axis)
  }

  /// Whether the view and all that is in it are not drawn; they take part in layout all the same, but a ``StackView``
  /// gives one that it arranges no room.
  public var isHidden: Bool {
    get { layoutNode.isHidden }
    set {
      guard newValue != layoutNode.isHidden else { return }
      layoutNode.isHidden = newValue
      superview?.subviewDidChangeVisibility(self)
    }
  }

  /// Whether what lies outside of the bounds is not drawn.
  public var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { if newValue { flags.insert(.clipsToBounds) } else { flags.remove(.clipsToBounds) } }
  }

  /// What measures text in the view's tree, fixed metrics unless set. It is set for the whole tree, at the topmost view,
  /// and stays there.
  ///
  /// - Complexity: to set it, O(size of the tree).
  public var textMeasurer: any TextMeasuring {
    get { topView.ownTextMeasurer }
    set {
      let top = topView
      guard newValue !== top.ownTextMeasurer else { return }
      top.givenTextMeasurer = newValue
      top.remeasureText()
    }
  }
}
