import Foundation

/// Distances from the edges of a rectangle inward, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top edge down.
  public var top: CGFloat
  /// From the left edge to the right.
  public var left: CGFloat
  /// From the bottom edge up.
  public var bottom: CGFloat
  /// From the right edge to the left.
  public var right: CGFloat

  /// Makes insets of the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets of 0 at each edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// 0 at each edge.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle with each edge moved inward.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
