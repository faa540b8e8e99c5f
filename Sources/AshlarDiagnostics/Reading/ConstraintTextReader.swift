import AshlarLayout

/// Reads the text of one constraint, from its class to where its brackets close.
///
/// Items are indices of ``mentions`` until an ``ItemTable`` tells which items of the report they are.
struct ConstraintTextReader {
  let bytes: [UInt8]
  var index: Int
  /// Behind the statement: where flags or the text end.
  var end: Int
  var names = NameList()
  var mentions: [ItemText] = []
  /// Superviews that the text shows: the inner mention and the outer one.
  var superviews: [(child: Int, parent: Int)] = []
  /// The part of the statement that stands in the parentheses of a visual format.
  var priority: Double?

  /// More letters than an identifier or a key has.
  private static let longestName = 1000

  /// - Parameter range: without the brackets.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    let range = Bytes.trimmed(bytes, range)
    index = range.lowerBound
    end = range.upperBound
  }

  /// Reads it all.
  mutating func read() throws(ConstraintTextError) -> ReportedConstraint {
    let flags = takeFlags()
    let className = try takeClass()
    var constraint = try readAfterClass()
    constraint.className = className
    constraint.isActive = flags
    return constraint
  }

  func failure(_ expected: ConstraintTextError.Expectation, at offset: Int? = nil) -> ConstraintTextError {
    ConstraintTextError(offset: min(offset ?? index, bytes.count), expected: expected)
  }

  mutating func skipBlanks() {
    while index < end, bytes[index].isBlank { index += 1 }
  }

  mutating func take(_ pattern: StaticString) -> Bool {
    guard index + pattern.utf8CodeUnitCount <= end, Bytes.matches(pattern, in: bytes, at: index) else { return false }
    index += pattern.utf8CodeUnitCount
    return true
  }

  // MARK: Head and flags

  /// Takes the names and the state off the end.
  private mutating func takeFlags() -> Bool? {
    guard end > index, bytes[end - 1] == UInt8(ascii: ")") else { return nil }
    var found: Int?
    for marker: StaticString in ["(active", "(inactive", "(Names:"] {
      if let place = Bytes.findLast(marker, in: bytes, from: index, to: end) { found = max(found ?? place, place) }
    }
    guard let found else { return nil }
    if let list = Bytes.find("ames:", in: bytes, from: found, to: end) {
      names = NameList(bytes, list + 5..<end - 1)
    }
    end = Bytes.trimmed(bytes, index..<found).upperBound
    if Bytes.matches("(active", in: bytes, at: found) { return true }
    return Bytes.matches("(inactive", in: bytes, at: found) ? false : nil
  }

  private mutating func takeClass() throws(ConstraintTextError) -> String {
    let start = index
    if index < end, bytes[index] == UInt8(ascii: "*") { index += 1 }
    index = ClassName.end(bytes, index..<end)
    let name = ClassName.read(bytes, start..<index)
    skipBlanks()
    if index < end, bytes[index] == UInt8(ascii: ":") {
      index += 1
    } else if index == start || !bytes[index - 1].isBlank {
      throw failure(.constraint)
    }
    skipBlanks()
    return name
  }

  private mutating func readAfterClass() throws(ConstraintTextError) -> ReportedConstraint {
    if Bytes.matches("0x", in: bytes, at: index) {
      let start = index
      index = ItemText.addressEnd(bytes, start, end)
      let address = Bytes.text(bytes, start..<index)
      let source = takeSource()
      var constraint = try readAfterName()
      constraint.address = address
      constraint.source = source
      return constraint
    }
    return try readKey()
  }

  /// A key stands where the address does in others; nothing marks its end but that the rest can be read.
  ///
  /// A rest that begins with a class or a direction is believed before one that begins with any word.
  private mutating func readKey() throws(ConstraintTextError) -> ReportedConstraint {
    let start = index
    var deepest: ConstraintTextError?
    for isStrict in [true, false] {
      var tries = 0
      var blank = start
      while tries < 12, blank < min(end, start + Self.longestName) {
        blank += 1
        guard blank < end, bytes[blank].isBlank, !bytes[blank - 1].isBlank, beginsBody(blank) == isStrict else {
          continue
        }
        tries += 1
        do throws(ConstraintTextError) {
          var constraint = try attempt(from: blank)
          apply(key: start..<blank, to: &constraint)
          return constraint
        } catch {
          if error.offset > deepest?.offset ?? -1 { deepest = error }
        }
      }
      // Without a key and without an address there may be nothing in front of the statement.
      if let constraint = try? attempt(from: start) { return constraint }
    }
    throw deepest ?? failure(.body, at: start)
  }

  /// Whether a class with its colon, or the direction of a visual format, stands behind a blank.
  private func beginsBody(_ blank: Int) -> Bool {
    var next = blank
    while next < end, bytes[next].isBlank { next += 1 }
    let start = next
    next = ClassName.end(bytes, next..<end)
    return next > start && next < end && bytes[next] == UInt8(ascii: ":")
  }

  private mutating func attempt(from start: Int) throws(ConstraintTextError) -> ReportedConstraint {
    index = start
    mentions = []
    superviews = []
    return try readAfterName()
  }

  /// `name[0x2]` is an identifier with its address, `edges[2]` and `pin@File.swift#9` are keys.
  private func apply(key: Range<Int>, to constraint: inout ReportedConstraint) {
    var key = key
    if let at = bytes[key].lastIndex(of: UInt8(ascii: "@")) {
      var inner = ConstraintTextReader(bytes, at..<key.upperBound)
      constraint.source = inner.takeSource()
      if constraint.source != nil { key = key.lowerBound..<at }
    }
    if let bracket = Bytes.find("[0x", in: bytes, from: key.lowerBound, to: key.upperBound) {
      constraint.identifier = Bytes.text(bytes, key.lowerBound..<bracket)
      constraint.address = Bytes.text(bytes, bracket + 1..<ItemText.addressEnd(bytes, bracket + 1, key.upperBound))
    } else {
      constraint.label = Bytes.text(bytes, key)
    }
  }

  /// `@File.swift#12`, the place where SnapKit's constraints are made.
  private mutating func takeSource() -> ReportedConstraint.Source? {
    guard index < end, bytes[index] == UInt8(ascii: "@") else { return nil }
    guard let sign = bytes[index..<min(end, index + Self.longestName)].firstIndex(of: UInt8(ascii: "#")) else {
      return nil
    }
    var next = sign + 1
    var line = 0
    while next < end, bytes[next].isDigit, next - sign < 10 {
      line = line * 10 + Int(bytes[next] - UInt8(ascii: "0"))
      next += 1
    }
    guard next > sign + 1 else { return nil }
    let file = Bytes.text(bytes, index + 1..<sign)
    index = next
    return ReportedConstraint.Source(file: file, line: line)
  }

  // MARK: Mask and identifier

  private mutating func readAfterName() throws(ConstraintTextError) -> ReportedConstraint {
    skipBlanks()
    let mask = takeMask()
    skipBlanks()
    guard index < end else { throw failure(.body) }
    guard bytes[index] == UInt8(ascii: "'") else {
      var constraint = try readBody()
      constraint.mask = mask
      return constraint
    }
    return try readIdentifier(mask)
  }

  private mutating func takeMask() -> String? {
    let start = index
    guard let horizontal = takeMaskPart("h") else { return nil }
    skipBlanks()
    guard let vertical = takeMaskPart("v") else {
      index = start
      return nil
    }
    return "h=\(horizontal) v=\(vertical)"
  }

  /// `h=-&-`; translators of web pages put blanks around the sign.
  private mutating func takeMaskPart(_ name: StaticString) -> String? {
    let start = index
    guard take(name) else { return nil }
    skipBlanks()
    if take("=") {
      skipBlanks()
      let first = index
      while index < end, bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      if index - first == 3 { return Bytes.text(bytes, first..<index) }
    }
    index = start
    return nil
  }

  /// An identifier may hold quotes: it ends where the rest can be read.
  private mutating func readIdentifier(_ mask: String?) throws(ConstraintTextError) -> ReportedConstraint {
    let start = index + 1
    var quote = start
    var deepest: ConstraintTextError?
    var tries = 0
    while tries < 8, quote < min(end, start + Self.longestName) {
      guard bytes[quote] == UInt8(ascii: "'"), quote + 1 == end || bytes[quote + 1].isBlank else {
        quote += 1
        continue
      }
      tries += 1
      index = quote + 1
      mentions = []
      superviews = []
      do throws(ConstraintTextError) {
        var constraint = try readBody()
        constraint.mask = mask
        constraint.identifier = EscapedText.decode(bytes, start..<quote)
        return constraint
      } catch {
        if error.offset > deepest?.offset ?? -1 { deepest = error }
      }
      quote += 1
    }
    throw deepest ?? failure(.body, at: start)
  }

  // MARK: Statement and what follows it

  private mutating func readBody() throws(ConstraintTextError) -> ReportedConstraint {
    skipBlanks()
    priority = nil
    let statement =
      Bytes.matches("H:", in: bytes, at: index) || Bytes.matches("V:", in: bytes, at: index)
      ? try readVisualFormat() : try readAnchors()
    var constraint = ReportedConstraint(text: "", line: 0, className: "", statement: statement)
    constraint.priority = priority
    try readTail(&constraint)
    return constraint
  }

  private mutating func readTail(_ constraint: inout ReportedConstraint) throws(ConstraintTextError) {
    while true {
      skipBlanks()
      guard index < end else { return }
      if take("priority:") {
        constraint.priority = try takePriority()
      } else if take("Hug:") {
        // Content decides these sizes, with two priorities; no conflict is about them.
        constraint.priority = try takePriority()
      } else if take("CompressionResistance:") {
        constraint.priority = max(constraint.priority ?? 0, try takePriority())
      } else if take("^") {
        constraint.priority = try takePriorityWord()
      } else if bytes[index] == UInt8(ascii: "("), bytes[end - 1] == UInt8(ascii: ")"), constraint.identifier == nil {
        constraint.identifier = Bytes.text(bytes, index + 1..<end - 1)
        return
      } else {
        throw failure(.end)
      }
    }
  }

  /// Masonry prints the names of usual priorities.
  private mutating func takePriorityWord() throws(ConstraintTextError) -> Double {
    if take("high") { return 750 }
    if take("medium") { return 500 }
    if take("low") { return 250 }
    if take("fitting size") { return 50 }
    if take("required") { return 1000 }
    return try takePriority()
  }

  mutating func takePriority() throws(ConstraintTextError) -> Double {
    let start = index
    let number = try takeNumber()
    guard number.isUsable else { throw failure(.value, at: start) }
    return number.value
  }

  mutating func takeNumber() throws(ConstraintTextError) -> LoggedNumber {
    guard let number = LoggedNumber.take(bytes, &index, to: end) else { throw failure(.value) }
    return number
  }
}
