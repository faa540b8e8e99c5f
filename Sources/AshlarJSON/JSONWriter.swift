/// Writes values as JSON text; the same value always gives the same bytes.
///
/// Numbers take the fewest digits that read back as the same `Double`, whole ones without a fraction; NaN and infinity,
/// which JSON lacks, become `null`. Members keep their order.
public struct JSONWriter {
  /// How the text is laid out.
  public enum Style: UInt8, Sendable {
    /// All on one line, a space after each comma and colon.
    case line
    /// Objects over several lines, two spaces a level; a container on one line if it holds no other container and is not
    /// longer than about a hundred characters.
    case pretty
  }

  private let style: Style
  private var text: [UInt8] = []

  private init(style: Style) { self.style = style }

  /// The text of a value, without a line end after it.
  ///
  /// - Complexity: O(size of the text); nothing recurses.
  public static func write(_ value: JSONValue, style: Style = .line) -> String {
    String(decoding: bytes(of: value, style: style), as: UTF8.self)
  }

  /// The UTF-8 bytes of the text of a value.
  public static func bytes(of value: JSONValue, style: Style = .line) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.writeTree(value)
    return writer.text
  }

  /// The text of a number.
  public static func write(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    // Works on bytes: the hasSuffix of Character comparison would pull Unicode tables into small builds.
    let text = number.description.utf8
    return text.suffix(2).elementsEqual(".0".utf8) ? String(decoding: text.dropLast(2), as: UTF8.self) : String(text)
  }

  /// The text of a string, with its quotes and escapes.
  public static func write(_ string: String) -> String { write(.string(string)) }

  // MARK: The tree

  /// A container that is being written.
  private struct Open {
    let value: JSONValue
    /// How many of its elements are written.
    var count = 0
    let isOnOneLine: Bool

    var isObject: Bool { value.kind == .object }

    func element(at index: Int) -> (key: String?, value: JSONValue)? {
      switch value.content {
      case .array(let elements): index < elements.count ? (nil, elements[index]) : nil
      case .object(let members): index < members.count ? (members[index].key, members[index].value) : nil
      default: nil
      }
    }
  }

  private mutating func writeTree(_ root: JSONValue) {
    var stack: [Open] = []
    begin(root, on: &stack)
    while var open = stack.popLast() {
      guard let element = open.element(at: open.count) else {
        if open.count > 0, !open.isOnOneLine { breakLine(depth: stack.count) }
        text.append(UInt8(ascii: open.isObject ? "}" : "]"))
        continue
      }
      if open.count > 0 { text.append(UInt8(ascii: ",")) }
      if !open.isOnOneLine {
        breakLine(depth: stack.count + 1)
      } else if open.count > 0 {
        text.append(UInt8(ascii: " "))
      }
      open.count += 1
      stack.append(open)
      if let key = element.key {
        append(string: key)
        append(": ")
      }
      begin(element.value, on: &stack)
    }
  }

  private mutating func begin(_ value: JSONValue, on stack: inout [Open]) {
    switch value.content {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .number(let value): append(Self.write(value))
    case .string(let value): append(string: value)
    case .array(let elements):
      text.append(UInt8(ascii: "["))
      stack.append(Open(value: value, isOnOneLine: style == .line || Self.isShort(elements, keys: [])))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      stack.append(
        Open(
          value: value,
          isOnOneLine: style == .line || Self.isShort(members.map { $0.value }, keys: members.map { $0.key })))
    }
  }

  /// Whether values without parts, and their keys, are few enough characters for one line.
  private static func isShort(_ values: [JSONValue], keys: [String]) -> Bool {
    var length = keys.reduce(0) { $0 + $1.utf8.count + 4 }
    for value in values {
      switch value.content {
      case .null, .bool: length += 7
      case .number(let number): length += write(number).utf8.count + 2
      case .string(let text): length += text.utf8.count + 4
      case .array, .object: return false
      }
      if length > 100 { return false }
    }
    return true
  }

  private mutating func breakLine(depth: Int) {
    text.append(0x0A)
    text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  // MARK: Strings

  private mutating func append(_ plain: String) { text.append(contentsOf: plain.utf8) }

  private mutating func append(string: String) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0C: append("\\f")
      case 0x0D: append("\\r")
      case 0x00..<0x20:
        append(byte < 0x10 ? "\\u000" : "\\u001")
        text.append(hexadecimalDigit(byte & 0xF))
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
