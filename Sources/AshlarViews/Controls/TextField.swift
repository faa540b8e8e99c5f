import AshlarLayout

/// A view that shows a line of text inside of a border.
///
/// The owner places ``label`` and what else is in it; its intrinsic size is that of the text and ``textInsets``.
open class TextField: View {
  /// Shows the text: a subview.
  public let label = Label()
  /// The space around the text, in points.
  public var textInsets = EdgeInsets.zero { didSet { if textInsets != oldValue { invalidateIntrinsicContentSize() } } }
  /// What the field is high at least, in points.
  public var minimumHeight = 0.0 { didSet { if minimumHeight != oldValue { invalidateIntrinsicContentSize() } } }

  /// Makes a field without text.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(label)
  }

  /// The height of a line of text, whether or not there is any.
  public var lineHeight: Double {
    textMeasurer.measure(Text("x", font: label.font), within: .unbounded).size.height
  }

  /// The extent of the text and the space around it, in one line at least.
  open override var intrinsicContentSize: IntrinsicSize {
    let text = label.content.metrics(using: textMeasurer).size
    let height = max(text.height, lineHeight) + textInsets.top + textInsets.bottom
    return IntrinsicSize(
      width: text.width + textInsets.left + textInsets.right, height: max(height, minimumHeight))
  }

  /// The extent of the text and the space around it.
  open override func sizeThatFits(_ size: Size) -> Size {
    let own = intrinsicContentSize
    return Size(width: own.width ?? 0, height: own.height ?? 0)
  }

  /// The text.
  open override var forLastBaselineLayout: View { ownTextView ?? self }

  package override var ownTextView: View? { label.text?.isEmpty == false ? label : nil }

  override func subviewDidChangeContent(_ subview: View) {
    guard subview === label else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
