import AshlarLayout

/// What a label or a button shows, as far as its size depends on it.
public struct TextContent: Hashable, Sendable {
  /// The words.
  public var text: Text
  /// The space kept around the text, in points.
  public var insets: EdgeInsets

  /// Content with space around it; without, a label or a plain button.
  public init(_ text: Text, insets: EdgeInsets = .zero) {
    self.text = text
    self.insets = insets
  }

  /// The intrinsic size and the baselines of the view; an empty text has no extent, only the insets remain.
  ///
  /// - Parameter width: The width of the whole view, insets included.
  public func metrics(using measurer: any TextMeasuring, within width: AvailableWidth = .unbounded) -> TextMetrics {
    let inner: AvailableWidth =
      switch width {
      case .unbounded: .unbounded
      case .atMost(let limit): .atMost(limit - insets.left - insets.right)
      }
    var metrics = measurer.measure(text, within: inner)
    metrics.size.width += insets.left + insets.right
    metrics.size.height += insets.top + insets.bottom
    metrics.firstBaselineOffset += insets.top
    metrics.lastBaselineOffset += insets.bottom
    return metrics
  }
}
