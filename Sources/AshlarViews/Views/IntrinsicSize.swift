import AshlarLayout

/// The size that a view's content has by itself, in points; an axis without a length has none.
public struct IntrinsicSize: Hashable, Sendable {
  /// `nil`: the content has no width of its own (UIKit's `noIntrinsicMetric`).
  public var width: Double?
  /// `nil`: the content has no height of its own (UIKit's `noIntrinsicMetric`).
  public var height: Double?

  /// Makes a size, by default without any length.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Makes a size with both lengths.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// No length on either axis: a plain view.
  public static let none = IntrinsicSize()
}
