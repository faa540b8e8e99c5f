/// How much a reader accepts.
public struct JSONLimits: Equatable, Sendable {
  /// The number of arrays and objects that may stand inside each other.
  ///
  /// Freeing a value recurses once a level, so this bounds the stack that a hostile text can use.
  public var depth: Int
  /// The number of bytes of a text.
  public var bytes: Int

  /// Makes limits; by default 512 levels and 64 megabytes (values take some 30 bytes a byte of text).
  public init(depth: Int = 512, bytes: Int = 1 << 26) {
    self.depth = depth
    self.bytes = bytes
  }
}
