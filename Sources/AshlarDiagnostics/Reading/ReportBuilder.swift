/// A report while its lines come in.
struct ReportBuilder {
  /// What has been seen last.
  enum Phase {
    /// Nothing but the header.
    case header
    /// At least one constraint, or the sign that opens the list.
    case list
    /// The sign that closes the list.
    case closed
    /// The sentence over the broken constraint.
    case recovery
  }

  private(set) var report: ConstraintReport
  private var table = ItemTable()
  var phase: Phase
  /// Whether the sign that opens the list has been seen, and the one that closes it.
  var isOpened = false
  var isClosed = false
  /// How many lines ago something of the report was seen.
  var idleLines = 0

  /// No list of an app is longer; what follows begins a new report, so that memory stays bounded.
  static let mostConstraints = 4096

  init(kind: ConstraintReport.Kind, phase: Phase, line: Int) {
    report = ConstraintReport(kind: kind, line: line, lastLine: line)
    self.phase = phase
  }

  /// Nobody reads more lines that cannot be read.
  private static let mostUnreadable = 100
  /// What is shown of one, in bytes.
  private static let longestExcerpt = 300

  var isFull: Bool {
    report.constraints.count >= ReportBuilder.mostConstraints
      || report.unreadable.count >= ReportBuilder.mostUnreadable
  }

  mutating func set(platform: ConstraintReport.Platform) { report.platform = platform }

  mutating func markRedacted() {
    if report.constraints.isEmpty { report.kind = .redacted }
  }

  /// A list that looked like somebody's own turns out to be a report.
  mutating func setConflict() { report.kind = .conflict }

  mutating func markIncomplete() { report.isIncomplete = true }

  mutating func touch(_ line: Int) {
    report.lastLine = line
    idleLines = 0
  }

  /// Adds a constraint of the list.
  mutating func add(_ constraint: ReportedConstraint) { report.constraints.append(constraint) }

  /// Gives a constraint the items of this report.
  mutating func resolve(
    _ constraint: ReportedConstraint, _ mentions: [ItemText], _ superviews: [(child: Int, parent: Int)], line: Int
  ) -> ReportedConstraint {
    let indices = table.indices(of: mentions, superviews: superviews)
    var constraint = constraint
    constraint.line = line
    constraint.statement.first = ReportBuilder.moved(constraint.statement.first, indices)
    constraint.statement.second = constraint.statement.second.map { ReportBuilder.moved($0, indices) }
    return constraint
  }

  private static func moved(_ operand: ReportedOperand, _ indices: [Int]) -> ReportedOperand {
    var operand = operand
    operand.place.item = indices[operand.place.item]
    if let start = operand.start { operand.start = ReportedPlace(indices[start.item], start.attribute) }
    return operand
  }

  /// Notes which constraint was broken, by its address, or by its text if addresses do not help.
  mutating func setBroken(_ constraint: ReportedConstraint) {
    if let index = report.constraints.firstIndex(where: { $0.address != nil && $0.address == constraint.address })
      ?? report.constraints.firstIndex(where: { $0.says(theSameAs: constraint) })
    {
      report.broken = index
    } else {
      report.brokenElsewhere = constraint
    }
  }

  /// Notes which constraint was broken, of which only the beginning is left.
  mutating func setBroken(startingWith text: [UInt8]) {
    var reader = ConstraintTextReader(text, 0..<text.count)
    guard let address = reader.takeWholeAddress() else { return }
    report.broken = report.constraints.firstIndex { $0.address == address }
  }

  /// Notes a line that cannot be read, and the character where reading stopped.
  mutating func addUnreadable(_ bytes: [UInt8], at offset: Int, _ column: Int, _ error: ConstraintTextError, line: Int)
  {
    let earliest = max(0, offset - Self.longestExcerpt * 3 / 4)
    // Lists in links have line breaks of their own.
    let lineStart = bytes[earliest..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? earliest
    let start = Bytes.scalarStart(bytes, lineStart)
    let limit = min(bytes.count, start + Self.longestExcerpt)
    let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: "\n")) ?? limit
    report.unreadable.append(
      ConstraintReport.Unreadable(
        line: line, text: Bytes.text(bytes, start..<end), column: column,
        textColumn: Bytes.scalars(bytes, start..<min(offset, end)) + 1, expected: error.expected))
  }

  /// The report as it stands.
  mutating func finished() -> ConstraintReport {
    report.items = table.items
    if report.platform == .unknown { report.platform = ReportBuilder.platform(of: report) }
    if !report.constraints.isEmpty, report.kind == .redacted { report.kind = .conflict }
    // One bracket without the other: the rest of the list is not here.
    if isOpened != isClosed, !report.constraints.isEmpty { report.isIncomplete = true }
    return report
  }

  private static func platform(of report: ConstraintReport) -> ConstraintReport.Platform {
    for text in report.items.map({ $0.className }) + report.constraints.compactMap({ $0.identifier }) {
      let name = Array(text.utf8)
      if Bytes.matches("UI", in: name, at: 0) || Bytes.matches("_UI", in: name, at: 0) { return .uiKit }
      if Bytes.matches("NS", in: name, at: 0), !Bytes.matches("NSKVO", in: name, at: 0) { return .appKit }
      if Bytes.matches("_NS", in: name, at: 0) { return .appKit }
    }
    return .unknown
  }
}

extension ReportedConstraint {
  /// Whether two constraints say the same about the same items.
  func says(theSameAs other: ReportedConstraint) -> Bool {
    className == other.className && identifier == other.identifier && statement == other.statement
  }
}

extension ConstraintTextReader {
  /// The address behind the class, if it is followed by something.
  mutating func takeWholeAddress() -> String? {
    while index < end, bytes[index] != UInt8(ascii: ":") { index += 1 }
    index += 1
    skipBlanks()
    guard Bytes.matches("0x", in: bytes, at: index) else { return nil }
    let start = index
    index = ItemText.addressEnd(bytes, start, end)
    return index < bytes.count ? Bytes.text(bytes, start..<index) : nil
  }
}
