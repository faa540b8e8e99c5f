import Foundation

/// What a view controller's `topLayoutGuide` and `bottomLayoutGuide` are.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much is covered at the guide's edge of the view, in points.
  var length: CGFloat { get }
  /// The top edge of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide.
  var heightAnchor: NSLayoutDimension { get }
}
