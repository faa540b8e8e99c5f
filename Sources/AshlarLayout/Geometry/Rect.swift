/// A rectangle in some item's coordinates, in points; y grows downward.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right and down; negative only if it was made so.
  public var size: Size

  /// Makes a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from the four numbers of its frame, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// An empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The distance from left to right.
  public var width: Double { size.width }
  /// The distance from top to bottom.
  public var height: Double { size.height }

  /// The rectangle with every edge moved inward by the insets (outward where one is negative).
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The rectangle with every edge moved outward by the insets: undoes ``inset(by:)``.
  public func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }

  /// Whether all four numbers can be computed with.
  package var isComputable: Bool {
    origin.x.isComputable && origin.y.isComputable && size.width.isComputable && size.height.isComputable
  }
}
