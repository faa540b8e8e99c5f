import AshlarLayout

/// A view that lays out an image, a title and a subtitle as a button does.
///
/// The parts are its subviews, given by whoever owns it: they are placed by their frames.
open class ArrangedButton: View {
  /// How the parts lie.
  public var arrangement = ButtonArrangement() { didSet { if arrangement != oldValue { partsDidChange() } } }
  /// What the button wishes at least, such as the size of a background image, in points.
  public var minimumSize = Size.zero { didSet { if minimumSize != oldValue { partsDidChange() } } }

  /// Shows the picture, or `nil`: there is none. It has to be a subview.
  public unowned(unsafe) var imageView: ImageView? { didSet { partsDidChange() } }
  /// Shows the title, or `nil`: there is none. It has to be a subview.
  public unowned(unsafe) var titleView: Label? { didSet { partsDidChange() } }
  /// Shows the subtitle, or `nil`: there is none. It has to be a subview.
  public unowned(unsafe) var subtitleView: Label? { didSet { partsDidChange() } }
  /// Lies under everything, as large as the button, or `nil`: there is none. It has to be a subview.
  public unowned(unsafe) var backgroundView: View? { didSet { setNeedsLayout() } }

  private var layoutWidth: Double?

  override var contentWidth: Double? {
    get { layoutWidth }
    set { layoutWidth = newValue }
  }

  override var heightDependsOnWidth: Bool {
    arrangement.wraps && shows(titleView) || arrangement.wraps && shows(subtitleView)
  }

  override func subviewDidChangeContent(_ subview: View) { partsDidChange() }

  override func subviewDidLeave(_ subview: View) {
    if subview === imageView { imageView = nil }
    if subview === titleView { titleView = nil }
    if subview === subtitleView { subtitleView = nil }
    if subview === backgroundView { backgroundView = nil }
  }

  private func partsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func shows(_ label: Label?) -> Bool { label?.text?.isEmpty == false }

  private var contentInsets: EdgeInsets {
    let insets = arrangement.contentInsets
    guard arrangement.turnsInsets, isReversed else { return insets }
    return EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  // MARK: Sizes

  /// - Parameter width: of the whole button, or `nil`: any.
  private func parts(within width: Double?) -> ButtonParts {
    var parts = ButtonParts()
    if let size = imageView?.image?.size { parts.image = size }
    let insets = contentInsets
    let room = width.map { max(0, $0 - insets.left - insets.right - parts.widthBesideText(arrangement)) }
    parts.title = size(of: titleView, within: room)
    parts.subtitle = size(of: subtitleView, within: room)
    return parts
  }

  private func size(of label: Label?, within room: Double?) -> Size? {
    guard let label, shows(label) else { return nil }
    let width: AvailableWidth = arrangement.wraps ? room.map { .atMost($0) } ?? .unbounded : .unbounded
    return label.content.metrics(using: textMeasurer, within: width).size
  }

  private func wished(within width: Double?) -> Size {
    let block = parts(within: width).block(arrangement)
    let insets = contentInsets
    return Size(
      width: max(block.width + insets.left + insets.right, arrangement.minimumWidth, minimumSize.width),
      height: max(block.height + insets.top + insets.bottom, minimumSize.height))
  }

  /// The extent of the parts and the space around them.
  open override var intrinsicContentSize: IntrinsicSize { IntrinsicSize(wished(within: layoutWidth)) }

  /// The extent of the parts and the space around them, the text wrapped at a width if it may be.
  open override func sizeThatFits(_ size: Size) -> Size { wished(within: size.width > 0 ? size.width : nil) }

  /// The title, if there is one.
  open override var forFirstBaselineLayout: View { (shows(titleView) ? titleView : subtitleView) ?? self }

  /// The subtitle, if there is one, else the title.
  open override var forLastBaselineLayout: View { (shows(subtitleView) ? subtitleView : titleView) ?? self }

  // MARK: Frames

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    let parts = parts(within: bounds.width)
    let content = bounds.inset(by: contentInsets)
    if let size = parts.image {
      imageView?.frame = imageFrame(size, of: parts, in: content.inset(by: arrangement.imageInsets))
    }
    guard let size = parts.text(arrangement) else { return }
    let text = textFrame(size, of: parts, in: content.inset(by: arrangement.titleInsets))
    var top = text.minY
    for (label, size) in [(titleView, parts.title), (subtitleView, parts.subtitle)] {
      guard let label, let size else { continue }
      let width = min(size.width, text.width)
      label.frame = Rect(x: start(of: width, in: text), y: top, width: width, height: min(size.height, text.height))
      top += size.height + arrangement.titlePadding
    }
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether the image lies left of the text, or above it.
  private var isImageFirst: Bool {
    switch arrangement.imagePlacement {
    case .leading: !isReversed
    case .trailing: isReversed
    case .top: true
    case .bottom: false
    }
  }

  /// The block of image and text in a rectangle; where it is too large, the text gets what is left.
  private func block(of parts: ButtonParts, in rect: Rect) -> Rect {
    let size = parts.block(arrangement)
    let (x, width) = place(
      min(size.width, max(rect.width, 0)), arrangement.horizontal, from: rect.minX, over: rect.width)
    let (y, height) = place(size.height, arrangement.vertical, from: rect.minY, over: rect.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func place(
    _ length: Double, _ placement: ButtonArrangement.Placement, from start: Double, over room: Double
  ) -> (start: Double, length: Double) {
    switch placement {
    case .near: (start, length)
    case .leading: isReversed ? (start + room - length, length) : (start, length)
    case .trailing: isReversed ? (start, length) : (start + room - length, length)
    case .middle: (start + (room - length) / 2, length)
    case .far: (start + room - length, length)
    case .fill: (start, max(room, length))
    }
  }

  private func imageFrame(_ size: Size, of parts: ButtonParts, in rect: Rect) -> Rect {
    let block = block(of: parts, in: rect)
    if arrangement.isVertical || parts.text(arrangement) == nil {
      let y =
        parts.text(arrangement) == nil
        ? block.midY - size.height / 2
        : isImageFirst ? block.minY : block.maxY - size.height
      return Rect(x: block.midX - size.width / 2, y: y, width: size.width, height: size.height)
    }
    let x = isImageFirst ? block.minX : block.maxX - size.width
    return Rect(x: x, y: block.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func textFrame(_ size: Size, of parts: ButtonParts, in rect: Rect) -> Rect {
    let block = block(of: parts, in: rect)
    guard let image = parts.image else {
      return Rect(x: block.minX, y: block.midY - size.height / 2, width: block.width, height: size.height)
    }
    if arrangement.isVertical {
      let y = isImageFirst ? block.minY + image.height + arrangement.imagePadding : block.minY
      return Rect(x: block.minX, y: y, width: block.width, height: size.height)
    }
    let taken = image.width + arrangement.imagePadding
    let width = max(0, block.width - taken)
    return Rect(
      x: isImageFirst ? block.minX + taken : block.minX, y: block.midY - size.height / 2, width: width,
      height: size.height)
  }

  private func start(of width: Double, in text: Rect) -> Double {
    switch arrangement.titleAlignment.resolved(for: effectiveUserInterfaceLayoutDirection) {
    case .right: text.maxX - width
    case .left, .justified, .natural: text.minX
    case .center: text.midX - width / 2
    }
  }
}
