import AshlarLayout
import AshlarViews
import Foundation

/// What the tree asks the view, it asks the members that subclasses override.
extension UIView: @MainActor ViewOwner {
  /// The name that a dialect gave the view.
  public func nameInLogs(of view: View) -> String? { nameInLogs }
  /// What ``intrinsicContentSize`` says.
  public func intrinsicContentSize(of view: View) -> IntrinsicSize { IntrinsicSize(intrinsicContentSize) }
  /// What ``alignmentRectInsets`` says.
  public func alignmentRectInsets(of view: View) -> EdgeInsets { EdgeInsets(alignmentRectInsets) }
  /// The view behind ``forFirstBaselineLayout``.
  public func forFirstBaselineLayout(of view: View) -> View { baselineView(forFirstBaselineLayout) }
  /// The view behind ``forLastBaselineLayout``.
  public func forLastBaselineLayout(of view: View) -> View { baselineView(forLastBaselineLayout) }
  /// What ``sizeThatFits(_:)`` says.
  public func sizeThatFits(_ size: Size, of view: View) -> Size { Size(sizeThatFits(CGSize(size))) }
  /// Calls ``updateConstraints()``.
  public func updateConstraints(of view: View) { updateConstraints() }
  /// Calls ``layoutSubviews()``.
  public func layoutSubviews(of view: View) { layoutSubviews() }
  /// Calls ``willMove(toSuperview:)``.
  public func view(_ view: View, willMoveToSuperview superview: View?) {
    inheritedTraits = self.superview?.resolvedTraits ?? UIScreen.main.values
    willMove(toSuperview: superview?.owner as? UIView)
  }
  /// Calls ``didMoveToSuperview()``.
  public func viewDidMoveToSuperview(_ view: View) {
    if let inheritedTraits { tellTraits(inheritedBefore: inheritedTraits) }
    inheritedTraits = nil
    didMoveToSuperview()
  }
  /// Calls ``willMove(toWindow:)``.
  public func view(_ view: View, willMoveToWindow window: Window?) {
    if let former = self.window, former !== window?.owner, former.firstResponder === self { resignFirstResponder() }
    willMove(toWindow: window?.owner as? UIWindow)
  }
  /// Calls ``didMoveToWindow()``.
  public func viewDidMoveToWindow(_ view: View) { didMoveToWindow() }
  /// Calls ``safeAreaInsetsDidChange()``.
  public func viewSafeAreaInsetsDidChange(_ view: View) { safeAreaInsetsDidChange() }
  /// Calls ``layoutMarginsDidChange()``.
  public func viewLayoutMarginsDidChange(_ view: View) { layoutMarginsDidChange() }
  /// Calls ``didAddSubview(_:)``.
  public func view(_ view: View, didAddSubview subview: View) {
    if let subview = subview.owner as? UIView { didAddSubview(subview) }
  }
  /// Calls ``willRemoveSubview(_:)``.
  public func view(_ view: View, willRemoveSubview subview: View) {
    if let subview = subview.owner as? UIView { willRemoveSubview(subview) }
  }
  /// Tells the view.
  public func viewDidScroll(_ view: View) { boundsOriginDidChange() }
  /// Tells the view.
  public func viewDidChangeAdjustedContentInset(_ view: View) { spaceAroundContentDidChange() }

  /// A view that answers with itself may have its text in a part that no `UIView` stands for.
  private func baselineView(_ answer: UIView) -> View {
    answer === self ? ashlarView.ownTextView ?? ashlarView : answer.ashlarView
  }
}
