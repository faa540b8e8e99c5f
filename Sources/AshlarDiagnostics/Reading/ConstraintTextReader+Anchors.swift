import AshlarLayout

extension ConstraintTextReader {
  /// Reads `item.attribute relation …`.
  mutating func readAnchors() throws(ConstraintTextError) -> ReportedStatement {
    let first = try takeOperand()
    skipBlanks()
    guard let relation = takeRelation() else { throw failure(.relation) }
    skipBlanks()
    var statement = ReportedStatement(form: .anchors, first, relation, nil)
    // Old systems print nothing where a place is 0.
    if index < end { try readRightSide(&statement) }
    complete(&statement)
    return statement
  }

  mutating func takeRelation() -> LayoutRelation? {
    if take("==") { return .equal }
    if take("<=") { return .lessThanOrEqual }
    if take(">=") { return .greaterThanOrEqual }
    return take("=") ? .equal : nil
  }

  private mutating func readRightSide(_ statement: inout ReportedStatement) throws(ConstraintTextError) {
    let start = index
    if let number = LoggedNumber.take(bytes, &index, to: end) {
      if index == end || bytes[index].isBlank && !isTimes(at: index) || bytes[index] == UInt8(ascii: "(") {
        statement.setConstant(number)
        return
      }
      let isFactor = take("*") || take(" * ")
      if isFactor {
        statement.setMultiplier(number)
        skipBlanks()
      } else {
        // A name may begin with digits.
        index = start
      }
    }
    statement.second = try takeOperand()
    try readBehindOperand(&statement)
  }

  private func isTimes(at place: Int) -> Bool { Bytes.matches(" * ", in: bytes, at: place) }

