import AshlarLayout

/// What is drawn where an image would be whose pixels nobody has.
public struct ImagePlaceholder: Hashable, Sendable {
  /// Where the image would be, after its content mode placed it.
  public var rect: Rect
  /// The name of the image, or `nil`.
  public var name: String?

  /// Makes a placeholder.
  public init(_ rect: Rect, name: String? = nil) {
    self.rect = rect
    self.name = name
  }
}
