/// What a bare `-` of a visual format stands for.
public struct VisualFormatSpacing: Equatable, Sendable {
  /// The gap between two neighbours, in points.
  public var sibling: Double
  /// The gap to the superview's edge, in points; `nil` puts the view at the superview's layout margin.
  public var superview: Double?

  /// UIKit's spacing unless told otherwise: 8 points between neighbours, the layout margin at the superview.
  public init(sibling: Double = 8, superview: Double? = nil) {
    self.sibling = sibling
    self.superview = superview
  }
}
