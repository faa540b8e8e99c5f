import AshlarLayout
import AshlarViews

/// A rectangle with round corners.
public struct RoundedRect: Hashable, Sendable {
  /// Where it is.
  public var rect: Rect
  /// The radius of the corners, in points: never negative, at most half the shorter side.
  public var radius: Double
  /// Which corners are round.
  public var corners: Corners

  /// Makes a shape; a radius that is negative or too large for the rectangle is brought into range.
  public init(_ rect: Rect, radius: Double = 0, corners: Corners = .all) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    self.corners = corners
  }

  /// Whether there is nothing to fill.
  public var isEmpty: Bool { !(rect.width > 0 && rect.height > 0) }

  /// The shape with every edge moved inward; its corners stay concentric.
  public func inset(by distance: Double) -> RoundedRect {
    RoundedRect(rect.inset(by: EdgeInsets(all: distance)), radius: radius - distance, corners: corners)
  }
}
