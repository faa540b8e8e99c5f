/// Finds reports about constraints in a log, line by line, however much else is in it.
///
/// Bytes come in pieces of any size. Time is proportional to the bytes; memory to one report and one line.
public struct LogReader {
  /// What is longer than this is read as several lines, in bytes.
  private static let longestLine = 1 << 16
  /// After so many lines without a word about constraints a list has ended.
  private static let mostIdleLines = 40

  private var partialLine: [UInt8] = []
  private var lineNumber = 0
  private var builder: ReportBuilder?
  /// A constraint that has not ended with its line.
  private var unfinished: (bytes: [UInt8], line: Int, column: Int, lines: Int)?
  /// The column of a byte in the line that is being read; the next one is counted from there.
  private var counted = (offset: 0, column: 1)
  private var done: [ConstraintReport] = []
  /// The last line that ended with an opening bracket: a list without a header may begin there.
  private var openingLine = -10

  /// Makes a reader at the beginning of a log.
  public init() {}

  /// Reads on; returns the reports that have ended.
  ///
  /// - Complexity: O(bytes).
  public mutating func read(_ bytes: [UInt8]) -> [ConstraintReport] {
    var start = 0
    bytes.withUnsafeBufferPointer { buffer in
      for index in 0..<buffer.count where buffer[index] == 0x0A {
        endLine(UnsafeBufferPointer(rebasing: buffer[start..<index]))
        start = index + 1
      }
      while buffer.count - start + partialLine.count >= Self.longestLine {
        let end = max(start, min(buffer.count, start + Self.longestLine - partialLine.count))
        endLine(UnsafeBufferPointer(rebasing: buffer[start..<end]))
        start = end
      }
      partialLine += buffer[start...]
    }
    return take()
  }

  /// Ends the log; returns the last reports.
  public mutating func finish() -> [ConstraintReport] {
    if !partialLine.isEmpty { [UInt8]().withUnsafeBufferPointer { endLine($0) } }
    flushUnfinished()
    close()
    return take()
  }

  /// Nothing has come for a while: a report that could have ended has.
  ///
  /// What is in the middle of a line or of a list stays open.
  public mutating func pause() -> [ConstraintReport] {
    guard partialLine.isEmpty, unfinished == nil, let builder else { return [] }
    if case .closed = builder.phase { close() }
    return take()
  }

  private mutating func take() -> [ConstraintReport] {
    defer { done = [] }
    return done
  }

  // MARK: Lines

  private mutating func endLine(_ rest: UnsafeBufferPointer<UInt8>) {
    lineNumber += 1
    if partialLine.isEmpty && passesOver(rest) { return }
    var line = partialLine
    line += rest
    partialLine = []
    // A line is read alike in one piece and in two.
    if line.count > rest.count && line.withUnsafeBufferPointer({ passesOver($0) }) { return }
    if line.last == 0x0D { line.removeLast() }
    let read = LogLine(line)
    if unfinished != nil { return continueUnfinished(read) }
    readLine(read)
  }

  /// Whether a line outside of reports is of no interest; it may still be the one that opens a list.
  private mutating func passesOver(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard builder == nil, unfinished == nil, !LogReader.mayConcern(line) else { return false }
    if LogReader.opensList(line) { openingLine = lineNumber }
    return true
  }

  /// Whether an opening bracket stands before a mark.
  private static func isOpening(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let last = bytes[range].last { !$0.isBlank && $0 != UInt8(ascii: "\"") }
    return last == UInt8(ascii: "(") || last == UInt8(ascii: "[")
  }

  private static func opensList(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    // The second byte of a blank that does not break is 0xA0.
    guard line.count < 80, let last = line.last(where: { !$0.isBlank && $0 != 0xA0 && $0 != 0xC2 }) else {
      return false
    }
    return last == UInt8(ascii: "(") || last == UInt8(ascii: "[")
  }

  /// Whether a line has a word that every line of interest has; everything else is skipped at the speed of memory.
  private static func mayConcern(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    // Every ninth byte decides whether the nine letters of "onstraint" can be around it.
    var index = 8
    while index < line.count {
      switch line[index] {
      case UInt8(ascii: "t"):
        if line[index - 8] == UInt8(ascii: "o"), line[index - 7] == UInt8(ascii: "n"),
          line[index - 6] == UInt8(ascii: "s"), line[index - 5] == UInt8(ascii: "t"),
          line[index - 4] == UInt8(ascii: "r"), line[index - 3] == UInt8(ascii: "a"),
          line[index - 2] == UInt8(ascii: "i"), line[index - 1] == UInt8(ascii: "n")
        {
          return true
        }
        index += 5
      case UInt8(ascii: "n"): index += 1
      case UInt8(ascii: "i"): index += 2
      case UInt8(ascii: "a"): index += 3
      case UInt8(ascii: "r"): index += 4
      case UInt8(ascii: "s"): index += 6
      case UInt8(ascii: "o"): index += 8
      default: index += 9
      }
    }
    // The word about recovery has the same letters; a line that lost its head may begin in the middle of it.
    return false
  }

