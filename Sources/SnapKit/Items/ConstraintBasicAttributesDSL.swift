/// The item's edges, sizes and centers, to compare others with.
@preconcurrency @MainActor
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

extension ConstraintBasicAttributesDSL {
  /// The left edge.
  public var left: ConstraintItem { item(.left) }
  /// The top edge.
  public var top: ConstraintItem { item(.top) }
  /// The right edge.
  public var right: ConstraintItem { item(.right) }
  /// The bottom edge.
  public var bottom: ConstraintItem { item(.bottom) }
  /// The edge where the layout direction starts: left in English, right in Arabic.
  public var leading: ConstraintItem { item(.leading) }
  /// The edge where the layout direction ends: right in English, left in Arabic.
  public var trailing: ConstraintItem { item(.trailing) }
  /// The width.
  public var width: ConstraintItem { item(.width) }
  /// The height.
  public var height: ConstraintItem { item(.height) }
  /// The middle between left and right.
  public var centerX: ConstraintItem { item(.centerX) }
  /// The middle between top and bottom.
  public var centerY: ConstraintItem { item(.centerY) }
}

extension ConstraintBasicAttributesDSL {
  /// Left, top, right and bottom.
  public var edges: ConstraintItem { item(.edges) }
  /// Left and right.
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  /// Leading, top, trailing and bottom.
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  /// Top and bottom.
  public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }
  /// Width and height.
  public var size: ConstraintItem { item(.size) }
  /// CenterX and centerY.
  public var center: ConstraintItem { item(.center) }
}
