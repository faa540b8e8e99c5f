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
        statement.constant = number.value
        statement.constantError = number.error
        return
      }
      let isFactor = take("*") || take(" * ")
      if isFactor {
        statement.multiplier = number.value
        statement.multiplierError = number.error
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
      let number = try takeNumber()
      statement.multiplier = number.value
      statement.multiplierError = number.error
    }
    skipBlanks()
    guard index < end else { return }
    if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
      let sign: Double = bytes[index] == UInt8(ascii: "-") ? -1 : 1
      let start = index
      index += 1
      skipBlanks()
      if let space = try takeSpace() {
        statement.constant = sign * space.value
        statement.space = .system
        return
      }
      index = start
      let number = try takeNumber()
      statement.constant = number.value
      statement.constantError = number.error
    } else if let space = try takeSpace() {
      statement.constant = space.value
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
    if index < end, bytes[index] == UInt8(ascii: "("), let distance = takeDistance() { return distance }
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

  /// An item ends where a dot, an attribute and something that can follow one stand: names hold dots, too.
  private mutating func takePlace() throws(ConstraintTextError) -> ReportedPlace {
    let start = index
    var dot = start
    while dot < end {
      guard bytes[dot] == UInt8(ascii: "."), let (attribute, next) = attribute(at: dot + 1) else {
        dot += 1
        continue
      }
      guard dot > start else { throw failure(.place) }
      index = next
      return ReportedPlace(mention(start..<dot), attribute)
    }
    throw failure(.place, at: start)
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

/// The names of attributes in logs.
enum AttributeNames {
  static func attribute(_ name: String) -> ReportedAttribute? {
    if let attribute = LayoutAttribute(name: name) { return .layout(attribute) }
    if name == "baseline" { return .layout(.lastBaseline) }
    for part in ReportedAttribute.FramePart.allCases where part.name == name { return .frame(part) }
    return nil
  }
}