  /// - Parameter column: where the line begins, if it is the rest of one.
  private mutating func readLine(_ line: LogLine, column: Int = 1) {
    counted = (0, column)
    let scanner = LineScanner(bytes: line.bytes)
    var place = 0
    var sawMark = false
    while let (mark, range) = scanner.next(from: place) {
      if LogReader.isOpening(line.bytes, place..<range.lowerBound) { openingLine = lineNumber }
      sawMark = true
      place = range.upperBound
      switch mark {
      case .header(let platform): begin(.conflict, .header, platform)
      case .recovery: beginRecovery()
      case .redaction: builder?.markRedacted()
      case .constraint(let text, let isBracketed):
        guard let end = readConstraint(line.bytes, from: text, isBracketed) else { return }
        place = end
      }
      builder?.touch(lineNumber)
    }
    readSigns(line, behind: place, sawMark: sawMark)
  }

  /// What brackets, dots and other text say about the list.
  private mutating func readSigns(_ line: LogLine, behind place: Int, sawMark: Bool) {
    guard var builder else {
      line.bytes.withUnsafeBufferPointer { if LogReader.opensList($0) { openingLine = lineNumber } }
      return
    }
    let content = line.content
    let rest = max(place, content.lowerBound)..<max(place, content.upperBound)
    let trimmed = Bytes.trimmed(line.bytes, rest)
    if sawMark {
      if let last = line.bytes[trimmed].last, last == UInt8(ascii: "(") || last == UInt8(ascii: "[") {
        openingLine = lineNumber
      }
      if case .list = builder.phase, let last = line.bytes[trimmed].first(where: { $0 != 0x22 && !$0.isBlank }),
        last == UInt8(ascii: ")") || last == UInt8(ascii: "]")
      {
        builder.phase = .closed
        builder.isClosed = true
      }
      self.builder = builder
      return
    }
    self.builder = builder
    if content.isEmpty { return }
    let (first, last) = (line.bytes[content.lowerBound], line.bytes[content.upperBound - 1])
    if last == UInt8(ascii: "(") || last == UInt8(ascii: "["), content.count < 80 {
      openList()
    } else if first == UInt8(ascii: ")") || first == UInt8(ascii: "]") || closesList(line.bytes, content) {
      if case .list = builder.phase {
        self.builder?.phase = .closed
        self.builder?.isClosed = true
      }
    } else {
      readOther(line, content)
    }
  }

  /// Whether a list ends behind what some loggers put before each line, such as `[  +3 ms] )`.
  private func closesList(_ bytes: [UInt8], _ content: Range<Int>) -> Bool {
    content.count < 80 && content.count > 1 && bytes[content.upperBound - 1] == UInt8(ascii: ")")
      && bytes[content.upperBound - 2].isBlank && !bytes[content].contains(UInt8(ascii: "("))
  }

  /// A line without a sign: a gap in the list, an item that cannot be read, or something else altogether.
  private mutating func readOther(_ line: LogLine, _ content: Range<Int>) {
    guard let current = builder else { return }
    if case .list = current.phase {
      if Bytes.matches("...", in: line.bytes, at: content.lowerBound)
        || Bytes.matches("…", in: line.bytes, at: content.lowerBound)
      {
        builder?.markIncomplete()
      } else if Bytes.matches("\"<", in: line.bytes, at: content.lowerBound)
        || line.bytes[content.lowerBound] == UInt8(ascii: "<")
      {
        prepareForConstraint()
        let column = column(of: content.lowerBound, in: line.bytes)
        builder?.addUnreadable(
          line.bytes, at: content.lowerBound, column,
          ConstraintTextError(offset: content.lowerBound, expected: .constraint), line: lineNumber)
        builder?.touch(lineNumber)
        return
      }
    }
    builder?.idleLines += 1
    if current.idleLines >= Self.mostIdleLines { close() }
  }

  // MARK: Reports

  private mutating func begin(
    _ kind: ConstraintReport.Kind, _ phase: ReportBuilder.Phase, _ platform: ConstraintReport.Platform = .unknown
  ) {
    close()
    builder = ReportBuilder(kind: kind, phase: phase, line: lineNumber)
    builder?.set(platform: platform)
  }

  private mutating func beginRecovery() {
    if builder == nil { begin(.conflict, .recovery) }
    if builder?.report.kind == .dump { builder?.setConflict() }
    builder?.phase = .recovery
  }

  private mutating func openList() {
    guard let current = builder else { return }
    switch current.phase {
    case .header:
      builder?.phase = .list
      builder?.isOpened = true
    case .closed: close()
    case .list, .recovery: break
    }
  }

  private mutating func close() {
    guard var builder else { return }
    self.builder = nil
    let report = builder.finished()
    if report.isReadable || report.kind == .redacted || !report.unreadable.isEmpty { done.append(report) }
  }

