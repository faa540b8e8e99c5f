/// Distances from the four edges of a rectangle inward, in points, the horizontal ones along the layout direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// Downward from the top edge.
  public var top: Double
  /// From the edge where the layout direction starts.
  public var leading: Double
  /// Upward from the bottom edge.
  public var bottom: Double
  /// From the edge where the layout direction ends.
  public var trailing: Double

  /// Makes insets from the four distances, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes the same insets of absolute ones.
  public init(_ insets: EdgeInsets, for direction: LayoutDirection) {
    switch direction {
    case .leftToRight:
      self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    case .rightToLeft:
      self.init(top: insets.top, leading: insets.right, bottom: insets.bottom, trailing: insets.left)
    }
  }

  /// No distance at all.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// The same distances with left and right in place of leading and trailing.
  public func resolved(for direction: LayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}
