import Foundation

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  /// How far it goes to the right.
  public var dx: CGFloat
  /// How far it goes down.
  public var dy: CGFloat

  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector without length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A vector without length.
  public static var zero: CGVector { CGVector() }
}
