extension FixedMetricsMeasurer {
  /// The lines that a text takes inside of a width, as they are drawn; the widest is as wide as the measured text.
  ///
  /// - Complexity: O(length of the text).
  public func lines(of text: Text, within width: AvailableWidth) -> [TextLine] {
    if !text.spans.isEmpty { return SpanLayout(of: text, within: points(of: width)).textLines }
    let em = text.font.size
    guard !text.string.isEmpty, em > 0, em.isFinite else { return [] }
    let capacity = capacity(of: width, halfEm: em / 2)
    var breaker = LineBreaker(capacity: capacity, limit: text.lines, keepsLines: true)
    breaker.add(text.string)
    return breaker.lines.enumerated().map { index, line in
      var (string, advance) = (Self.part(line.range, of: text.string), line.width)
      if line.isCut, let capacity { (string, advance) = Self.shortened(string, to: capacity) }
      return TextLine(
        string, width: Double(advance) * (em / 2),
        baseline: Double(index) * (em * Self.lineHeight) + em * Self.ascent)
    }
  }

  private static func part(_ range: Range<Int>, of string: String) -> String {
    let start = string.utf8.index(string.startIndex, offsetBy: range.lowerBound)
    let end = string.utf8.index(start, offsetBy: range.count)
    return String(string.unicodeScalars[start..<end])
  }

  /// As much of a text as leaves room for an ellipsis behind it, with what it takes, in half ems.
  private static func shortened(_ string: String, to capacity: Int) -> (String, Int) {
    guard capacity > 0 else { return ("", 0) }
    var reader = ClusterReader(string)
    var (width, end) = (0, 0)
    while let cluster = reader.next() {
      // Whatever has no width of its own belongs to the character before it.
      end = reader.clusterStart
      if width + cluster.advance >= capacity { break }
      width += cluster.advance
    }
    return (part(0..<end, of: string) + "\u{2026}", width + 1)
  }
}

extension Cluster {
  /// In half ems.
  var advance: Int {
    switch self {
    case .lineBreak: 0
    case .space(let advance): advance
    case .narrow: 1
    case .wide: 2
    }
  }
}
