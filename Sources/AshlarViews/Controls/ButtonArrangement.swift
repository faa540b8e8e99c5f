import AshlarLayout

/// How a button lays out its image, title and subtitle; all lengths in points.
public struct ButtonArrangement: Hashable, Sendable {
  /// The side of the text on which the image lies.
  public enum ImagePlacement: Hashable, Sendable {
    /// In the order of reading or against it, above or below.
    case leading, trailing, top, bottom
  }

  /// Where something lies in a length that is larger.
  public enum Placement: Hashable, Sendable {
    /// At the left or top, in the middle, at the right or bottom, or as long as there is room.
    case near, middle, far, fill
    /// Where lines begin, or end; between top and bottom as `near` and `far`.
    case leading, trailing
  }

  /// The space kept around everything.
  public var contentInsets = EdgeInsets.zero
  /// Whether left and right of ``contentInsets`` change places where text runs from right to left.
  public var turnsInsets = false
  /// Moves the text; the sizes that the button wishes do not know of it.
  public var titleInsets = EdgeInsets.zero
  /// Moves the image; the sizes that the button wishes do not know of it.
  public var imageInsets = EdgeInsets.zero
  /// Where the image lies.
  public var imagePlacement = ImagePlacement.leading
  /// The space between image and text.
  public var imagePadding = 0.0
  /// The space between title and subtitle.
  public var titlePadding = 0.0
  /// Where the shorter of title and subtitle lies beside the other.
  public var titleAlignment = TextAlignment.center
  /// Where everything lies between left and right.
  public var horizontal = Placement.middle
  /// Where everything lies between top and bottom.
  public var vertical = Placement.middle
  /// What the button wishes at least.
  public var minimumWidth = 0.0
  /// Whether the text may wrap in the width that the layout gives.
  public var wraps = false

  /// An image before a title, in the middle.
  public init() {}

  /// Whether image and text lie one above the other.
  var isVertical: Bool { imagePlacement == .top || imagePlacement == .bottom }
}

/// The sizes of the parts of a button, in points; what there is not of it is `nil`.
struct ButtonParts: Equatable {
  var image: Size?
  var title: Size?
  var subtitle: Size?

  /// Title over subtitle.
  func text(_ arrangement: ButtonArrangement) -> Size? {
    guard let title else { return subtitle }
    guard let subtitle else { return title }
    return Size(
      width: max(title.width, subtitle.width), height: title.height + arrangement.titlePadding + subtitle.height)
  }

  /// Image and text, without the space around them.
  func block(_ arrangement: ButtonArrangement) -> Size {
    guard let text = text(arrangement) else { return image ?? .zero }
    guard let image else { return text }
    return arrangement.isVertical
      ? Size(width: max(image.width, text.width), height: image.height + arrangement.imagePadding + text.height)
      : Size(width: image.width + arrangement.imagePadding + text.width, height: max(image.height, text.height))
  }

  /// What the image takes away from the width of the text.
  func widthBesideText(_ arrangement: ButtonArrangement) -> Double {
    arrangement.isVertical ? 0 : image.map { $0.width + arrangement.imagePadding } ?? 0
  }
}
