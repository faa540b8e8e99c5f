import Foundation

/// Corners of a layer; the bits are Apple's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes corners of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// At the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// At the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// At the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// At the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a corner bends.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public var rawValue: String

  /// A curve by the name that Core Animation uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A quarter of a circle that begins gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
