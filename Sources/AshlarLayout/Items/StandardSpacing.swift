/// The gaps that "standard" means in visual formats and system-spacing anchors, in points.
public struct StandardSpacing: Hashable, Sendable {
  /// Between siblings.
  public var sibling: Double
  /// Between an item and its superview's edge, or `nil`: the superview's layout margin.
  public var superview: Double?

  /// Makes a pair of gaps; the defaults are those of UIKit.
  public init(sibling: Double = 8, superview: Double? = nil) {
    self.sibling = sibling
    self.superview = superview
  }
}
