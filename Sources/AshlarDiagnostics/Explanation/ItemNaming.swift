/// What a report's items are called in sentences and in code.
struct ItemNaming {
  /// For sentences: `UILabel "Hello"`, `UIView 2`, `cell_box`.
  let words: [String]
  /// For code: `helloLabel`, `view2`, `cellBox`; different for each item.
  let code: [String]

  init(_ report: ConstraintReport) {
    words = ItemNaming.words(of: report)
    code = ItemNaming.code(of: report)
  }

  // MARK: Words

  private static func words(of report: ConstraintReport) -> [String] {
    var names = report.items.map { plainName(of: $0) }
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    for index in names.indices where counts[names[index]] ?? 0 > 1 {
      let name = names[index]
      numbers[name, default: 0] += 1
      names[index] = "\(name) \(numbers[name] ?? 0)"
    }
    names = names.map { "`\($0)`" }
    let plain = names
    for (index, item) in report.items.enumerated() {
      if item.isUnnamedSuperview {
        let child = report.items.firstIndex { $0.superview == index }
        names[index] = child.map { "the superview of \(plain[$0])" } ?? "a superview"
      } else if let kind = guideWords(item) {
        names[index] = item.superview.map { "\(kind) of \(plain[$0])" } ?? kind
      }
    }
    return names
  }

  private static func guideWords(_ item: ReportedItem) -> String? {
    guard item.isGuide else { return nil }
    switch item.text {
    case "UIViewSafeAreaLayoutGuide": return "the safe area"
    case "UIViewLayoutMarginsGuide": return "the margins"
    case "UIViewReadableContentGuide": return "the readable area"
    case "UIViewKeyboardLayoutGuide": return "the keyboard area"
    default: return nil
    }
  }

  private static func plainName(of item: ReportedItem) -> String {
    if let name = item.name { return Words.plain(name) }
    let name = className(item)
    guard let text = item.text, !text.isEmpty, text != " " else { return name }
    return "\(name) \(Words.quoted(text))"
  }

  /// The class without module, mangling and what observation puts before it.
  static func className(_ item: ReportedItem) -> String {
    var name = Array(item.className.utf8)
    if Bytes.matches("NSKVONotifying_", in: name, at: 0) { name.removeFirst(15) }
    if Bytes.matches("_Tt", in: name, at: 0), let plain = demangled(name) { return plain }
    // The dots of a generic class's arguments are none of its own.
    let head = name.firstIndex(of: UInt8(ascii: "<")) ?? name.count
    if let dot = name[..<head].lastIndex(of: UInt8(ascii: ".")), dot + 1 < name.count { name.removeFirst(dot + 1) }
    return name.isEmpty ? "a view" : Words.plain(String(decoding: name, as: UTF8.self))
  }

  /// The last name of `_TtC6Module4Name`: names stand behind their lengths, the module's first. What is private has
  /// another one before its own, a `P` and the hash of its file: `_TtC6ModuleP33_…4Name`.
  private static func demangled(_ name: [UInt8]) -> String? {
    var index = 3
    while index < name.count, !name[index].isDigit { index += 1 }
    var names: [String] = []
    while index < name.count, names.count < 16 {
      let isHash = name[index] == UInt8(ascii: "P")
      if isHash { index += 1 }
      guard index < name.count, name[index].isDigit else { break }
      var length = 0
      while index < name.count, name[index].isDigit, length < 1000 {
        length = length * 10 + Int(name[index] - UInt8(ascii: "0"))
        index += 1
      }
      guard index + length <= name.count else { return names.last }
      if !isHash { names.append(Bytes.text(name, index..<index + length)) }
      index += length
    }
    return names.last
  }

  // MARK: Code

  private static func code(of report: ConstraintReport) -> [String] {
    var numbers: [String: Int] = [:]
    var taken: Set<String> = []
    return report.items.map { item in
      let base = codeName(of: item)
      var number = numbers[base] ?? 1
      var name = number == 1 ? base : base + String(number)
      // Another item may have the name that a number makes.
      while taken.contains(name) {
        number += 1
        name = base + String(number)
      }
      numbers[base] = number
      taken.insert(name)
      return name
    }
  }

