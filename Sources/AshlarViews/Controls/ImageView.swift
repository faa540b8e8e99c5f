import AshlarLayout

/// A view that shows a picture.
open class ImageView: View {
  /// The picture, or `nil`: nothing is shown.
  public var image: Image? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }
  /// How the picture fills the view.
  public var contentMode = ContentMode.scaleToFill
  /// What a painter draws in place of a picture that it does not have.
  public var tintColor = Color.tint

  /// Makes a view that shows a picture.
  public convenience init(image: Image?) {
    self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The size of the picture without its alignment-rect insets, or none.
  open override var intrinsicContentSize: IntrinsicSize {
    guard let image, let size = image.size else { return .none }
    return IntrinsicSize(
      width: size.width - image.alignmentRectInsets.left - image.alignmentRectInsets.right,
      height: size.height - image.alignmentRectInsets.top - image.alignmentRectInsets.bottom)
  }

  /// The size of the picture, or that of the bounds if there is none.
  open override func sizeThatFits(_ size: Size) -> Size { image?.size ?? super.sizeThatFits(size) }

  /// Those of the picture.
  open override var alignmentRectInsets: EdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// Where the picture lies in the view's own coordinates, in points; all of the bounds if its size is unknown.
  public var imageRect: Rect {
    guard let size = image?.size else { return bounds }
    return contentMode.rect(of: size, in: bounds)
  }

  override var caption: String? { image?.name }

  override var captionName: String { "image" }
}
