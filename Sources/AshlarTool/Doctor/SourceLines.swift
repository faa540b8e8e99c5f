/// Turns ascending offsets of a text into lines and columns, in one walk.
struct SourceLines {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark takes no column.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The line and the column, counted from 1, of an offset that is no smaller than the last one asked for; columns count
  /// Unicode scalars.
  mutating func place(of offset: Int) -> (line: Int, column: Int) {
    while position < offset, position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") { continue }
      if byte.isLineEnd {
        line += 1
        column = 1
      } else if position == bytes.count || bytes[position] & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}
