import AshlarLayout

/// An object of another toolkit that has a ``View`` and may override what the view does, as `UIView` will.
///
/// The owner holds its view strongly and says so by ``View/owner``; in its `deinit` it calls
/// ``View/ownerWillDeinit()``, because the view's pointer to it is uncounted. While the view is in a superview, the
/// superview keeps the owner alive, so an owner that nothing else refers to lives as long as the tree does.
///
/// Every question that the tree would ask the view goes to the owner instead. The defaults do what the view does; an owner
/// with overridable members of its own answers with them, and their base implementations ask the view. An isolated owner
/// conforms by an isolated conformance (`extension UIView: @MainActor ViewOwner`).
public protocol ViewOwner: AnyObject {
  /// What descriptions call the view; by default the class of the owner.
  func className(of view: View) -> String
  /// What descriptions call the view in place of its identifier, or `nil`.
  func nameInLogs(of view: View) -> String?
  /// Stands in for ``View/intrinsicContentSize``.
  func intrinsicContentSize(of view: View) -> IntrinsicSize
  /// Stands in for ``View/alignmentRectInsets``.
  func alignmentRectInsets(of view: View) -> EdgeInsets
  /// Stands in for ``View/firstBaselineOffsetFromTop``.
  func firstBaselineOffsetFromTop(of view: View) -> Double
  /// Stands in for ``View/lastBaselineOffsetFromBottom``.
  func lastBaselineOffsetFromBottom(of view: View) -> Double
  /// Stands in for ``View/forFirstBaselineLayout``.
  func forFirstBaselineLayout(of view: View) -> View
  /// Stands in for ``View/forLastBaselineLayout``.
  func forLastBaselineLayout(of view: View) -> View
  /// Stands in for ``View/sizeThatFits(_:)``.
  func sizeThatFits(_ size: Size, of view: View) -> Size
  /// Stands in for ``View/updateConstraints()``.
  func updateConstraints(of view: View)
  /// Stands in for ``View/layoutSubviews()``.
  func layoutSubviews(of view: View)
  /// Stands in for ``View/willMove(toSuperview:)``.
  func view(_ view: View, willMoveToSuperview superview: View?)
  /// Stands in for ``View/didMoveToSuperview()``.
  func viewDidMoveToSuperview(_ view: View)
  /// Stands in for ``View/willMove(toWindow:)``.
  func view(_ view: View, willMoveToWindow window: Window?)
  /// Stands in for ``View/didMoveToWindow()``.
  func viewDidMoveToWindow(_ view: View)
  /// Stands in for ``View/safeAreaInsetsDidChange()``.
  func viewSafeAreaInsetsDidChange(_ view: View)
  /// Stands in for ``View/layoutMarginsDidChange()``.
  func viewLayoutMarginsDidChange(_ view: View)
  /// Stands in for ``View/didAddSubview(_:)``.
  func view(_ view: View, didAddSubview subview: View)
  /// Stands in for ``View/willRemoveSubview(_:)``.
  func view(_ view: View, willRemoveSubview subview: View)
  /// Hears that the origin of the view's bounds changed, as it does when a ``ScrollView`` scrolls.
  func viewDidScroll(_ view: View)
  /// Hears that ``ScrollView/adjustedContentInset`` changed.
  func viewDidChangeAdjustedContentInset(_ view: View)
}

extension ViewOwner {
  /// The class of the owner.
  public func className(of view: View) -> String { classNameOfObject(self) }
  /// None: the view's identifier serves.
  public func nameInLogs(of view: View) -> String? { nil }
  /// What the view itself answers.
  public func intrinsicContentSize(of view: View) -> IntrinsicSize { view.intrinsicContentSize }
  /// What the view itself answers.
  public func alignmentRectInsets(of view: View) -> EdgeInsets { view.alignmentRectInsets }
  /// What the view itself answers.
  public func firstBaselineOffsetFromTop(of view: View) -> Double { view.firstBaselineOffsetFromTop }
  /// What the view itself answers.
  public func lastBaselineOffsetFromBottom(of view: View) -> Double { view.lastBaselineOffsetFromBottom }
  /// What the view itself answers.
  public func forFirstBaselineLayout(of view: View) -> View { view.forFirstBaselineLayout }
  /// What the view itself answers.
  public func forLastBaselineLayout(of view: View) -> View { view.forLastBaselineLayout }
  /// What the view itself answers.
  public func sizeThatFits(_ size: Size, of view: View) -> Size { view.sizeThatFits(size) }
  /// What the view itself does.
  public func updateConstraints(of view: View) { view.updateConstraints() }
  /// What the view itself does.
  public func layoutSubviews(of view: View) { view.layoutSubviews() }
  /// What the view itself does.
  public func view(_ view: View, willMoveToSuperview superview: View?) { view.willMove(toSuperview: superview) }
  /// What the view itself does.
  public func viewDidMoveToSuperview(_ view: View) { view.didMoveToSuperview() }
  /// What the view itself does.
  public func view(_ view: View, willMoveToWindow window: Window?) { view.willMove(toWindow: window) }
  /// What the view itself does.
  public func viewDidMoveToWindow(_ view: View) { view.didMoveToWindow() }
  /// What the view itself does.
  public func viewSafeAreaInsetsDidChange(_ view: View) { view.safeAreaInsetsDidChange() }
  /// What the view itself does.
  public func viewLayoutMarginsDidChange(_ view: View) { view.layoutMarginsDidChange() }
  /// What the view itself does.
  public func view(_ view: View, didAddSubview subview: View) { view.didAddSubview(subview) }
  /// What the view itself does.
  public func view(_ view: View, willRemoveSubview subview: View) { view.willRemoveSubview(subview) }
  /// Nothing.
  public func viewDidScroll(_ view: View) {}
  /// Nothing.
  public func viewDidChangeAdjustedContentInset(_ view: View) {}
}