  private mutating func readBehindOperand(_ statement: inout ReportedStatement) throws(ConstraintTextError) {
    if isTimes(at: index), index + 3 < end {
      index += 3
      statement.setMultiplier(try takeNumber())
    }
    skipBlanks()
    guard index < end else { return }
    if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
      let isNegative = bytes[index] == UInt8(ascii: "-")
      let start = index
      index += 1
      skipBlanks()
      if var space = try takeSpace() {
        if isNegative { space.value.negate() }
        statement.setConstant(space)
        statement.space = .system
        return
      }
      index = start
      statement.setConstant(try takeNumber())
    } else if let space = try takeSpace() {
      statement.setConstant(space)
      statement.space = .inward
    }
  }

  /// `NSSpace(8)` or `NSLayoutAnchorConstraintSpace(8)`.
  mutating func takeSpace() throws(ConstraintTextError) -> LoggedNumber? {
    guard take("NSSpace(") || take("NSLayoutAnchorConstraintSpace(") else { return nil }
    let number = try takeNumber()
    guard take(")") else { throw failure(.gap) }
    return number
  }

  // MARK: Operands

  private mutating func takeOperand() throws(ConstraintTextError) -> ReportedOperand {
    if index < end, bytes[index] == UInt8(ascii: "(") {
      if let distance = takeDistance() { return distance }
      if let place = takeComposite() { return ReportedOperand(place) }
    }
    return ReportedOperand(try takePlace())
  }

  /// `(UIView:0x2.leading - UIView:0x3.trailing)`.
  private mutating func takeDistance() -> ReportedOperand? {
    let (start, count) = (index, mentions.count)
    index += 1
    if let place = try? takePlace(), take(" - "), let from = try? takePlace(), take(")") {
      return ReportedOperand(place, from: from)
    }
    index = start
    mentions.removeSubrange(count...)
    return nil
  }

  /// `(NSGridView:0x2.row-boundary+0.5*(NSGridView:0x2.bottom - NSGridView:0x2.row-boundary))`: a line that is made of
  /// others, of which a log gives several the same name.
  private mutating func takeComposite() -> ReportedPlace? {
    let start = index
    var depth = 0
    var close = start
    while close < end {
      if bytes[close] == UInt8(ascii: "(") { depth += 1 }
      if bytes[close] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
      close += 1
    }
    guard close < end, close + 1 == end || bytes[close + 1].isBlank else { return nil }
    var first = start + 1
    while first < close, bytes[first] == UInt8(ascii: "(") { first += 1 }
    var dot = first
    while dot < close {
      if bytes[dot] == UInt8(ascii: "."), dot > first {
        var next = dot + 1
        while next < close, bytes[next].isLetter { next += 1 }
        if Bytes.matches("-boundary", in: bytes, at: next) { next += 9 }
        // A sum goes on without a blank.
        if next > dot + 1, bytes[next] == UInt8(ascii: "+") || bytes[next] == UInt8(ascii: "-") {
          index = close + 1
          return ReportedPlace(mention(first..<dot), .derived(Bytes.text(bytes, dot + 1..<next)))
        }
      }
      dot += 1
    }
    return nil
  }

  /// An item ends where a dot, an attribute and something that can follow one stand: names hold dots, too, and what an
  /// item says may hold such a dot, but then a quote is still open.
  private mutating func takePlace() throws(ConstraintTextError) -> ReportedPlace {
    let start = index
    var dot = start
    var inside: (dot: Int, attribute: ReportedAttribute, next: Int)?
    // What an item says stands behind its address.
    var hasAddress = false
    var quote: Int?
    while dot < end {
      if Bytes.matches("0x", in: bytes, at: dot) { hasAddress = true }
      if bytes[dot] == UInt8(ascii: "'"), quote == nil, hasAddress { quote = dot }
      guard bytes[dot] == UInt8(ascii: "."), let (attribute, next) = attribute(at: dot + 1) else {
        dot += 1
        continue
      }
      guard dot > start else { throw failure(.place) }
      if let quote, bytes[dot - 1] != UInt8(ascii: "'") || dot - 1 == quote {
        if inside == nil { inside = (dot, attribute, next) }
        dot += 1
        continue
      }
      index = next
      return ReportedPlace(mention(start..<dot), attribute)
    }
    guard let inside else { throw failure(.place, at: start) }
    index = inside.next
    return ReportedPlace(mention(start..<inside.dot), inside.attribute)
  }

  private func attribute(at start: Int) -> (ReportedAttribute, Int)? {
    if Bytes.matches("(null)", in: bytes, at: start) { return (.unnamed, start + 6) }
    var next = start
    while next < end, bytes[next].isLetter { next += 1 }
    guard next > start, next - start <= 40 else { return nil }
    if next < end, Bytes.matches("{id:", in: bytes, at: next) {
      guard let close = bytes[next..<end].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      return (.variable(Bytes.text(bytes, start..<next)), close + 1)
    }
    // Several rows or columns of a grid have such a line each, all with one name.
    if Bytes.matches("-boundary", in: bytes, at: next), next + 9 == end || bytes[next + 9].isBlank {
      return (.derived(Bytes.text(bytes, start..<next + 9)), next + 9)
    }
    guard next == end || bytes[next].isBlank || bytes[next] == UInt8(ascii: ")") else { return nil }
    return AttributeNames.attribute(Bytes.text(bytes, start..<next)).map { ($0, next) }
  }

  /// The index of what is mentioned; a name is looked up in the names of the constraint.
  mutating func mention(_ range: Range<Int>) -> Int {
    let text = Bytes.text(bytes, range)
    return mention(names.item(named: text) ?? ItemText(bytes, range))
  }

  mutating func mention(_ item: ItemText) -> Int {
    mentions.append(item)
    return mentions.count - 1
  }

  // MARK: Frames

  /// A part of a frame without a right side is measured from the superview's own corner.
  private mutating func complete(_ statement: inout ReportedStatement) {
    guard statement.second == nil, statement.first.start == nil, case .frame(let part) = statement.first.place.attribute
    else { return }
    let parent = takeSuperview(of: statement.first.place.item)
    let origin: LayoutAttribute = part.attribute.axis == .horizontal ? .left : .top
    statement.second = ReportedOperand(ReportedPlace(parent, .layout(origin)))
  }

  /// The superview that the names call `'|'`, or an unnamed one.
  mutating func takeSuperview(of child: Int) -> Int {
    var item = names.superview ?? ItemText()
    if names.superview == nil { item.isSuperviewOf = child }
    let parent = mention(item)
    superviews.append((child, parent))
    return parent
  }
}

extension ReportedStatement {
  /// Takes over a constant; one that is no number leaves 0.
  mutating func setConstant(_ number: LoggedNumber) {
    constant = number.value
    constantError = number.error
    if number.isNaN { notANumber = .constant }
  }

  /// Takes over a multiplier; one that is no number leaves 1.
  fileprivate mutating func setMultiplier(_ number: LoggedNumber) {
    multiplier = number.isNaN ? 1 : number.value
    multiplierError = number.error
    if number.isNaN { notANumber = .multiplier }
  }
}

/// The names of attributes in logs.
enum AttributeNames {
  static func attribute(_ name: String) -> ReportedAttribute? {
    if let attribute = LayoutAttribute(name: name) { return .layout(attribute) }
    if name == "baseline" { return .layout(.lastBaseline) }
    for part in ReportedAttribute.FramePart.allCases where part.name == name { return .frame(part) }
    return nil
  }
}
