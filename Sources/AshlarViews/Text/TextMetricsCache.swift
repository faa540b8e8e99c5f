import AshlarLayout

/// The last measurement of a view's text: size and baselines are asked for one after the other.
struct TextMetricsCache {
  private struct Entry {
    var content: TextContent
    var width: AvailableWidth
    var measurer: any TextMeasuring
    var metrics: TextMetrics
  }

  private var last: Entry?

  /// Measures, unless the question is that of the last time.
  mutating func metrics(
    of content: TextContent, within width: AvailableWidth = .unbounded, using measurer: any TextMeasuring
  ) -> TextMetrics {
    if let last, last.measurer === measurer, last.width == width, last.content == content { return last.metrics }
    let metrics = content.metrics(using: measurer, within: width)
    last = Entry(content: content, width: width, measurer: measurer, metrics: metrics)
    return metrics
  }
}
