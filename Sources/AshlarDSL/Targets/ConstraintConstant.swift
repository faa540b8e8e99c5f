import AshlarLayout

/// What is added to the right side of a statement: each attribute of the statement takes its part of it, in points.
public enum ConstraintConstant: Hashable, Sendable {
  /// The same number for every attribute.
  case number(Double)
  /// Its lengths for width and height; 0 for all others.
  case size(Size)
  /// x for places along the horizontal axis, y along the vertical one; 0 for width and height.
  case point(Point)
  /// Inward from each edge, and from both edges for sizes.
  case insets(EdgeInsets)
  /// Inward from each edge, and from both edges for sizes, along the layout direction.
  case directionalInsets(DirectionalEdgeInsets)
}
