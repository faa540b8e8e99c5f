/// The names that explain a constraint: `(active, names: card:0x2, '|':UIView:0x3 )`.
struct NameList {
  private struct Entry {
    /// What may stand in the constraint: with and without what may be a class.
    var keys: [String]
    var item: ItemText
    var isUsed = false
  }

  private var entries: [Entry] = []
  /// What `|` means.
  private(set) var superview: ItemText?

  /// No names.
  init() {}

  /// Reads entries up to `end`; what makes no sense is left out.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      while start < range.upperBound, bytes[start].isBlank || bytes[start] == UInt8(ascii: ",") { start += 1 }
      guard let address = NameList.address(bytes, start..<range.upperBound) else { return }
      read(bytes, head: start..<address.lowerBound, address)
      start = address.upperBound
    }
  }

  /// The item that a name in the constraint stands for; of several with one name each is taken once.
  mutating func item(named name: String) -> ItemText? {
    var found: Int?
    for (index, entry) in entries.enumerated() where entry.keys.contains(name) {
      if !entry.isUsed {
        found = index
        break
      }
      if found == nil { found = index }
    }
    guard let found else { return nil }
    entries[found].isUsed = true
    return entries[found].item
  }

  /// From `0x` to the end of what the item says.
  private static func address(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    var index = range.lowerBound
    while let start = Bytes.find("0x", in: bytes, from: index, to: range.upperBound) {
      guard start > range.lowerBound, bytes[start - 1] == UInt8(ascii: ":") || bytes[start - 1].isBlank else {
        index = start + 2
        continue
      }
      var end = ItemText.addressEnd(bytes, start, range.upperBound)
      if end < range.upperBound, bytes[end] == UInt8(ascii: "'") {
        var close = end + 1
        while close < range.upperBound {
          if bytes[close] == UInt8(ascii: "'"),
            close + 1 == range.upperBound || bytes[close + 1] == UInt8(ascii: ",") || bytes[close + 1].isBlank
          {
            break
          }
          close += 1
        }
        end = min(close + 1, range.upperBound)
      }
      return start..<end
    }
    return nil
  }

  private mutating func read(_ bytes: [UInt8], head: Range<Int>, _ address: Range<Int>) {
    var head = Bytes.trimmed(bytes, head)
    if !head.isEmpty, bytes[head.upperBound - 1] == UInt8(ascii: ":") { head = head.lowerBound..<head.upperBound - 1 }
    if Bytes.matches("'|'", in: bytes, at: head.lowerBound) {
      var start = head.lowerBound + 3
      if start < head.upperBound, bytes[start] == UInt8(ascii: ":") { start += 1 }
      superview = NameList.item(bytes, classRange: start..<head.upperBound, address)
      return
    }
    var keys = [Bytes.text(bytes, head)]
    var item = NameList.item(bytes, classRange: head.upperBound..<head.upperBound, address)
    item.name = keys[0]
    if let colon = bytes[head].lastIndex(of: UInt8(ascii: ":")), colon > head.lowerBound {
      keys.append(Bytes.text(bytes, head.lowerBound..<colon))
      // `name:Class:0x2`: the class looks like one, while names like `a:b:(...` do not.
      let classRange = colon + 1..<head.upperBound
      if ClassName.end(bytes, classRange) == classRange.upperBound, bytes[classRange].first?.isLetter == true {
        item.className = ClassName.read(bytes, classRange)
        item.name = keys[1]
      }
    }
    entries.append(Entry(keys: keys, item: item))
  }

  private static func item(_ bytes: [UInt8], classRange: Range<Int>, _ address: Range<Int>) -> ItemText {
    var item = ItemText()
    item.className = ClassName.read(bytes, Bytes.trimmed(bytes, classRange))
    let end = ItemText.addressEnd(bytes, address.lowerBound, address.upperBound)
    item.address = Bytes.text(bytes, address.lowerBound..<end)
    if end + 1 < address.upperBound { item.text = EscapedText.decode(bytes, end + 1..<address.upperBound - 1) }
    return item
  }
}
