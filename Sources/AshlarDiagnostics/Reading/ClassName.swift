/// Classes as logs write them.
enum ClassName {
  /// The class without what Swift puts around private and local types: `App.(unknown context at $104a5b0c8).Cell` and
  /// `App.(Cell in _1A2B3C)` are `App.Cell`. Markdown turns a leading `_` into `*`.
  static func read(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    var name: [UInt8] = []
    var index = range.lowerBound
    if bytes[index] == UInt8(ascii: "*") {
      name.append(UInt8(ascii: "_"))
      index += 1
    }
    var plain = index
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "("), let end = contextEnd(bytes, index, range.upperBound) else {
        index += 1
        continue
      }
      name += bytes[plain..<index]
      if let kept = discriminatedName(bytes, index..<end) {
        name += bytes[kept]
        index = end
      } else {
        index = end
        if index < range.upperBound, bytes[index] == UInt8(ascii: ".") { index += 1 }
      }
      plain = index
    }
    name += bytes[plain..<range.upperBound]
    return String(decoding: name, as: UTF8.self)
  }

  /// Where a class that begins a range ends.
  static func end(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index].isClassPart {
        index += 1
      } else if let end = contextEnd(bytes, index, range.upperBound) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// The end of `(unknown context at $104a5b0c8)` or `(Cell in _1A2B3C)`, which are part of a class, or `nil`.
  static func contextEnd(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int? {
    guard start < limit, bytes[start] == UInt8(ascii: "(") else { return nil }
    if Bytes.matches("(unknown context at ", in: bytes, at: start) {
      var index = start + 20
      if index < limit, bytes[index] == UInt8(ascii: "$") { index += 1 }
      while index < limit, bytes[index].isHexDigit || bytes[index] | 0x20 == UInt8(ascii: "x") { index += 1 }
      return index < limit && bytes[index] == UInt8(ascii: ")") ? index + 1 : nil
    }
    guard let name = discriminatedName(bytes, start..<limit) else { return nil }
    var index = name.upperBound + 5
    while index < limit, bytes[index].isHexDigit { index += 1 }
    return index < limit && bytes[index] == UInt8(ascii: ")") ? index + 1 : nil
  }

  /// The name in `(Cell in _1A2B3C)`.
  private static func discriminatedName(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    var index = range.lowerBound + 1
    while index < range.upperBound, bytes[index].isClassPart { index += 1 }
    guard index > range.lowerBound + 1, index + 5 < range.upperBound, Bytes.matches(" in _", in: bytes, at: index)
    else { return nil }
    return range.lowerBound + 1..<index
  }
}
