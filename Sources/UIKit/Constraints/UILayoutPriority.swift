import AshlarLayout

/// How much a constraint matters: 1000 must hold, less is wished, and a higher wish is never outvoted by lower ones.
///
/// There are no literals of it, as in Apple's UIKit; files that declare them for themselves compile here as well.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The level, from 0 to 1000.
  public var rawValue: Float

  /// Makes a priority of that level.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of that level.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// How strongly a button resists being compressed: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// Above the wish of a scene to keep its size: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The wish of a scene to keep its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Below the wish of a scene to keep its size: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a button hugs its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish to be as small as possible while a fitting size is computed: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension LayoutPriority {
  package init(_ priority: UILayoutPriority) {
    self.init(priority.rawValue)
  }
}
