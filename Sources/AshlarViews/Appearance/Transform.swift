import AshlarLayout

/// A map of the plane that keeps parallels parallel: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct Transform: Hashable, Sendable {
  /// What x adds to x.
  public var a: Double
  /// What x adds to y.
  public var b: Double
  /// What y adds to x.
  public var c: Double
  /// What y adds to y.
  public var d: Double
  /// What is added to x.
  public var tx: Double
  /// What is added to y.
  public var ty: Double

  /// Makes a map of its numbers, in their order.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map that changes nothing.
  public static let identity = Transform(1, 0, 0, 1, 0, 0)

  /// Where the map takes a point.
  public func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around what the map makes of one.
  public func applied(to rect: Rect) -> Rect {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { applied(to: $0) }
    var (low, high) = (corners[0], corners[0])
    for corner in corners.dropFirst() {
      low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The map that does this first and then another.
  public func followed(by next: Transform) -> Transform {
    Transform(
      a * next.a + b * next.c, a * next.b + b * next.d, c * next.a + d * next.c, c * next.b + d * next.d,
      tx * next.a + ty * next.c + next.tx, tx * next.b + ty * next.d + next.ty)
  }

  /// The map that takes this one back, or `nil`: it flattens the plane.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      d / determinant, -b / determinant, -c / determinant, a / determinant, (c * ty - d * tx) / determinant,
      (b * tx - a * ty) / determinant)
  }

  /// The map with a point of the plane in place of the origin.
  public func about(_ point: Point) -> Transform {
    Transform(1, 0, 0, 1, -point.x, -point.y).followed(by: self).followed(by: Transform(1, 0, 0, 1, point.x, point.y))
  }
}

extension View {
  /// What is done to the picture of the view and all that is in it, about its center; nothing unless set.
  ///
  /// It changes what is drawn and how coordinates are converted. Layout does not know it: ``frame`` and ``bounds`` are
  /// those without it.
  public var transform: Transform {
    get { effects?.transform ?? .identity }
    set { if newValue != transform { effectsForWriting.transform = newValue } }
  }
}
