import AshlarLayout

/// A text of several looks, broken into lines by the rules of ``FixedMetricsMeasurer``.
///
/// Greedy, as `LineBreaker`: a line takes what fits, spaces at a wrapped end hang over and do not count.
struct SpanLayout {
  private let text: Text
  private let clusters: [SpanCluster]
  private(set) var lines: [SpanLine] = []

  /// - Parameter width: in points, or `nil`: any.
  init(of text: Text, within width: Double?) {
    self.text = text
    clusters = text.clusters
    breakLines(within: width)
    placeLines()
  }

  // MARK: Breaking

  private mutating func breakLines(within width: Double?) {
    var start = 0
    repeat {
      let end = clusters[start...].firstIndex { $0.kind == .lineBreak } ?? clusters.count
      let isFinished = breakParagraph(start..<end, within: width)
      if isFinished { return }
      start = end + 1
    } while start <= clusters.count
  }

  /// - Returns: whether no more lines are allowed.
  private mutating func breakParagraph(_ paragraph: Range<Int>, within width: Double?) -> Bool {
    let span = clusters.isEmpty ? 0 : clusters[min(paragraph.lowerBound, clusters.count - 1)].span
    let style = text.spans[span].paragraph
    var start = paragraph.lowerBound
    repeat {
      let isFirst = start == paragraph.lowerBound
      let indent = isFirst ? style.firstLineIndent : style.indent
      let room = style.room(within: width, from: indent)
      let isLast = text.lines.isLast(after: lines.count)
      var line = SpanLine(
        style: style, span: span, indent: indent, clusters: start..<paragraph.upperBound, isFirst: isFirst)
      let next = isLast ? paragraph.upperBound : fill(&line, in: room)
      line.isLastOfParagraph = next == paragraph.upperBound
      if line.isLastOfParagraph { end(&line, in: room, isLast: isLast) }
      lines.append(line)
      if isLast { return true }
      start = next
    } while start < paragraph.upperBound
    return false
  }

  /// Takes what fits.
  ///
  /// - Returns: where the next line begins.
  private func fill(_ line: inout SpanLine, in room: Double?) -> Int {
    let whole = line.clusters
    guard let room else { return whole.upperBound }
    let limit = room + FixedMetricsMeasurer.fitTolerance
    var total = 0.0
    /// The last place to break: what is before it, without spaces, and where the next line would begin.
    var settled = (width: 0.0, end: whole.lowerBound, next: whole.lowerBound, isBreak: false)
    for index in whole {
      let cluster = clusters[index]
      if case .space = cluster.kind {
        if index == whole.lowerBound || !isSpace(index - 1) {
          settled = (total, index, index, true)
        }
        total += cluster.advance
        settled.next = index + 1
        continue
      }
      if cluster.kind == .wide, index > whole.lowerBound, !isSpace(index - 1) {
        settled = (total, index, index, true)
      } else if index > whole.lowerBound, clusters[index - 1].kind == .wide {
        settled = (total, index, index, true)
      }
      if total + cluster.advance > limit {
        if settled.isBreak {
          line.clusters = whole.lowerBound..<settled.end
          line.width = settled.width
          return settled.next
        }
        if index > whole.lowerBound {
          line.clusters = whole.lowerBound..<index
          line.width = total
          return index
        }
      }
      total += cluster.advance
    }
    return whole.upperBound
  }

  private func isSpace(_ index: Int) -> Bool {
    if case .space = clusters[index].kind { true } else { false }
  }

  /// Measures a line that ends its paragraph; the last one of the text is cut where it is too long.
  private func end(_ line: inout SpanLine, in room: Double?, isLast: Bool) {
    line.width = clusters[line.clusters].reduce(0) { $0 + $1.advance }
    guard let room, line.width > room + FixedMetricsMeasurer.fitTolerance else { return }
    while let last = line.clusters.last, isSpace(last) { line.clusters.removeLast() }
    let inked = clusters[line.clusters].reduce(0) { $0 + $1.advance }
    line.isCut = isLast && inked > room + FixedMetricsMeasurer.fitTolerance
    line.width = isLast ? room : max(room, inked)
    line.room = room
  }

  // MARK: Placing