  // MARK: Constraints

  /// - Returns: where to read on, or `nil` if the constraint goes on in the next line.
  private mutating func readConstraint(_ bytes: [UInt8], from start: Int, _ isBracketed: Bool) -> Int? {
    switch ConstraintFinder.read(bytes, from: start, isBracketed: isBracketed) {
    case .constraint(let constraint, let mentions, let superviews, let end):
      accept(constraint, mentions, superviews, line: lineNumber)
      return end
    case .failure(let error):
      reject(bytes, error, from: start, line: lineNumber, column: column(of: error.offset, in: bytes))
      return start + 1
    case .unfinished:
      unfinished = (Array(bytes[start...]), lineNumber, column(of: start, in: bytes), 1)
      builder?.touch(lineNumber)
      return nil
    }
  }

  private mutating func accept(
    _ constraint: ReportedConstraint, _ mentions: [ItemText], _ superviews: [(child: Int, parent: Int)], line: Int
  ) {
    prepareForConstraint()
    guard var builder else { return }
    // What is held twice is copied when it grows.
    self.builder = nil
    let resolved = builder.resolve(constraint, mentions, superviews, line: line)
    if case .recovery = builder.phase {
      builder.setBroken(resolved)
      builder.touch(lineNumber)
      self.builder = builder
      close()
      return
    }
    if builder.report.constraints.isEmpty, lineNumber - openingLine < 3 { builder.isOpened = true }
    builder.add(resolved)
    builder.phase = .list
    builder.touch(lineNumber)
    self.builder = builder
  }

  /// A constraint outside of any list begins a list of its own.
  private mutating func prepareForConstraint() {
    guard let current = builder else { return begin(.dump, .list) }
    if case .closed = current.phase { return begin(.dump, .list) }
    if current.isFull { begin(current.report.kind, .list, current.report.platform) }
  }

  private mutating func reject(
    _ bytes: [UInt8], _ error: ConstraintTextError, from start: Int, line: Int, column: Int
  ) {
    prepareForConstraint()
    if case .recovery = builder?.phase {
      builder?.setBroken(startingWith: Array(bytes[start...]))
      close()
      return
    }
    builder?.addUnreadable(bytes, at: error.offset, column, error, line: line)
  }

  /// The column of a byte, from 1.
  ///
  /// - Complexity: O(bytes between it and the one before).
  private mutating func column(of offset: Int, in bytes: [UInt8]) -> Int {
    let column =
      offset < counted.offset
      ? counted.column - Bytes.scalars(bytes, offset..<counted.offset)
      : counted.column + Bytes.scalars(bytes, counted.offset..<offset)
    counted = (offset, column)
    return column
  }

  // MARK: Constraints over several lines

  /// Somebody has wrapped a constraint, or what an item says has several lines.
  private mutating func continueUnfinished(_ line: LogLine) {
    guard let current = unfinished else { return }
    let content = line.content
    let scanner = LineScanner(bytes: line.bytes)
    let startsAnew = scanner.next(from: 0) != nil
    let isClosing =
      content.isEmpty || line.bytes[content.lowerBound] == UInt8(ascii: ")")
      || line.bytes[content.lowerBound] == UInt8(ascii: "]")
    guard !startsAnew, !isClosing, current.lines < 6, current.bytes.count + line.bytes.count < ConstraintFinder.longest
    else {
      flushUnfinished()
      return readLine(line)
    }
    var joined = current.bytes
    joined.append(0x0A)
    joined += line.bytes[content]
    unfinished = nil
    switch ConstraintFinder.read(joined, from: 0, isBracketed: true) {
    case .constraint(let constraint, let mentions, let superviews, let end):
      accept(constraint, mentions, superviews, line: current.line)
      guard end < joined.count else { return }
      let place = max(content.lowerBound, content.upperBound - (joined.count - end))
      readLine(LogLine(Array(joined[end...])), column: Bytes.scalars(line.bytes, 0..<place) + 1)
    case .failure(let error):
      rejectJoined(joined, error, line: current.line, column: current.column)
    case .unfinished:
      unfinished = (joined, current.line, current.column, current.lines + 1)
    }
  }

  private mutating func flushUnfinished() {
    guard let current = unfinished else { return }
    unfinished = nil
    builder?.markIncomplete()
    let error = ConstraintTextError(offset: current.bytes.count, expected: .closing)
    rejectJoined(current.bytes, error, line: current.line, column: current.column)
  }

  /// What cannot be read in a later line is shown at the end of the first.
  private mutating func rejectJoined(_ bytes: [UInt8], _ error: ConstraintTextError, line: Int, column: Int) {
    var error = error
    error.offset = min(error.offset, bytes.firstIndex(of: 0x0A) ?? bytes.count)
    reject(bytes, error, from: 0, line: line, column: column + Bytes.scalars(bytes, 0..<error.offset))
  }
}
