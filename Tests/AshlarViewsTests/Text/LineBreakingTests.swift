import AshlarLayout
import AshlarTestSupport
import AshlarViews
import Testing

/// Wrapping held against a slow search for the longest line that fits, and against what must hold for any text.
@Suite struct LineBreakingTests {
  /// A short text of narrow and wide characters, spaces and line breaks.
  private func drawText(_ random: inout SplitMix64) -> String {
    let alphabet: [Character] = ["a", "b", "c", " ", " ", "日", "\n"]
    let length = Int.random(in: 0...24, using: &random)
    return String((0..<length).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] })
  }

  /// At 2 points half an em is 1 point, so that widths are whole numbers.
  private func measure(_ string: String, _ width: AvailableWidth, _ lines: LineLimit = .unlimited) -> Size {
    let text = Text(string, font: Font(size: 2), lines: lines)
    return FixedMetricsMeasurer().measure(text, within: width).size
  }

  @Test(arguments: 0..<500)
  func wrapsLikeASlowSearch(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let string = drawText(&random)
    let capacity = Int.random(in: 0...12, using: &random)
    let lines =
      string.isEmpty
      ? []
      : string.split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { widths(ofLinesIn: Array($0), capacity: capacity) }
    let size = measure(string, .atMost(Double(capacity)))
    #expect(size.width == Double(lines.max() ?? 0), "\(string.debugDescription) in \(capacity)")
    #expect(Int((size.height / 2.4).rounded()) == lines.count, "\(string.debugDescription) in \(capacity)")
  }

  /// Less width never makes fewer lines, and a limit of lines never makes a text larger.
  @Test(arguments: 0..<200)
  func growsWithLessWidthAndMoreLines(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let string = drawText(&random)
    var previous = measure(string, .unbounded)
    for width in stride(from: 50.0, through: 0, by: -1) {
      let size = measure(string, .atMost(width))
      #expect(size.height >= previous.height, "\(string.debugDescription) in \(width)")
      let limited = measure(string, .atMost(width), .atMost(2))
      #expect(limited.height <= size.height && limited.height <= 4.8, "\(string.debugDescription) in \(width)")
      #expect(limited.width <= max(width, size.width), "\(string.debugDescription) in \(width)")
      previous = size
    }
  }
}

/// The widths of the lines of a paragraph: each takes the longest piece that ends where a line may end and, without its
/// trailing spaces, fits; if there is none, as many characters as fit, at least one, and the spaces behind them.
private func widths(ofLinesIn paragraph: [Character], capacity: Int) -> [Int] {
  func width(_ piece: ArraySlice<Character>) -> Int { piece.reduce(0) { $0 + ($1 == "日" ? 2 : 1) } }
  func inked(_ piece: ArraySlice<Character>) -> Int {
    width(piece[..<(piece.lastIndex { $0 != " " }.map { $0 + 1 } ?? piece.startIndex)])
  }
  func canEnd(at index: Int) -> Bool {
    paragraph[index] != " " && (paragraph[index - 1] == " " || paragraph[index] == "日" || paragraph[index - 1] == "日")
  }
  var result: [Int] = []
  var start = 0
  while inked(paragraph[start...]) > capacity {
    let ends = (start + 1..<max(paragraph.count, start + 1)).filter { canEnd(at: $0) }
    if let end = ends.last(where: { inked(paragraph[start..<$0]) <= capacity }) {
      result.append(inked(paragraph[start..<end]))
      start = end
      continue
    }
    var end = start + 1
    while end < paragraph.count, width(paragraph[start...end]) <= capacity { end += 1 }
    let ink = width(paragraph[start..<end])
    while end < paragraph.count, paragraph[end] == " " { end += 1 }
    if end == paragraph.count { break }
    result.append(ink)
    start = end
  }
  result.append(max(inked(paragraph[start...]), min(width(paragraph[start...]), capacity)))
  return result
}