  private mutating func placeLines() {
    var top = 0.0
    for index in lines.indices {
      let line = lines[index]
      if index > 0, line.isFirst { top += line.style.spacingBefore }
      var (ascent, descent) = extent(of: line.span)
      if !line.clusters.isEmpty { (ascent, descent) = extent(of: clusters[line.clusters.lowerBound].span) }
      for cluster in clusters[line.clusters] {
        let reach = extent(of: cluster.span)
        ascent = max(ascent, reach.ascent)
        descent = max(descent, reach.descent)
      }
      let height = line.style.lineHeight(for: ascent + descent)
      lines[index].baseline = top + height - descent
      lines[index].bottom = top + height
      top += height + line.style.lineSpacing
      if line.isLastOfParagraph { top += line.style.spacingAfter }
    }
  }

  private func extent(of span: Int) -> (ascent: Double, descent: Double) {
    let span = text.spans[span]
    return (
      span.em * FixedMetricsMeasurer.ascent + span.baselineOffset,
      span.em * FixedMetricsMeasurer.descent - span.baselineOffset
    )
  }

  // MARK: Answers

  /// The extent of all lines.
  var metrics: TextMetrics {
    guard let first = lines.first, let last = lines.last else { return .empty }
    let width = lines.reduce(0) { max($0, $1.indent + $1.width + $1.style.tailRoom) }
    return TextMetrics(
      size: Size(width: width, height: last.bottom), firstBaselineOffset: first.baseline,
      lastBaselineOffset: last.bottom - last.baseline)
  }

  /// The lines as they are drawn.
  var textLines: [TextLine] {
    lines.map { line in
      let pieces = pieces(of: line)
      var drawn = TextLine(
        pieces.reduce(into: "") { $0 += $1.span.string }, width: pieces.reduce(0) { $0 + $1.width },
        baseline: line.baseline)
      drawn.indent = line.indent
      drawn.alignment = line.style.alignment
      drawn.pieces = pieces
      return drawn
    }
  }

  private func pieces(of line: SpanLine) -> [TextPiece] {
    let shown = shown(of: line)
    var pieces: [TextPiece] = []
    var offset = 0.0
    for cluster in clusters[shown] {
      let string = part(cluster.range)
      if let last = pieces.indices.last, pieces[last].span.matches(text.spans[cluster.span]) {
        pieces[last].span.string += string
        pieces[last].width += cluster.advance
      } else {
        var span = text.spans[cluster.span]
        span.string = string
        pieces.append(TextPiece(span, offset: offset, width: cluster.advance))
      }
      offset += cluster.advance
    }
    guard line.isCut else { return pieces }
    if let last = pieces.indices.last {
      pieces[last].span.string += ellipsis
      pieces[last].width += pieces[last].span.ellipsisWidth
    } else if text.spans[line.span].ellipsisWidth <= line.room + FixedMetricsMeasurer.fitTolerance {
      var span = text.spans[line.span]
      span.string = ellipsis
      pieces.append(TextPiece(span, offset: 0, width: span.ellipsisWidth))
    }
    return pieces
  }

  /// As much of a line as leaves room for an ellipsis behind it, if it is cut.
  private func shown(of line: SpanLine) -> Range<Int> {
    var shown = line.clusters
    guard line.isCut else { return shown }
    var width = clusters[shown].reduce(0) { $0 + $1.advance }
    while let last = shown.last {
      let taken = width + text.spans[clusters[last].span].ellipsisWidth
      if taken <= line.room + FixedMetricsMeasurer.fitTolerance { break }
      width -= clusters[last].advance
      shown.removeLast()
    }
    return shown
  }

  private func part(_ range: Range<Int>) -> String {
    let start = text.string.utf8.index(text.string.startIndex, offsetBy: range.lowerBound)
    let end = text.string.utf8.index(start, offsetBy: range.count)
    return String(text.string.unicodeScalars[start..<end])
  }
}

/// A line that was found, with its place.
struct SpanLine {
  var style: ParagraphStyle
  /// The span that decides the height of a line without characters.
  var span: Int
  var indent: Double
  /// What is shown, without spaces that hang over.
  var clusters: Range<Int>
  var isFirst: Bool
  var isLastOfParagraph = false
  var isCut = false
  /// What it takes, in points, without indents.
  var width = 0.0
  /// What there is for a line that is too long.
  var room = 0.0
  var baseline = 0.0
  var bottom = 0.0
}

private let ellipsis = "\u{2026}"

extension TextSpan {
  fileprivate var ellipsisWidth: Double { em / 2 }

  /// Whether the other looks the same, whatever it says.
  fileprivate func matches(_ other: TextSpan) -> Bool {
    font == other.font && kern == other.kern && baselineOffset == other.baselineOffset && color == other.color
  }
}
