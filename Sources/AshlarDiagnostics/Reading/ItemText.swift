/// An item as it stands in the text of one constraint, before it is known which item of the report it is.
struct ItemText: Equatable {
  var className = ""
  var address: String?
  var name: String?
  var text: String?
  /// A superview that no name explains: known only by the item inside of it, an index of the constraint's mentions.
  var isSuperviewOf: Int?

  init() {}

  init(className: String, address: String?) {
    self.className = className
    self.address = address
  }

  /// Reads an item as logs write it: `UIView:0x2`, `UILabel:0x2'Hello'`, `UIView:key`, `UIView:key[0x2]`, a bare name,
  /// or with names that somebody has written beside it.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    let range = Bytes.trimmed(bytes, range)
    guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) else {
      // Without an address there is only a class or a name, and the text looks the same.
      name = Bytes.text(bytes, range)
      return
    }
    let (before, after) = (range.lowerBound..<colon, Bytes.trimmed(bytes, colon + 1..<range.upperBound))
    let words = Bytes.trimmed(bytes, before)
    let classEnd = ItemText.classEnd(bytes, words)
    className = ClassName.read(bytes, words.lowerBound..<classEnd)
    var names = Bytes.text(bytes, Bytes.trimmed(bytes, classEnd..<words.upperBound))
    if let start = ItemText.addressStart(bytes, after) {
      let end = ItemText.addressEnd(bytes, start, after.upperBound)
      address = Bytes.text(bytes, start..<end)
      var nameEnd = start
      if nameEnd > after.lowerBound, bytes[nameEnd - 1] == UInt8(ascii: "[") { nameEnd -= 1 }
      let inner = Bytes.text(bytes, Bytes.trimmed(bytes, after.lowerBound..<nameEnd))
      if !inner.isEmpty { names = inner }
      text = ItemText.quotedText(bytes, end..<after.upperBound)
    } else {
      names = Bytes.text(bytes, after)
    }
    name = names.isEmpty ? nil : names
  }

  /// The first blank that is not inside of a class.
  private static func classEnd(_ bytes: [UInt8], _ words: Range<Int>) -> Int {
    var index = words.lowerBound
    while index < words.upperBound, !bytes[index].isBlank {
      index = ClassName.contextEnd(bytes, index, words.upperBound) ?? index + 1
    }
    return index
  }

  /// Where `0x` begins a number, at the start or behind a blank or a bracket.
  private static func addressStart(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      if bytes[index] == UInt8(ascii: "0"), bytes[index + 1] | 0x20 == UInt8(ascii: "x"),
        index == range.lowerBound || bytes[index - 1].isBlank || bytes[index - 1] == UInt8(ascii: "[")
      {
        return index
      }
      if bytes[index] == UInt8(ascii: "'") { return nil }
      index += 1
    }
    return nil
  }

  /// The end of an address, which people mask with dots, stars or letters.
  static func addressEnd(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int {
    var index = start + 2
    while index < limit {
      let byte = bytes[index]
      guard byte.isClassPart || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      else { break }
      index += 1
    }
    return index
  }

  private static func quotedText(_ bytes: [UInt8], _ range: Range<Int>) -> String? {
    guard let open = bytes[range].firstIndex(of: UInt8(ascii: "'")),
      let close = bytes[range].lastIndex(of: UInt8(ascii: "'")), close > open
    else { return nil }
    return EscapedText.decode(bytes, open + 1..<close)
  }
}
