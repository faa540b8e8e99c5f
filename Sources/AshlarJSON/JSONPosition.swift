/// A place in a JSON text.
///
/// Lines and columns start at 1. A column counts Unicode scalars, so an accented letter is one column and a tab is one
/// column; a byte order mark at the start counts as none. `\n`, `\r\n` and a lone `\r` each end a line.
public struct JSONPosition: Equatable, Hashable, Sendable {
  // Four bytes each: a large document holds one position for every value and key.
  private let storedLine: UInt32
  private let storedColumn: UInt32
  private let storedOffset: UInt32

  /// The line, from 1.
  public var line: Int { Int(storedLine) }
  /// The column in Unicode scalars, from 1.
  public var column: Int { Int(storedColumn) }
  /// The distance from the start of the text in bytes, from 0.
  public var offset: Int { Int(storedOffset) }

  /// Makes a position; numbers that do not fit 32 bits are clamped.
  public init(line: Int, column: Int, offset: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
    storedOffset = UInt32(clamping: offset)
  }

  /// The position of values that were not read from a text.
  public static let none = JSONPosition(line: 0, column: 0, offset: 0)
}
