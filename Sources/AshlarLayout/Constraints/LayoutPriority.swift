/// How much a constraint matters: 1000 must hold, less is wished, and a higher wish is never outvoted by lower ones.
///
/// Valid from 0 (wishes nothing) to 1000; any fraction between is a level of its own.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The level, from 0 to 1000.
  public var rawValue: Float

  /// Makes a priority of that level; it is checked where it is used.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of that level; it is checked where it is used.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority from a literal such as `999.5`.
  public init(floatLiteral value: Float) {
    self.rawValue = value
  }

  /// Makes a priority from a literal such as `750`.
  public init(integerLiteral value: Int) {
    self.rawValue = Float(value)
  }

  /// Whether the left priority gives way to the right one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Must hold.
  public static let required = LayoutPriority(1000)
  /// How strongly a button resists being compressed.
  public static let defaultHigh = LayoutPriority(750)
  /// Above the wish of a scene to keep its size: such a constraint may resize the scene while something is dragged.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The wish of a scene to keep its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// Below the wish of a scene to keep its size: a drag at this level does not resize it.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// How strongly a button hugs its content.
  public static let defaultLow = LayoutPriority(250)
  /// The wish to be as small as possible while a fitting size is computed.
  public static let fittingSizeLevel = LayoutPriority(50)

  package var isValid: Bool { rawValue >= 0 && rawValue <= 1000 }
}
