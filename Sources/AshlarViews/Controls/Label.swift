import AshlarLayout

/// A view that shows text.
///
/// Its intrinsic size is that of the text. Where it may take several lines, its height depends on the width that the
/// layout gives it, unless ``preferredMaxLayoutWidth`` is set.
open class Label: View {
  /// What the label says, or `nil`: nothing, in no space. Setting it gives the whole text one font.
  public var text: String? {
    get { ownText }
    set {
      let isChange = newValue != ownText || ownSpans != nil
      ownText = newValue
      ownSpans = nil
      if isChange { invalidateIntrinsicContentSize() }
    }
  }
  /// The parts of a text of several looks, or `nil`: the text is of one font.
  public var spans: [TextSpan]? {
    get { ownSpans }
    set {
      guard newValue != ownSpans else { return }
      ownSpans = newValue
      ownText = newValue.map { Text($0).string }
      invalidateIntrinsicContentSize()
    }
  }
  /// How the text looks.
  public var font = Font() { didSet { if font != oldValue { invalidateIntrinsicContentSize() } } }
  /// How many lines the text may take; 0 and less: any number.
  public var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
  /// The width in points at which lines are wrapped for the intrinsic size, or `nil`: that which the layout gives.
  public var preferredMaxLayoutWidth: Double? {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What the text is drawn with.
  public var textColor = Color.black
  /// Where lines lie between left and right.
  public var textAlignment = TextAlignment.natural
  /// What is drawn of text that is too long; it does not change how the text is measured.
  public var lineBreakMode = LineBreakMode.byTruncatingTail

  /// Whether a text of one line is drawn smaller where it does not fit; it does not change how the text is measured.
  public var shrinksToFit = false
  /// How small, compared with its fonts, a text may become that is drawn smaller; 0 and less: as small as it takes.
  public var smallestScale = 0.0

  override var contentWidth: Double? {
    get { layoutWidth }
    set { layoutWidth = newValue }
  }

  /// The width that the layout gave, once the height for it was asked for.
  private var layoutWidth: Double?

  private var cache = TextMetricsCache()
  private var ownText: String?
  private var ownSpans: [TextSpan]?

  /// The text as it is measured and drawn.
  public var content: TextContent {
    let limit = LineLimit(numberOfLines: numberOfLines)
    if let ownSpans { return TextContent(Text(ownSpans, lines: limit)) }
    return TextContent(Text(ownText ?? "", font: font, lines: limit))
  }

  /// The text as it is drawn in a width in points: smaller than ``content`` if it may be and does not fit.
  package func drawnText(within width: Double) -> Text {
    var text = content.text
    guard shrinksToFit, text.lines == .atMost(1) else { return text }
    let needed = textMeasurer.measure(text, within: .unbounded).size.width
    if needed > width, width > 0 { text.scale(by: max(width / needed, min(smallestScale, 1))) }
    return text
  }

  private var metrics: TextMetrics {
    let width = preferredMaxLayoutWidth ?? layoutWidth
    return cache.metrics(of: content, within: width.map { .atMost($0) } ?? .unbounded, using: textMeasurer)
  }

  /// The extent of the text, on lines wrapped at ``preferredMaxLayoutWidth`` if it is set.
  open override var intrinsicContentSize: IntrinsicSize { IntrinsicSize(metrics.size) }

  /// From the top to the baseline of the first line.
  open override var firstBaselineOffsetFromTop: Double { metrics.firstBaselineOffset }

  /// From the bottom to the baseline of the last line.
  open override var lastBaselineOffsetFromBottom: Double { metrics.lastBaselineOffset }

  /// The extent of the text on lines wrapped at a width; a width of 0 or less is no limit, and a text of one line is as
  /// wide as it is.
  open override func sizeThatFits(_ size: Size) -> Size {
    let isWrapped = numberOfLines != 1 && size.width > 0
    return content.metrics(using: textMeasurer, within: isWrapped ? .atMost(size.width) : .unbounded).size
  }

  /// Where lines lie between left and right: natural text begins where the view's content begins.
  public var effectiveTextAlignment: TextAlignment {
    textAlignment.resolved(for: effectiveUserInterfaceLayoutDirection)
  }

  override var heightDependsOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == nil && text?.isEmpty == false
  }

  override var caption: String? { text }
}
