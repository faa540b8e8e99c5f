import Foundation

/// Distances from the edges of a rectangle inward, in points, along the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge down.
  public var top: CGFloat
  /// From the edge where the layout direction starts.
  public var leading: CGFloat
  /// From the bottom edge up.
  public var bottom: CGFloat
  /// From the edge where the layout direction ends.
  public var trailing: CGFloat

  /// Makes insets of the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of 0 at each edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// 0 at each edge.
  public static let zero = NSDirectionalEdgeInsets()
}
