import Foundation

/// What actions and menus have in common: words.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  private let givenTitle: String
  private let givenImage: UIImage?

  init(title: String, image: UIImage?) {
    givenTitle = title
    givenImage = image
    super.init()
  }

  /// What it is called.
  open var title: String { givenTitle }

  /// A picture beside the words, or `nil`.
  open var image: UIImage? { givenImage }

  /// A second line, or `nil`.
  open var subtitle: String?
}

extension UIMenuElement {
  /// How an element is shown; the bits are Apple's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt

    /// Makes attributes of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether an element is on; the raw values are Apple's.
  public enum State: Int, Sendable {
    /// It is off.
    case off = 0
    /// It is on.
    case on = 1
    /// It is on for a part of what it is about.
    case mixed = 2
  }
}

/// A list of elements.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What is in the list.
  public let children: [UIMenuElement]

  /// Makes a list of elements.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
