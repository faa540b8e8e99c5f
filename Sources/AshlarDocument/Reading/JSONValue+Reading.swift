import AshlarJSON
import AshlarLayout

/// Takes values apart, with an error at the value where it is not what it should be.
extension JSONValue {
  func error(_ kind: DocumentError.Kind) -> DocumentError { DocumentError(kind, at: position) }

  private func wrongKind(_ expected: DocumentError.Shape) -> DocumentError {
    error(.wrongKind(expected: expected, found: kind))
  }

  func readObject(keys: [String], as shape: DocumentError.Shape = .object) throws(DocumentError) -> [JSONMember] {
    let members = try readMembers(as: shape)
    for member in members where !keys.contains(member.key) {
      throw DocumentError(.unknownKey(member.key, known: keys), at: member.keyPosition)
    }
    return members
  }

  func readMembers(as shape: DocumentError.Shape = .object) throws(DocumentError) -> [JSONMember] {
    guard case .object(let members) = content else { throw wrongKind(shape) }
    return members
  }

  func readArray() throws(DocumentError) -> [JSONValue] {
    guard case .array(let elements) = content else { throw wrongKind(.array) }
    return elements
  }

  func readText(as shape: DocumentError.Shape = .text) throws(DocumentError) -> String {
    guard case .string(let text) = content else { throw wrongKind(shape) }
    return text
  }

  func readFlag() throws(DocumentError) -> Bool {
    guard case .bool(let flag) = content else { throw wrongKind(.flag) }
    return flag
  }

  func readWord(among words: [String]) throws(DocumentError) -> String {
    let word = try readText()
    guard words.contains(word) else { throw error(.unknownWord(word, allowed: words)) }
    return word
  }

  func readNumber(
    _ rule: DocumentError.NumberRule = .computable, as shape: DocumentError.Shape = .number
  ) throws(DocumentError) -> Double {
    guard case .number(let number) = content else { throw wrongKind(shape) }
    let isRight =
      switch rule {
      case .computable: true
      case .notNegative: number >= 0
      case .positive: number > 0
      case .wholeNotNegative: number >= 0 && number.rounded() == number
      case .between(let least, let most): number >= least && number <= most
      case .metric: number >= 0 || number == -1
      }
    guard isRight else { throw error(.number(number, rule: rule)) }
    guard number.magnitude <= DocumentLimits.largestNumber else { throw error(.number(number, rule: .computable)) }
    return number
  }

  /// Reads an array of so many numbers, each by the same rule.
  func readNumbers(_ count: Int, _ rule: DocumentError.NumberRule = .computable) throws(DocumentError) -> [Double] {
    let elements = try readArray()
    guard elements.count == count else { throw error(.wrongCount(expected: count, found: elements.count)) }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      numbers.append(try within(.index(index)) { () throws(DocumentError) in try element.readNumber(rule) })
    }
    return numbers
  }

  func readInsets() throws(DocumentError) -> EdgeInsets {
    let numbers = try readNumbers(4)
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func readSize() throws(DocumentError) -> Size {
    let numbers = try readNumbers(2, .notNegative)
    return Size(width: numbers[0], height: numbers[1])
  }

  func readDirection() throws(DocumentError) -> LayoutDirection {
    try readWord(among: ["ltr", "rtl"]) == "rtl" ? .rightToLeft : .leftToRight
  }

  func readPriority() throws(DocumentError) -> LayoutPriority {
    LayoutPriority(Float(try readNumber(.between(0, 1000))))
  }

  /// Reads the index of a constraint.
  func readIndex(as shape: DocumentError.Shape = .index) throws(DocumentError) -> Int {
    let number = try readNumber(.wholeNotNegative, as: shape)
    return Int(number)
  }
}
