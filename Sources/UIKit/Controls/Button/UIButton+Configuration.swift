import AshlarLayout
import AshlarViews
import Foundation

extension UIButton {
  /// How a button looks and lies.
  public struct Configuration: Hashable {
    private enum Style: Hashable { case plain, gray, tinted, filled }

    private var style: Style
    private var givenInsets: NSDirectionalEdgeInsets?

    private init(_ style: Style) { self.style = style }

    /// A title in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title in the tint colour on a light shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A white title on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// ``plain()``; the platform has no other.
    public static func borderless() -> Configuration { .plain() }
    /// ``gray()``; the platform has no other.
    public static func bordered() -> Configuration { .gray() }
    /// ``tinted()``; the platform has no other.
    public static func borderedTinted() -> Configuration { .tinted() }
    /// ``filled()``; the platform has no other.
    public static func borderedProminent() -> Configuration { .filled() }

    /// What is said, in the look of the style, or `nil`: nothing. A title that was set for a state comes first.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// What is said in several looks, or `nil`: nothing; the style's own stands in for what the text leaves open. A title
    /// that was set for a state comes first.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title before it is shown, or `nil`: nothing does.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What is said below the title, or `nil`: nothing.
    public var subtitle: String?
    /// What is shown, or `nil`: nothing. An image that was set for a state comes first.
    public var image: UIImage?
    /// What the size of a symbol follows from where it says nothing about that itself, or `nil`: the standard.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the text on which the image lies.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and text, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Where the shorter of title and subtitle lies beside the other.
    public var titleAlignment = TitleAlignment.automatic
    /// Decides the font, and the insets as long as none are set.
    public var buttonSize = Size.medium
    /// How round the corners of the background are; no size depends on it.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of the text, or `nil`: that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background, or `nil`: that of the style.
    public var baseBackgroundColor: UIColor?
    /// How the background looks where the style is not to decide.
    public var background = UIBackgroundConfiguration()

    /// The space around everything, in points; that of ``buttonSize`` unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { givenInsets ?? buttonSize.insets }
      set { givenInsets = newValue }
    }

    /// Goes back to the insets of ``buttonSize``.
    public mutating func setDefaultContentInsets() { givenInsets = nil }

    // MARK: What follows from it

    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    /// What lies under everything, or `nil`: nothing.
    func fill(tint: UIColor) -> UIColor? {
      if let color = background.backgroundColor { return color }
      return switch style {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    var cornerRadius: CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .medium: UIBackgroundConfiguration.standardCornerRadius
      case .small: 4
      case .large: 9
      // Painters limit it to half the height.
      case .capsule: 1000
      }
    }

    var arrangement: ButtonArrangement {
      var arrangement = ButtonArrangement()
      let insets = contentInsets
      arrangement.contentInsets = EdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
      arrangement.turnsInsets = true
      arrangement.imagePadding = imagePadding
      arrangement.titlePadding = titlePadding
      arrangement.wraps = true
      arrangement.imagePlacement =
        imagePlacement.contains(.top)
        ? .top : imagePlacement.contains(.bottom) ? .bottom : imagePlacement.contains(.trailing) ? .trailing : .leading
      switch titleAlignment {
      case .automatic:
        arrangement.titleAlignment = [.top, .bottom].contains(arrangement.imagePlacement) ? .center : .natural
      case .leading: arrangement.titleAlignment = .natural
      case .center: arrangement.titleAlignment = .center
      case .trailing: arrangement.titleAlignment = .right
      }
      return arrangement
    }

    /// Gives a title the font that the size of the button wants, unless the app gave it one.
    ///
    /// The styles of titles and subtitles, and that both wrap, are from memory: no source found.
    @MainActor func prepare(_ label: UILabel) {
      label.font = .preferredFont(forTextStyle: buttonSize.titleStyle)
      label.numberOfLines = 0
    }

    @MainActor func prepareSubtitle(_ label: UILabel) {
      label.font = .preferredFont(forTextStyle: .caption1)
      label.numberOfLines = 0
    }

    /// Compares all that was set.
    public static func == (one: Configuration, other: Configuration) -> Bool {
      one.style == other.style && one.givenInsets == other.givenInsets && one.attributedTitle == other.attributedTitle
        && one.subtitle == other.subtitle && one.image == other.image && one.imagePlacement == other.imagePlacement
        && one.imagePadding == other.imagePadding && one.titlePadding == other.titlePadding
        && one.titleAlignment == other.titleAlignment && one.buttonSize == other.buttonSize
        && one.cornerStyle == other.cornerStyle && one.baseForegroundColor == other.baseForegroundColor
        && one.baseBackgroundColor == other.baseBackgroundColor && one.background == other.background
        && one.preferredSymbolConfigurationForImage == other.preferredSymbolConfigurationForImage
        && one.titleTextAttributesTransformer == other.titleTextAttributesTransformer
    }

    /// Hashes what tells most configurations apart.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(title)
      hasher.combine(subtitle)
    }
  }
}

extension UIButton.Configuration {
  /// How large a button is.
  public enum Size: Int, Sendable {
    /// The standard.
    case medium = 0
    /// Smaller than the standard.
    case small = 1
    /// The smallest.
    case mini = 2
    /// Larger than the standard.
    case large = 3

    var titleStyle: UIFont.TextStyle {
      switch self {
      case .medium, .large: .body
      case .small, .mini: .subheadline
      }
    }

    /// With the lines of iOS (20⅓ for the body style, 18 for the subheadline) they make buttons of 28, 34⅓ and 50⅓ points.
    /// They are from memory: no source found.
    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }

  /// How round the corners of the background are.
  public enum CornerStyle: Int, Sendable {
    /// As the standard.
    case fixed = -1
    /// The standard.
    case dynamic = 0
    /// Less than the standard.
    case small = 1
    /// As the standard.
    case medium = 2
    /// More than the standard.
    case large = 3
    /// Half circles.
    case capsule = 4
  }

  /// Where the shorter of title and subtitle lies beside the other.
  public enum TitleAlignment: Int, Sendable {
    /// In the middle under or over an image, else where lines begin.
    case automatic = 0
    /// Where lines begin.
    case leading = 1
    /// In the middle.
    case center = 2
    /// Where lines end.
    case trailing = 3
  }
}