  private static func codeName(of item: ReportedItem) -> String {
    if item.isUnnamedSuperview { return "superview" }
    if let name = item.name, let identifier = camelCase(name) { return identifier }
    if item.isGuide, let text = item.text {
      switch text {
      case "UIViewSafeAreaLayoutGuide": return "safeArea"
      case "UIViewLayoutMarginsGuide": return "margins"
      default: return camelCase(text) ?? "guide"
      }
    }
    if item.className == "UITableViewCellContentView" { return "contentView" }
    let kind = withoutPrefix(className(item))
    let base = camelCase(kind) ?? "view"
    guard let text = item.text, let first = camelCase(text, mostWords: 2) else { return base }
    let capital = String(base.prefix(1)).uppercasedASCII + String(base.dropFirst())
    return first + capital
  }

  private static func withoutPrefix(_ name: String) -> String {
    var bytes = Array(name.utf8)
    while bytes.first == UInt8(ascii: "_") { bytes.removeFirst() }
    if bytes.count > 3, Bytes.matches("UI", in: bytes, at: 0) || Bytes.matches("NS", in: bytes, at: 0),
      bytes[2].isUppercase
    {
      bytes.removeFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A name that Swift takes, of the ASCII letters and digits of a text.
  private static func camelCase(_ text: String, mostWords: Int = 6) -> String? {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      if byte.isLetter || byte.isDigit {
        word.append(byte)
      } else if byte != UInt8(ascii: "'"), !word.isEmpty {
        words.append(word)
        word = []
      }
    }
    if !word.isEmpty { words.append(word) }
    if words.first == Array("self".utf8), words.count > 1 { words.removeFirst() }
    guard let first = words.first, first[0].isLetter else { return nil }
    var result = first
    // A name in capitals becomes small, one that begins with a capital only loses that.
    var index = 0
    while index < result.count, result[index].isUppercase {
      let nextIsSmall = index + 1 < result.count && !result[index + 1].isUppercase && result[index + 1].isLetter
      if index > 0 && nextIsSmall { break }
      result[index] |= 0x20
      index += 1
    }
    for word in words.dropFirst().prefix(mostWords - 1) {
      result.append(word[0].isLetter && !word[0].isUppercase ? word[0] & ~0x20 : word[0])
      result += word.dropFirst()
    }
    let name = String(decoding: result.prefix(40), as: UTF8.self)
    return reserved.contains(name) || isVariable(name) ? name + "View" : name
  }

  /// Whether the printed code itself has such a name: `constraint`, `constraint2`.
  private static func isVariable(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return Bytes.matches("constraint", in: bytes, at: 0) && bytes.dropFirst(10).allSatisfy { $0.isDigit }
  }

  /// Words of Swift, C and Objective-C, and what the printed code calls things.
  private static let reserved: Set<String> = [
    "any", "as", "associatedtype", "auto", "bool", "break", "case", "catch", "char", "class", "const", "continue",
    "default", "defer", "deinit", "do", "double", "else", "enum", "extension", "extern", "fallthrough", "false",
    "fileprivate", "float", "for", "func", "goto", "guard", "id", "if", "import", "in", "init", "inline", "inout",
    "int",
    "internal", "is", "items", "let", "long", "make", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "register", "repeat", "restrict", "rethrows", "return", "self", "short", "signed", "sizeof", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "typedef", "typeof",
    "union", "unsigned", "var", "void", "volatile", "where", "while",
  ]
}

extension UInt8 {
  fileprivate var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
}

extension String {
  fileprivate var uppercasedASCII: String {
    String(decoding: utf8.map { $0 >= 0x61 && $0 <= 0x7A ? $0 & ~0x20 : $0 }, as: UTF8.self)
  }
}
