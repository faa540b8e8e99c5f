/// What something is to those who cannot see it; the bits are Apple's. Nobody reads it aloud on Linux: what is set is kept
/// and has no effect.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Makes traits of bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It is pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what the app shows when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be operated.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes too often to tell each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field to search by.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts something that should not be talked over.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// It has a value that can be more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It takes fingers as they come.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns a page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It heads what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
