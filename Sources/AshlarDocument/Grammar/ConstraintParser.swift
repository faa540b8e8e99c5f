import AshlarJSON
import AshlarLayout

/// Parses constraint strings by the grammar of layout documents.
public struct ConstraintParser {
  private let bytes: [UInt8]
  private let isItem: (String) -> Bool
  private var offset = 0

  /// Parses one constraint string.
  ///
  /// - Parameter isItem: Whether something has this id.
  /// - Complexity: O(length).
  public static func parse(
    _ text: String, isItem: (String) -> Bool
  ) throws(ConstraintSyntaxError) -> ConstraintStatement {
    // The parser lives no longer than this call.
    let result: Result<ConstraintStatement, ConstraintSyntaxError> = withoutActuallyEscaping(isItem) { isItem in
      var parser = ConstraintParser(bytes: Array(text.utf8), isItem: isItem)
      do throws(ConstraintSyntaxError) {
        return .success(try parser.parseStatement())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init(bytes: [UInt8], isItem: @escaping (String) -> Bool) {
    self.bytes = bytes
    self.isItem = isItem
  }

  // MARK: The parts of a statement

  private mutating func parseStatement() throws(ConstraintSyntaxError) -> ConstraintStatement {
    skipSpaces()
    let first = try parseAnchor(expected: .item)
    let relation = try parseRelation()
    var statement = ConstraintStatement(first.anchor, relation, nil)
    let rightSide = offset
    let number = try parseNumber()
    if let number, !take("*") {
      statement.constant = number
    } else {
      statement.multiplier = number ?? 1
      let second = try parseAnchor(expected: number == nil ? .rightSide : .multipliedItem)
      statement.second = second.anchor
      try parseConstant(into: &statement)
      try check(first, second, multiplier: statement.multiplier)
    }
    if statement.second == nil, !statement.first.attribute.isSize {
      try parseEnd(into: &statement)
      throw ConstraintSyntaxError(.pairing(.placeAlone(statement.first.attribute)), at: rightSide)
    }
    try parseEnd(into: &statement)
    return statement
  }

  /// An anchor, and where in the text its attribute begins.
  private typealias PlacedAnchor = (anchor: ConstraintStatement.Anchor, attributeOffset: Int)

  private mutating func parseAnchor(
    expected: ConstraintSyntaxError.Expectation
  ) throws(ConstraintSyntaxError) -> PlacedAnchor {
    let start = offset
    guard let item = takeName() else { throw failure(.expected(expected)) }
    guard isItem(item) else { throw ConstraintSyntaxError(.unknownItem(item), at: start) }
    guard current == UInt8(ascii: ".") else { throw failure(.expected(.dot)) }
    offset += 1
    let attributeOffset = offset
    guard let name = takeName() else { throw failure(.expected(.attribute)) }
    guard let attribute = LayoutAttribute(name: name) else {
      throw ConstraintSyntaxError(.unknownAttribute(name), at: attributeOffset)
    }
    skipSpaces()
    return (.init(item: item, attribute: attribute), attributeOffset)
  }

  private mutating func parseRelation() throws(ConstraintSyntaxError) -> LayoutRelation {
    let start = offset
    while let byte = current, byte.isRelationSign { offset += 1 }
    defer { skipSpaces() }
    switch String(decoding: bytes[start..<offset], as: UTF8.self) {
    case "==": return .equal
    case "<=": return .lessThanOrEqual
    case ">=": return .greaterThanOrEqual
    case "": throw failure(.expected(.relation))
    case let signs: throw ConstraintSyntaxError(.unknownRelation(signs), at: start)
    }
  }

  private mutating func parseConstant(into statement: inout ConstraintStatement) throws(ConstraintSyntaxError) {
    let isNegative = current == UInt8(ascii: "-")
    guard isNegative || current == UInt8(ascii: "+") else { return }
    offset += 1
    skipSpaces()
    guard let number = try parseNumber() else { throw failure(.expected(.constant)) }
    statement.constant = isNegative ? -number : number
  }

  private mutating func parseEnd(into statement: inout ConstraintStatement) throws(ConstraintSyntaxError) {
    var expected = ConstraintSyntaxError.Expectation.endOfConstant
    if statement.second == nil {
      expected = .endOfNumber
    } else if statement.constant == 0 {
      expected = .endOfItem
    }
    if take("@") {
      let start = offset
      guard let number = try parseNumber() else { throw failure(.expected(.priority)) }
      guard number >= 0, number <= 1000 else {
        throw ConstraintSyntaxError(.priorityOutOfRange(JSONWriter.write(number)), at: start)
      }
      statement.priority = LayoutPriority(Float(number))
      expected = .endOfPriority
    }
    if current == UInt8(ascii: "#") {
      guard bytes.count - offset <= DocumentLimits.longestName else {
        throw failure(.identifierTooLong(limit: DocumentLimits.longestName))
      }
      statement.identifier = String(decoding: bytes[(offset + 1)...], as: UTF8.self)
    } else if current != nil {
      throw failure(.expected(expected))
    }
  }

  // MARK: Pairs of attributes

  private func check(
    _ first: PlacedAnchor, _ second: PlacedAnchor, multiplier: Double
  ) throws(ConstraintSyntaxError) {
    let (one, other) = (first.anchor.attribute, second.anchor.attribute)
    let pairing: ConstraintSyntaxError.Pairing
    if one.isSize && other.isSize {
      return
    } else if one.isSize != other.isSize {
      pairing = .placeAndSize(one, other)
    } else if one.axis != other.axis {
      pairing = .axes(one, other)
    } else if one.isDirectional != other.isDirectional, one.isAbsoluteSide || other.isAbsoluteSide {
      pairing = .directions(one, other)
    } else if multiplier == 0 {
      pairing = .placeAlone(one)
    } else {
      return
    }
    throw ConstraintSyntaxError(.pairing(pairing), at: second.attributeOffset)
  }

  // MARK: Tokens

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func failure(_ kind: ConstraintSyntaxError.Kind) -> ConstraintSyntaxError {
    ConstraintSyntaxError(kind, at: offset)
  }

  private mutating func skipSpaces() {
    while let byte = current, byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) { offset += 1 }
  }

  /// Steps over a sign and the spaces behind it.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: sign) else { return false }
    offset += 1
    skipSpaces()
    return true
  }

  private mutating func takeName() -> String? {
    guard let first = current, first.isIdentifierStart else { return nil }
    let start = offset
    while let byte = current, byte.isIdentifierStart || byte.isDigit { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads a JSON number and the spaces behind it; nil when no number begins here.
  private mutating func parseNumber() throws(ConstraintSyntaxError) -> Double? {
    let start = offset
    var end = offset
    if bytes.indices.contains(end), bytes[end] == UInt8(ascii: "-") { end += 1 }
    guard bytes.indices.contains(end), bytes[end].isDigit else { return nil }
    skipNumber(&end)
    let text = bytes[start..<end]
    guard let value = DecimalNumber.double(text) else {
      throw ConstraintSyntaxError(.malformedNumber(String(decoding: text, as: UTF8.self)), at: start)
    }
    guard value.magnitude <= DocumentLimits.largestNumber else {
      throw ConstraintSyntaxError(.numberTooLarge(String(decoding: text, as: UTF8.self)), at: start)
    }
    offset = end
    skipSpaces()
    return value
  }

  private func skipNumber(_ end: inout Int) {
    skipDigits(&end)
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      skipDigits(&end)
    }
    guard end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") else { return }
    end += 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
    skipDigits(&end)
  }

  private func skipDigits(_ end: inout Int) {
    while end < bytes.count, bytes[end].isDigit { end += 1 }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether an id may begin with this byte: an ASCII letter or `_`.
  var isIdentifierStart: Bool {
    let lower = self | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
  }

  fileprivate var isRelationSign: Bool {
    self == UInt8(ascii: "=") || self == UInt8(ascii: "<") || self == UInt8(ascii: ">") || self == UInt8(ascii: "!")
  }
}
