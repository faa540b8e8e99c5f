/// A line of a log without what pasting did to it.
struct LogLine {
  /// Markdown's backslashes, the entities of HTML and what typography makes of blanks, quotes and hyphens are resolved.
  let bytes: [UInt8]

  init(_ line: [UInt8]) {
    bytes = PasteRepair.repaired(line)
  }

  /// The line without blanks, quotation marks, comment signs and numbers that stand in front of what it says.
  var content: Range<Int> {
    let range = Bytes.trimmed(bytes, 0..<bytes.count)
    var start = range.lowerBound
    while start < range.upperBound {
      let byte = bytes[start]
      guard
        byte.isBlank || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
          || byte == UInt8(ascii: "`")
      else { break }
      start += 1
    }
    return start..<range.upperBound
  }

  /// Whether nothing is on the line.
  var isEmpty: Bool { content.isEmpty }
}

/// Finds in a line what a log consists of.
struct LineScanner {
  /// What can stand in a line.
  enum Mark: Equatable {
    /// The sentence over a list.
    case header(ConstraintReport.Platform)
    /// The sentence over the constraint that was broken.
    case recovery
    /// A list that the system hides.
    case redaction
    /// A constraint; its class begins at `text`, its bracket, if it has one, before that.
    case constraint(text: Int, isBracketed: Bool)
  }

  let bytes: [UInt8]

  /// The next mark at or after a place, with where it begins and ends.
  func next(from start: Int) -> (mark: Mark, range: Range<Int>)? {
    var index = start
    while index < bytes.count {
      if let found = mark(at: index) { return found }
      index += 1
    }
    return nil
  }

  private func mark(at index: Int) -> (mark: Mark, range: Range<Int>)? {
    switch bytes[index] {
    case UInt8(ascii: "<"):
      if Bytes.matches("<private>", in: bytes, at: index) { return (.redaction, index..<index + 9) }
      guard let text = constraintClass(from: index + 1) else { return nil }
      return (.constraint(text: text, isBracketed: true), index..<text)
    case UInt8(ascii: "s"):
      guard Bytes.matches("simultaneously satisfy constraints", in: bytes, at: index) else { return nil }
      let end = index + 34
      let isAppKit = end < bytes.count && bytes[end] == UInt8(ascii: ":")
      return (.header(isAppKit ? .appKit : .uiKit), index..<end)
    case UInt8(ascii: "C"):
      if Bytes.matches("Conflicting constraints detected", in: bytes, at: index) {
        return (.header(.appKit), index..<index + 32)
      }
      return nil
    case UInt8(ascii: "t"):
      guard Bytes.matches("to recover by breaking", in: bytes, at: index) else { return nil }
      return (.recovery, index..<index + 22)
    case UInt8(ascii: "N"), UInt8(ascii: "M"), UInt8(ascii: "S"):
      return bareConstraint(at: index)
    default: return nil
    }
  }

  /// A constraint whose brackets were lost stands at the beginning of its line.
  private func bareConstraint(at index: Int) -> (mark: Mark, range: Range<Int>)? {
    guard
      bytes[..<index].allSatisfy({ $0.isBlank || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "(") }),
      let text = constraintClass(from: index), bytes[text...].contains(UInt8(ascii: ":")),
      Bytes.find(":0x", in: bytes, from: text) != nil
    else { return nil }
    return (.constraint(text: text, isBracketed: false), index..<text)
  }

  /// The start of a class of constraints behind a bracket.
  private func constraintClass(from start: Int) -> Int? {
    var first = start
    while first < bytes.count, bytes[first] == 0x20, first - start < 3 { first += 1 }
    var index = first
    if index < bytes.count, bytes[index] == UInt8(ascii: "*") { index += 1 }
    index = ClassName.end(bytes, index..<min(bytes.count, first + 200))
    guard Bytes.matches("Constraint", in: bytes, at: index - 10), index - 10 >= first, index < bytes.count,
      bytes[index] == UInt8(ascii: ":") || bytes[index] == 0x20
    else { return nil }
    return first
  }
}
