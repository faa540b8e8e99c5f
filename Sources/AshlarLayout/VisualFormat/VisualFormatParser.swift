/// Turns the text of a visual format into a ``VisualFormat``.
///
/// The grammar is the one of Apple's Visual Format Language; numbers are read as C's `strtod` reads decimal ones. Time
/// and memory grow linearly with the text, and nothing recurses.
package struct VisualFormatParser<Item> {
  private var scanner: VisualFormatScanner
  private let views: [String: Item]
  private let metrics: [String: Double]

  private init(_ format: String, views: [String: Item], metrics: [String: Double]) {
    scanner = VisualFormatScanner(format)
    self.views = views
    self.metrics = metrics
  }

  /// Parses a format, or throws the first mistake in it, from left to right.
  package static func parse(
    _ format: String, views: [String: Item], metrics: [String: Double] = [:]
  ) throws(VisualFormatError) -> VisualFormat<Item> {
    var parser = VisualFormatParser(format, views: views, metrics: metrics)
    return try parser.parseFormat()
  }

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat<Item> {
    guard !scanner.isAtEnd else { throw failure(.empty) }
    let axis = try parseAxis()
    let leadingEdge = try parseLeadingEdge()
    var elements = [try parseElement(after: .flush)]
    var trailingEdge: VisualFormat<Item>.SuperviewEdge?
    while trailingEdge == nil, !scanner.isAtEnd {
      let start = scanner.offset
      let gap = try parseGap()
      let column = scanner.offset
      if scanner.take(UInt8(ascii: "|")) {
        trailingEdge = .init(gap: gap, column: scanner.column(at: column))
        guard scanner.isAtEnd else { throw failure(.textAfterSuperview) }
      } else if scanner.isAtEnd {
        throw failure(.trailingGap, at: start)
      } else {
        elements.append(try parseElement(after: gap))
      }
    }
    return VisualFormat(
      axis: axis, leadingEdge: leadingEdge, elements: elements, trailingEdge: trailingEdge,
      endColumn: scanner.column(at: scanner.offset))
  }

  private mutating func parseAxis() throws(VisualFormatError) -> Axis {
    switch scanner.current {
    case UInt8(ascii: "H"), UInt8(ascii: "V"):
      let axis: Axis = scanner.current == UInt8(ascii: "H") ? .horizontal : .vertical
      scanner.advance()
      guard scanner.take(UInt8(ascii: ":")) else { throw failure(.expected(.axisColon)) }
      return axis
    case UInt8(ascii: "|"), UInt8(ascii: "["), UInt8(ascii: "-"):
      return .horizontal
    default:
      throw failure(.expected(.start))
    }
  }

  private mutating func parseLeadingEdge() throws(VisualFormatError) -> VisualFormat<Item>.SuperviewEdge? {
    if scanner.current == UInt8(ascii: "-") { throw failure(.leadingGap) }
    let column = scanner.offset
    guard scanner.take(UInt8(ascii: "|")) else { return nil }
    let gap = scanner.isAtEnd ? .flush : try parseGap()
    guard !scanner.isAtEnd, scanner.current != UInt8(ascii: "|") else { throw failure(.superviewAlone, at: column) }
    return .init(gap: gap, column: scanner.column(at: column))
  }

  // MARK: - Gaps and views

  private mutating func parseGap() throws(VisualFormatError) -> VisualFormat<Item>.Gap {
    let start = scanner.offset
    guard scanner.take(UInt8(ascii: "-")) else {
      switch scanner.current {
      case UInt8(ascii: "["), UInt8(ascii: "|"): return .flush
      default: throw failure(.expected(.continuation))
      }
    }
    let gap: VisualFormat<Item>.Gap
    switch scanner.current {
    case nil:
      throw failure(.trailingGap, at: start)
    case UInt8(ascii: "["), UInt8(ascii: "|"):
      return .standard
    case UInt8(ascii: "("):
      gap = .predicates(try parsePredicates(of: Self.parseNumber))
    default:
      guard let constant = try parseConstant(signed: false) else { throw failure(.expected(.gap)) }
      gap = .predicates([.init(relation: .equal, value: constant, priority: 1000)])
    }
    guard scanner.take(UInt8(ascii: "-")) else { throw failure(.expected(.gapEnd)) }
    return gap
  }

  private mutating func parseElement(
    after gap: VisualFormat<Item>.Gap
  ) throws(VisualFormatError) -> VisualFormat<Item>.Element {
    guard scanner.take(UInt8(ascii: "[")) else { throw failure(.expected(.view)) }
    let start = scanner.offset
    guard let name = scanner.takeName() else { throw failure(.expected(.viewName)) }
    guard let item = views[name] else { throw failure(.unknownView(name), at: start) }
    let hasSizes = scanner.current == UInt8(ascii: "(")
    let sizes = hasSizes ? try parsePredicates(of: Self.parseSize) : []
    if hasSizes, scanner.current == UInt8(ascii: "(") { throw failure(.repeatedPredicates) }
    guard scanner.take(UInt8(ascii: "]")) else { throw failure(.expected(.viewEnd)) }
    return .init(item: item, sizes: sizes, gapBefore: gap)
  }

  // MARK: - Predicates

  private mutating func parsePredicates<Value>(
    of parseValue: (inout Self) throws(VisualFormatError) -> Value
  ) throws(VisualFormatError) -> [VisualFormat<Item>.Predicate<Value>] {
    let start = scanner.offset
    scanner.advance()
    if scanner.current == UInt8(ascii: ")") { throw failure(.emptyPredicates, at: start) }
    var predicates: [VisualFormat<Item>.Predicate<Value>] = []
    repeat {
      let relation = try parseRelation()
      let value = try parseValue(&self)
      let priority = scanner.take(UInt8(ascii: "@")) ? try parsePriority() : 1000
      predicates.append(.init(relation: relation, value: value, priority: priority))
    } while scanner.take(UInt8(ascii: ","))
    guard scanner.take(UInt8(ascii: ")")) else { throw failure(.expected(.predicateEnd)) }
    return predicates
  }

  private mutating func parseRelation() throws(VisualFormatError) -> LayoutRelation {
    let relation: LayoutRelation
    switch scanner.current {
    case UInt8(ascii: "="): relation = .equal
    case UInt8(ascii: "<"): relation = .lessThanOrEqual
    case UInt8(ascii: ">"): relation = .greaterThanOrEqual
    default: return .equal
    }
    scanner.advance()
    guard scanner.take(UInt8(ascii: "=")) else { throw failure(.expected(.relation)) }
    return relation
  }

  private static func parseNumber(_ parser: inout Self) throws(VisualFormatError) -> Double {
    guard let constant = try parser.parseConstant(signed: true) else { throw parser.failure(.expected(.value)) }
    return constant
  }

  /// A name that is both a view's and a metric's means the view here.
  private static func parseSize(_ parser: inout Self) throws(VisualFormatError) -> VisualFormat<Item>.Size {
    let before = parser.scanner
    if let name = parser.scanner.takeName(), let item = parser.views[name] { return .size(of: item) }
    parser.scanner = before
    guard let constant = try parser.parseConstant(signed: true) else { throw parser.failure(.expected(.sizeValue)) }
    return .constant(constant)
  }

  private mutating func parsePriority() throws(VisualFormatError) -> Float {
    let start = scanner.offset
    let priority = try Self.parseNumber(&self)
    guard priority >= 0, priority <= 1000 else { throw failure(.priorityOutOfRange(priority), at: start) }
    return Float(priority)
  }

  /// A number or the value of a metric; `nil` when neither stands here.
  private mutating func parseConstant(signed: Bool) throws(VisualFormatError) -> Double? {
    let start = scanner.offset
    let text: String
    let value: Double?
    if let number = scanner.takeNumber(signed: signed) {
      text = number
      value = Double(number)
    } else if let name = scanner.takeName() {
      text = name
      value = metrics[name]
      if value == nil {
        throw failure(views[name] == nil ? .unknownMetric(name) : .viewNotAllowed(name), at: start)
      }
    } else {
      return nil
    }
    guard let value, value.isComputable else { throw failure(.notFinite(text), at: start) }
    return value
  }

  // MARK: - Failing

  private func failure(_ kind: VisualFormatError.Kind, at offset: Int? = nil) -> VisualFormatError {
    let isBlank = offset == nil && [0x09, 0x0A, 0x0D, 0x20].contains(scanner.current ?? 0)
    return VisualFormatError(isBlank ? .space : kind, column: scanner.column(at: offset ?? scanner.offset))
  }
}
