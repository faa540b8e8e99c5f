import AshlarLayout
import AshlarViews
import Foundation

/// A view that shows an image; its intrinsic size is that of the image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  override class func makeAshlarView() -> View { ImageView() }

  private var imageView: ImageView {
    guard let imageView = ashlarView as? ImageView else {
      preconditionFailure("a subclass of UIImageView cannot own another kind of view than an ImageView")
    }
    return imageView
  }

  /// Makes a view that shows nothing; touches go through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view that shows nothing; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as an image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Makes a view as large as an image, with another one to show while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    // Observers of properties do not hear of what an initialiser sets.
    showImage()
  }

  /// The image, or `nil`: nothing is shown, and there is no intrinsic size.
  open var image: UIImage? { didSet { showImage() } }
  /// The image while ``isHighlighted``, or `nil`: ``image``.
  open var highlightedImage: UIImage? { didSet { showImage() } }
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false { didSet { showImage() } }
  /// The size, weight and scale of symbols that say nothing about it themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { showImage() } }

  /// How the image fills the view; it changes no frame.
  open override var contentMode: ContentMode { didSet { imageView.contentMode = contentMode.mode } }

  /// Takes the colour of placeholders; overrides call `super`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    imageView.tintColor = tintColor.shade.color
  }

  private func showImage() {
    var values = ((isHighlighted ? highlightedImage : nil) ?? image)?.values
    if let preferred = preferredSymbolConfiguration?.request, let own = values?.request {
      values?.request = preferred.overlaid(by: own)
    }
    imageView.image = values?.image
  }
}

extension UIView.ContentMode {
  /// As Ashlar calls it.
  var mode: AshlarViews.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .redraw: .redraw
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
