import AshlarLayout

/// A picture as far as layout knows it: what it is called and how large it is.
public struct Image: Hashable, Sendable {
  /// Tells painters which picture it is.
  public var name: String
  /// Its extent in points, or `nil`: unknown, and it gives its view no size.
  public var size: Size?
  /// How far the part that constraints act on lies inside the picture, in points.
  public var alignmentRectInsets: EdgeInsets

  /// Makes a picture.
  public init(name: String = "", size: Size? = nil, alignmentRectInsets: EdgeInsets = .zero) {
    self.name = name
    self.size = size
    self.alignmentRectInsets = alignmentRectInsets
  }
}
