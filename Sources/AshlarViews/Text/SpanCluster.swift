/// A character of a text of several looks.
struct SpanCluster {
  var kind: Cluster
  /// The place of its span.
  var span: Int
  /// In points, kerning included.
  var advance: Double
  /// Its part of the text, in bytes of UTF-8, with the marks behind it.
  var range: Range<Int>
}

extension Text {
  /// The characters of the spans, in order.
  var clusters: [SpanCluster] {
    var clusters: [SpanCluster] = []
    var reader = ClusterReader(string)
    var span = 0
    var end = spans.first?.string.utf8.count ?? 0
    var start = 0
    while let kind = reader.next() {
      while reader.clusterStart >= end, span + 1 < spans.count {
        span += 1
        end += spans[span].string.utf8.count
      }
      if !clusters.isEmpty { clusters[clusters.count - 1].range = start..<reader.clusterStart }
      start = reader.clusterStart
      let advance = kind == .lineBreak ? 0 : Double(kind.advance) * (spans[span].em / 2) + spans[span].kern
      clusters.append(SpanCluster(kind: kind, span: span, advance: advance, range: start..<reader.position))
    }
    if !clusters.isEmpty { clusters[clusters.count - 1].range = start..<reader.position }
    return clusters
  }
}
