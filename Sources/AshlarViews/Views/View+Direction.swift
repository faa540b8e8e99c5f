import AshlarLayout

/// Left to right or right to left, view by view; there is no switch for everything at once.
extension View {
  /// The direction for the view and all that is in it, or `nil`: that of the superview, left to right at the top.
  ///
  /// It is UIKit's `traitOverrides.layoutDirection`. Where it changes what leading and trailing mean, the constraints that
  /// say so are lowered anew in the next pass, and no others.
  ///
  /// - Complexity: to set it, O(views whose direction changes).
  public var layoutDirectionOverride: LayoutDirection? {
    get { layoutNode.forcedDirection }
    set {
      let former = layoutDirection
      layoutNode.forcedDirection = newValue
      guard layoutDirection != former else { return }
      inheritedDirectionDidChange()
      directionOfInsetsDidChange()
    }
  }

  /// The direction that is passed down to the view: the override of the view or its nearest ancestor that has one, else
  /// left to right.
  ///
  /// It is UIKit's `traitCollection.layoutDirection`.
  ///
  /// - Complexity: O(1) in a tree that was laid out or has a window, else O(depth).
  public var layoutDirection: LayoutDirection { layoutNode.layoutDirection }

  /// What the view's content means for its direction; as in UIKit it does not hold for what is in its subviews.
  ///
  /// It decides leading and trailing of the constraints that the view holds: those between it and its subviews, and
  /// between these.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { semantics }
    set {
      let former = effectiveUserInterfaceLayoutDirection
      semantics = newValue
      layoutNode.contentDirection = newValue.direction
      guard effectiveUserInterfaceLayoutDirection != former else { return }
      setNeedsLayout()
      directionOfInsetsDidChange()
    }
  }

  /// The direction in which the view's immediate content runs: leading and trailing of the constraints that it holds, and
  /// text with natural alignment.
  ///
  /// - Complexity: O(1) in a tree that was laid out or has a window, else O(depth).
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection { layoutNode.effectiveDirection }

  /// The direction that content with an attribute has where `direction` is passed down.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo direction: LayoutDirection = .leftToRight
  ) -> LayoutDirection {
    attribute.direction ?? direction
  }

  /// What a view places by hand may depend on its direction.
  private func inheritedDirectionDidChange() {
    var current: View? = self
    while let view = current {
      let decidesItself = view !== self && view.layoutDirectionOverride != nil
      if !decidesItself, view.semanticContentAttribute.direction == nil { view.setNeedsLayout() }
      current = (decidesItself ? nil : view.firstSubview) ?? view.following(within: self)
    }
  }
}
