/// Corners of a rectangle.
public struct Corners: OptionSet, Hashable, Sendable {
  /// One bit for each corner; the bits are those of `CACornerMask`.
  public let rawValue: UInt8

  /// Makes corners of bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// At the top left.
  public static let topLeft = Corners(rawValue: 1)
  /// At the top right.
  public static let topRight = Corners(rawValue: 2)
  /// At the bottom left.
  public static let bottomLeft = Corners(rawValue: 4)
  /// At the bottom right.
  public static let bottomRight = Corners(rawValue: 8)
  /// The four corners.
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
