import AshlarLayout
import AshlarViews
import Foundation

extension UIView {
  /// The view that this one is in, or `nil` for the topmost.
  public var superview: UIView? { ashlarView.superview?.owner as? UIView }

  /// The subviews, from back to front.
  public var subviews: [UIView] { ashlarView.subviews.compactMap { $0.owner as? UIView } }

  /// The window at the top of the tree, or `nil` if there is none.
  public var window: UIWindow? { ashlarView.window?.owner as? UIWindow }

  /// The controller whose view this is, or `nil`.
  var controller: UIViewController? { ashlarView.viewController?.owner as? UIViewController }

  /// Whether `view` is this view or above it.
  public func isDescendant(of view: UIView) -> Bool { ashlarView.isDescendant(of: view.ashlarView) }

  /// Exchanges the places of two subviews, counted from the back; nothing happens if one of them does not exist.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    ashlarView.exchangeSubview(at: index1, withSubviewAt: index2)
  }

  /// Translates a point of this view's coordinates into those of another view, or of the topmost view's surroundings.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(ashlarView.convert(Point(point), to: view?.ashlarView))
  }

  /// Translates a point of another view's coordinates, or of the topmost view's surroundings, into those of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(ashlarView.convert(Point(point), from: view?.ashlarView))
  }

  /// Translates a rectangle of this view's coordinates into those of another view, or of the topmost view's surroundings.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(ashlarView.convert(Rect(rect), to: view?.ashlarView))
  }

  /// Translates a rectangle of another view's coordinates, or of the topmost view's surroundings, into those of this view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(ashlarView.convert(Rect(rect), from: view?.ashlarView))
  }

  /// Has the first responder resign if it is the view or in it.
  ///
  /// - Parameter force: whether it has to, even if it or its delegate refuses.
  /// - Returns: whether there was one that did.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    window.isEndingEditing = force
    defer { window.isEndingEditing = false }
    return responder.resignFirstResponder()
  }
}
