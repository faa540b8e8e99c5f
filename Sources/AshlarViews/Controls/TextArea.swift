import AshlarLayout

/// A view of text on several lines that scrolls if it is asked to, and else is as high as its text.
open class TextArea: ScrollView {
  /// Shows the text: a subview that the area places.
  public let label = Label()
  /// The space around the text, in points.
  public var textInsets = EdgeInsets.zero { didSet { if textInsets != oldValue { textDidChange() } } }
  /// Whether text is scrolled that does not fit; such an area has no intrinsic size.
  public var isScrollable = true { didSet { if isScrollable != oldValue { textDidChange() } } }

  private var layoutWidth: Double?

  /// Makes an area without text.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    label.numberOfLines = 0
    addSubview(label)
  }

  override var contentWidth: Double? {
    get { layoutWidth }
    set { layoutWidth = newValue }
  }

  override var heightDependsOnWidth: Bool { !isScrollable && label.text?.isEmpty == false }

  override func subviewDidChangeContent(_ subview: View) { if subview === label { textDidChange() } }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// What the text takes with the space around it, one line at least.
  ///
  /// - Parameter width: of the whole area, or `nil`: any.
  private func extent(within width: Double?) -> Size {
    let room = width.map { AvailableWidth.atMost($0 - textInsets.left - textInsets.right) } ?? .unbounded
    var size = label.content.metrics(using: textMeasurer, within: room).size
    let line = textMeasurer.measure(Text("x", font: label.font), within: .unbounded).size.height
    size.height = max(size.height, line)
    return Size(
      width: size.width + textInsets.left + textInsets.right, height: size.height + textInsets.top + textInsets.bottom)
  }

  /// The extent of the text in the width that the layout gives, or none if it scrolls.
  open override var intrinsicContentSize: IntrinsicSize {
    isScrollable ? .none : IntrinsicSize(extent(within: layoutWidth))
  }

  /// The extent of the text on lines wrapped at a width; a width of 0 or less is no limit.
  open override func sizeThatFits(_ size: Size) -> Size { extent(within: size.width > 0 ? size.width : nil) }

  /// Places the text, and tells how large the content is.
  open override func layoutSubviews() {
    let width = bounds.width
    let needed = extent(within: width)
    label.frame = Rect(
      x: textInsets.left, y: textInsets.top, width: max(0, width - textInsets.left - textInsets.right),
      height: needed.height - textInsets.top - textInsets.bottom)
    contentSize = Size(width: width, height: needed.height)
    super.layoutSubviews()
  }
}
