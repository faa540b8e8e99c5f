/// Distances from the four edges of a rectangle inward, in points; negative ones point outward.
public struct EdgeInsets: Hashable, Sendable {
  /// Downward from the top edge.
  public var top: Double
  /// Rightward from the left edge.
  public var left: Double
  /// Upward from the bottom edge.
  public var bottom: Double
  /// Leftward from the right edge.
  public var right: Double

  /// Makes insets from the four distances, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance from every edge.
  public init(all inset: Double) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// No distance at all.
  public static let zero = EdgeInsets(all: 0)

  /// The two distances of an axis, added up.
  public func total(along axis: Axis) -> Double {
    switch axis {
    case .horizontal: left + right
    case .vertical: top + bottom
    }
  }

  /// Whether all four can be computed with.
  package var isComputable: Bool { top.isComputable && left.isComputable && bottom.isComputable && right.isComputable }
}
