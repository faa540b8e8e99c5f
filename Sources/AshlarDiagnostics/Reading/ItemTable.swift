/// Finds out which item of a report a constraint mentions.
struct ItemTable {
  private(set) var items: [ReportedItem] = []
  private var indices: [String: Int] = [:]

  /// The place of a constraint's mentions among the items, new ones last.
  mutating func indices(of mentions: [ItemText], superviews: [(child: Int, parent: Int)]) -> [Int] {
    var result: [Int] = []
    for mention in mentions {
      let key = mention.isSuperviewOf.map { "superview of \(result[$0])" } ?? ItemTable.key(of: mention)
      if let index = indices[key] {
        complete(index, with: mention)
        result.append(index)
      } else {
        var item = ReportedItem(
          className: mention.className, address: mention.address, name: mention.name, text: mention.text)
        item.isUnnamedSuperview = mention.isSuperviewOf != nil
        indices[key] = items.count
        result.append(items.count)
        items.append(item)
      }
    }
    for (child, parent) in superviews where result[child] != result[parent] {
      setSuperview(of: result[child], to: result[parent])
    }
    return result
  }

  private static func key(of item: ItemText) -> String {
    // Masked addresses are no use: many items share what is left of them.
    if let address = item.address, address.utf8.dropFirst(2).allSatisfy({ $0.isHexDigit }) {
      return Bytes.lowercase(address)
    }
    return item.className + ":" + (item.address ?? "") + ":" + (item.name ?? "") + ":" + (item.text ?? "")
  }

  private mutating func complete(_ index: Int, with mention: ItemText) {
    if items[index].className.isEmpty { items[index].className = mention.className }
    if items[index].name == nil { items[index].name = mention.name }
    if items[index].text == nil { items[index].text = mention.text }
  }

  /// Damaged logs may say that an item is inside of itself; the first word counts.
  private mutating func setSuperview(of child: Int, to parent: Int) {
    guard items[child].superview == nil || items[items[child].superview ?? 0].isUnnamedSuperview else { return }
    var ancestor: Int? = parent
    while let current = ancestor {
      if current == child { return }
      ancestor = items[current].superview
    }
    items[child].superview = parent
  }
}

extension Bytes {
  static func lowercase(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
