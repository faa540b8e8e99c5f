/// What a string of Swift begins with, and therefore ends with.
struct StringDelimiter: Equatable {
  /// The number of `#` around it.
  private(set) var pounds = 0
  /// Whether it is between three quotes, and may hold line ends.
  private(set) var isMultiline = false
  /// The first byte behind the opening delimiter.
  private(set) var end: Int

  /// Reads a delimiter: any number of `#`, and one or three quotes.
  init(at start: Int, in bytes: [UInt8]) {
    end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    pounds = end - start
    isMultiline = Self.areQuotes(3, at: end, in: bytes)
    end += isMultiline ? 3 : 1
  }

  /// The first byte behind the string if the quote at a place ends it.
  func closing(at start: Int, in bytes: [UInt8]) -> Int? {
    let quotes = isMultiline ? 3 : 1
    guard Self.areQuotes(quotes, at: start, in: bytes), hasPounds(in: bytes, at: start + quotes) else { return nil }
    return start + quotes + pounds
  }

  /// Whether as many `#` stand at a place as the string began with.
  func hasPounds(in bytes: [UInt8], at start: Int) -> Bool {
    guard pounds > 0 else { return true }
    guard start + pounds <= bytes.count else { return false }
    for index in start..<start + pounds where bytes[index] != UInt8(ascii: "#") { return false }
    return true
  }

  private static func areQuotes(_ count: Int, at start: Int, in bytes: [UInt8]) -> Bool {
    guard start + count <= bytes.count else { return false }
    for index in start..<start + count where bytes[index] != UInt8(ascii: "\"") { return false }
    return true
  }
}
