import AshlarLayout

/// A view that shows a title to be pressed.
open class Button: View {
  /// How the button stands.
  public enum State: UInt8, CaseIterable, Sendable {
    case normal, highlighted, disabled, selected
  }

  private var titles = [String?](repeating: nil, count: State.allCases.count)

  private var cache = TextMetricsCache()

  /// How the title looks.
  public var font = Font() { didSet { if font != oldValue { invalidateIntrinsicContentSize() } } }
  /// The space kept around the title, in points.
  public var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What the title is drawn with.
  public var titleColor = Color.tint
  /// Whether the button can be pressed.
  public var isEnabled = true { didSet { stateDidChange(isEnabled != oldValue) } }
  /// Whether the button is being pressed.
  public var isHighlighted = false { didSet { stateDidChange(isHighlighted != oldValue) } }
  /// Whether the button shows that it is chosen.
  public var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }

  /// How the button stands: disabled before highlighted before selected.
  public var state: State {
    if !isEnabled { return .disabled }
    if isHighlighted { return .highlighted }
    return isSelected ? .selected : .normal
  }

  /// The title of the normal state, or `nil`: none.
  public var title: String? {
    get { title(for: .normal) }
    set { setTitle(newValue, for: .normal) }
  }

  /// The title that was set for a state, or `nil`: none, the normal one is shown.
  public func title(for state: State) -> String? { titles[Int(state.rawValue)] }

  /// Sets the title of a state, or `nil`: the normal one is shown.
  public func setTitle(_ title: String?, for state: State) {
    guard titles[Int(state.rawValue)] != title else { return }
    titles[Int(state.rawValue)] = title
    invalidateIntrinsicContentSize()
  }

  /// The title that is shown now.
  public var currentTitle: String? { title(for: state) ?? title(for: .normal) }

  private func stateDidChange(_ isChange: Bool) {
    if isChange { invalidateIntrinsicContentSize() }
  }

  /// The title with the space around it, as it is measured and drawn.
  public var content: TextContent {
    TextContent(Text(currentTitle ?? "", font: font), insets: contentEdgeInsets)
  }

  private var metrics: TextMetrics { cache.metrics(of: content, using: textMeasurer) }

  /// The extent of the title on one line, and the space around it.
  open override var intrinsicContentSize: IntrinsicSize { IntrinsicSize(metrics.size) }

  /// The extent of the title on one line, and the space around it.
  open override func sizeThatFits(_ size: Size) -> Size { metrics.size }

  /// From the top to the baseline of the title.
  open override var firstBaselineOffsetFromTop: Double { metrics.firstBaselineOffset }

  /// From the bottom to the baseline of the title.
  open override var lastBaselineOffsetFromBottom: Double { metrics.lastBaselineOffset }

  override var caption: String? { currentTitle }
}
