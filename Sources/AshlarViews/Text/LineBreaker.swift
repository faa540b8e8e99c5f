/// Breaks text into lines and keeps how many there are and how wide the widest is, in half ems.
///
/// Greedy: a line takes what fits. Spaces at a wrapped end hang over and do not count.
struct LineBreaker {
  private let capacity: Int?
  private let limit: LineLimit
  private(set) var lineCount = 0
  private(set) var widest = 0

  /// The line so far, up to its last place to break; the spaces behind that; the word behind them.
  private var settled = 0
  private var spaces = 0
  private var word = 0
  private var canBreak = false

  /// - Parameter capacity: The half ems that fit on a line, or `nil`: any number.
  init(capacity: Int?, limit: LineLimit) {
    self.capacity = capacity
    self.limit = limit
  }

  private var isOnLastLine: Bool { limit.isLast(after: lineCount) }

  /// Breaks a whole text; stops reading once the limit of lines is reached.
  mutating func add(_ text: String) {
    var reader = ClusterReader(text)
    while let cluster = reader.next() {
      switch cluster {
      case .lineBreak:
        let isDone = isOnLastLine
        endParagraph()
        if isDone { return }
      case .space(let advance):
        settle()
        spaces += advance
        canBreak = true
      case .narrow:
        addToWord(1)
      case .wide:
        settle()
        canBreak = canBreak || settled > 0
        addToWord(2)
        settle()
        canBreak = true
      }
    }
    endParagraph()
  }

  /// A place to break: what is there stays on this line.
  private mutating func settle() {
    guard word > 0 else { return }
    settled += spaces + word
    spaces = 0
    word = 0
  }

  private mutating func addToWord(_ advance: Int) {
    while let capacity, !isOnLastLine, settled + spaces + word + advance > capacity {
      if canBreak {
        endLine(width: settled)
        settled = 0
        spaces = 0
        canBreak = false
      } else if word > 0 {
        endLine(width: word)
        word = 0
      } else {
        break
      }
    }
    word += advance
  }

  private mutating func endParagraph() {
    var width = settled + spaces + word
    if let capacity, width > capacity {
      // The last line is cut. On others spaces hang over; only a character wider than the whole line sticks out.
      let inked = word > 0 ? width : settled
      width = isOnLastLine ? capacity : max(capacity, inked)
    }
    endLine(width: width)
    settled = 0
    spaces = 0
    word = 0
    canBreak = false
  }

  private mutating func endLine(width: Int) {
    widest = max(widest, width)
    lineCount += 1
  }
}
