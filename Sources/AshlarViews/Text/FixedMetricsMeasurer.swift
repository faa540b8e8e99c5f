import AshlarLayout

/// Measures text by plain rules instead of a font, so that layouts are the same on every machine.
///
/// Each character advances 0.5 em, a wide one (East Asian wide and fullwidth, emoji) 1 em, a combining mark not at all.
/// A line is 1.2 em high, its baseline 0.95 em below its top. Weight, slant and family change nothing; nothing is
/// rounded. Lines end at line breaks and are wrapped at spaces and beside wide characters, inside a word only if it is
/// wider than the whole line. The last line that is allowed is cut, not wrapped. A line of several fonts reaches as high
/// and as low as any of them.
public final class FixedMetricsMeasurer: TextMeasuring {
  /// The height of a line, in em.
  package static let lineHeight = 1.2
  /// From the top of a line to its baseline, in em.
  package static let ascent = 0.95
  /// From the baseline of a line to its bottom, in em.
  package static let descent = 0.25
  /// From the baseline to the top of a capital letter, in em; no layout depends on it.
  package static let capHeight = 0.7
  /// From the baseline to the top of a small letter, in em; no layout depends on it.
  package static let xHeight = 0.5
  /// Text that fits up to this many points fits: frames come from a solver whose sums round.
  static let fitTolerance = 1e-6

  /// The measurer of trees that have no other.
  static let standard = FixedMetricsMeasurer()

  /// A measurer; all of them answer alike.
  public init() {}

  /// The extent of a text inside a width.
  ///
  /// - Complexity: O(length of the text), and no memory beyond it.
  public func measure(_ text: Text, within width: AvailableWidth) -> TextMetrics {
    if !text.spans.isEmpty { return SpanLayout(of: text, within: points(of: width)).metrics }
    let em = text.font.size
    guard !text.string.isEmpty, em > 0, em.isFinite else { return .empty }
    var breaker = LineBreaker(capacity: capacity(of: width, halfEm: em / 2), limit: text.lines)
    breaker.add(text.string)
    return TextMetrics(
      size: Size(width: Double(breaker.widest) * (em / 2), height: Double(breaker.lineCount) * (em * Self.lineHeight)),
      firstBaselineOffset: em * Self.ascent, lastBaselineOffset: em * Self.descent)
  }

  /// The points that a width has, or `nil`: any number.
  func points(of width: AvailableWidth) -> Double? {
    guard case .atMost(let points) = width else { return nil }
    return points > 0 ? points : 0
  }

  /// The half ems that fit into a width, or `nil`: as many as there are.
  func capacity(of width: AvailableWidth, halfEm: Double) -> Int? {
    guard case .atMost(let points) = width else { return nil }
    let count = ((points > 0 ? points : 0) + Self.fitTolerance) / halfEm
    return count < 1e15 ? Int(count) : nil
  }
}
