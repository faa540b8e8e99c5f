import AshlarLayout

extension ConstraintTextReader {
  /// One side of a space.
  private enum Side {
    case superview
    case item(Int)
  }

  private struct Edges {
    var near: LayoutAttribute
    var far: LayoutAttribute
  }

  private struct Predicate {
    var relation = LayoutRelation.equal
    var value = LoggedNumber(value: 0)
    var isSystemSpace = false
  }

  /// Reads `H:|-(8)-[item]`, `V:[item]-(8)-[other]` or `V:[item(44)]`.
  mutating func readVisualFormat() throws(ConstraintTextError) -> ReportedStatement {
    let axis: Axis = take("H:") ? .horizontal : .vertical
    if axis == .vertical { index += 2 }
    skipBlanks()
    let before: Side
    if take("|") {
      before = .superview
    } else {
      let (item, size) = try takeView()
      if let size { return sizeStatement(item, axis, size) }
      before = .item(item)
    }
    guard takeSpaced("-", "(") else { throw failure(.gap) }
    let gap = try takePredicate()
    guard takeSpaced(")", "-") else { throw failure(.gap) }
    skipBlanks()
    let after: Side
    if take("|") {
      after = .superview
    } else {
      let (item, size) = try takeView()
      guard size == nil else { throw failure(.end) }
      after = .item(item)
    }
    var edges = axis == .horizontal ? Edges(near: .leading, far: .trailing) : Edges(near: .top, far: .bottom)
    skipBlanks()
    if take("(LTR)") { edges = Edges(near: .left, far: .right) }
    if take("(RTL)") { return try statement(gap, from: after, to: before, Edges(near: .left, far: .right)) }
    return try statement(gap, from: before, to: after, edges)
  }

  /// Takes two signs, between which translators of web pages put blanks.
  private mutating func takeSpaced(_ one: StaticString, _ other: StaticString) -> Bool {
    let start = index
    skipBlanks()
    if take(one) {
      skipBlanks()
      if take(other) { return true }
    }
    index = start
    return false
  }

  private func sizeStatement(_ item: Int, _ axis: Axis, _ size: Predicate) -> ReportedStatement {
    let place = ReportedPlace(item, .layout(axis == .horizontal ? .width : .height))
    var statement = ReportedStatement(form: .size, ReportedOperand(place), size.relation, nil)
    statement.setConstant(size.value)
    return statement
  }

  private mutating func statement(
    _ gap: Predicate, from before: Side, to after: Side, _ edges: Edges
  ) throws(ConstraintTextError) -> ReportedStatement {
    let start: ReportedPlace
    let end: ReportedPlace
    var form = ReportedStatement.Form.edge
    switch (before, after) {
    case (.superview, .item(let item)):
      start = ReportedPlace(takeSuperview(of: item), .layout(edges.near))
      end = ReportedPlace(item, .layout(edges.near))
    case (.item(let item), .superview):
      start = ReportedPlace(item, .layout(edges.far))
      end = ReportedPlace(takeSuperview(of: item), .layout(edges.far))
    case (.item(let first), .item(let second)):
      start = ReportedPlace(first, .layout(edges.far))
      end = ReportedPlace(second, .layout(edges.near))
      form = .gap
    case (.superview, .superview): throw failure(.view)
    }
    var statement = ReportedStatement(form: form, ReportedOperand(end), gap.relation, ReportedOperand(start))
    statement.setConstant(gap.value)
    if gap.isSystemSpace { statement.space = .system }
    return statement
  }

  /// An item in brackets, with its size if one stands inside.
  private mutating func takeView() throws(ConstraintTextError) -> (item: Int, size: Predicate?) {
    guard take("[") else { throw failure(.view) }
    guard let close = closingBracket(countsPairs: true) ?? closingBracket(countsPairs: false) else {
      throw failure(.view)
    }
    let start = index
    defer { index = close + 1 }
    if close > start, bytes[close - 1] == UInt8(ascii: ")"),
      let open = bytes[start..<close].lastIndex(of: UInt8(ascii: "(")), open > start
    {
      let limit = end
      (index, end) = (open + 1, close)
      defer { end = limit }
      if let size = try? takePredicate(), index == close - 1 { return (mention(start..<open), size) }
    }
    return (mention(start..<close), nil)
  }

  /// The bracket behind an item: what an item says may hold brackets, but then a quote stands before the real one; names
  /// such as `cells[2]` hold pairs of them.
  private func closingBracket(countsPairs: Bool) -> Int? {
    var quote: Int?
    var depth = 0
    var place = index
    while place < end {
      if countsPairs, quote == nil {
        if bytes[place] == UInt8(ascii: "[") { depth += 1 }
        if bytes[place] == UInt8(ascii: "]"), depth > 0 {
          depth -= 1
          place += 1
          continue
        }
      }
      if bytes[place] == UInt8(ascii: "'"), quote == nil { quote = place }
      if bytes[place] == UInt8(ascii: "]") {
        let isFollowed =
          place + 1 == end || bytes[place + 1] == UInt8(ascii: "-") || bytes[place + 1] == UInt8(ascii: "(")
          || bytes[place + 1].isBlank
        let previous = bytes[place - 1]
        let isOutside =
          quote.map { place - 1 > $0 && (previous == UInt8(ascii: "'") || previous == UInt8(ascii: ")")) } ?? true
        if isFollowed && isOutside { return place }
      }
      place += 1
    }
    return nil
  }

  private mutating func takePredicate() throws(ConstraintTextError) -> Predicate {
    var predicate = Predicate()
    skipBlanks()
    predicate.relation = takeRelation() ?? .equal
    skipBlanks()
    if let space = try takeSpace() {
      predicate.value = space
      predicate.isSystemSpace = true
    } else {
      predicate.value = try takeNumber()
    }
    if take("@") { priority = try takePriority() }
    return predicate
  }
}
