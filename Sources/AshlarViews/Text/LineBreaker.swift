/// Breaks text into lines and keeps how many there are and how wide the widest is, in half ems.
///
/// Greedy: a line takes what fits. Spaces at a wrapped end hang over and do not count.
struct LineBreaker {
  private let capacity: Int?
  private let limit: LineLimit
  private(set) var lineCount = 0
  private(set) var widest = 0
  /// The lines themselves; kept only when asked for.
  private(set) var lines: [BrokenLine] = []
  private let keepsLines: Bool

  /// The line so far, up to its last place to break; the spaces behind that; the word behind them.
  private var settled = 0
  private var spaces = 0
  private var word = 0
  private var canBreak = false

  /// Where in the text the line begins, its settled part ends, and the word behind begins, in bytes of UTF-8.
  private var lineStart = 0
  private var settledEnd = 0
  private var wordStart = 0

  /// - Parameter capacity: The half ems that fit on a line, or `nil`: any number.
  init(capacity: Int?, limit: LineLimit, keepsLines: Bool = false) {
    self.capacity = capacity
    self.limit = limit
    self.keepsLines = keepsLines
  }

  private var isOnLastLine: Bool { limit.isLast(after: lineCount) }

  /// Breaks a whole text; stops reading once the limit of lines is reached.
  mutating func add(_ text: String) {
    var reader = ClusterReader(text)
    while let cluster = reader.next() {
      let start = reader.clusterStart
      switch cluster {
      case .lineBreak:
        let isDone = isOnLastLine
        endParagraph(at: start)
        if isDone { return }
        lineStart = reader.position
        settledEnd = reader.position
      case .space(let advance):
        settle(at: start)
        spaces += advance
        canBreak = true
      case .narrow:
        addToWord(1, at: start)
      case .wide:
        settle(at: start)
        canBreak = canBreak || settled > 0
        addToWord(2, at: start)
        settle(at: reader.position)
        canBreak = true
      }
    }
    endParagraph(at: reader.position)
  }

  /// A place to break: what is there stays on this line.
  private mutating func settle(at position: Int) {
    guard word > 0 else { return }
    settledEnd = position
    settled += spaces + word
    spaces = 0
    word = 0
  }

  private mutating func addToWord(_ advance: Int, at position: Int) {
    if word == 0 {
      wordStart = position
      if spaces == 0 { settledEnd = position }
    }
    while let capacity, !isOnLastLine, settled + spaces + word + advance > capacity {
      if canBreak {
        endLine(width: settled, BrokenLine(range: lineStart..<settledEnd, width: settled))
        lineStart = wordStart
        settledEnd = wordStart
        settled = 0
        spaces = 0
        canBreak = false
      } else if word > 0 {
        endLine(width: word, BrokenLine(range: lineStart..<position, width: word))
        lineStart = position
        settledEnd = position
        wordStart = position
        word = 0
      } else {
        break
      }
    }
    word += advance
  }

  private mutating func endParagraph(at position: Int) {
    var width = settled + spaces + word
    var line = BrokenLine(range: lineStart..<position, width: width)
    if let capacity, width > capacity {
      // The last line is cut. On others spaces hang over; only a character wider than the whole line sticks out.
      let inked = word > 0 ? width : settled
      width = isOnLastLine ? capacity : max(capacity, inked)
      if word == 0 { line.range = lineStart..<settledEnd }
      line.width = inked
      line.isCut = isOnLastLine && inked > capacity
    }
    endLine(width: width, line)
    settled = 0
    spaces = 0
    word = 0
    canBreak = false
  }

  private mutating func endLine(width: Int, _ line: BrokenLine) {
    if keepsLines { lines.append(line) }
    widest = max(widest, width)
    lineCount += 1
  }
}

/// A line that the breaker found.
struct BrokenLine: Equatable {
  /// Its part of the text, in bytes of UTF-8, without spaces that hang over.
  var range: Range<Int>
  /// What it takes, in half ems.
  var width: Int
  /// Whether something of it does not fit.
  var isCut = false
}
