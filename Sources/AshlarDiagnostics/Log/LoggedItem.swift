import AshlarLayout

/// Writes items as Apple's logs do.
enum LoggedItem {
  private static let longestText = 25

  /// The user's name for a view, or ``full(_:_:)`` without one.
  static func short(_ node: LayoutNode, _ name: ItemName) -> String {
    guard node.kind == .view, let identifier = name.identifier else { return full(node, name) }
    return Words.plain(identifier)
  }

  /// Class, number and the beginning of what the item says, or of what a guide is called: `Label:0x2'Hello'`.
  static func full(_ node: LayoutNode, _ name: ItemName) -> String {
    let text = Words.plain(name.className) + ":" + hexadecimal(node.logNumber)
    guard let said = name.text ?? (node.kind == .guide ? name.identifier : nil) else { return text }
    return text + "'" + shortened(said) + "'"
  }

  private static func shortened(_ text: String) -> String {
    let plain = Words.plain(text).unicodeScalars
    if plain.count <= longestText { return String(plain) }
    return String(String.UnicodeScalarView(plain.prefix(longestText))) + "..."
  }

  static func hexadecimal(_ number: Int64) -> String { "0x" + String(number, radix: 16) }
}
