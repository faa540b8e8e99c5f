import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  weak var bar: UINavigationBar?

  /// Makes an item with words.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The words, or `nil`.
  open var title: String? { didSet { bar?.itemDidChange() } }
  /// A line above the words, or `nil`. It is kept and has no effect on frames or pictures here.
  open var prompt: String?
  /// A view in place of the words, or `nil`.
  open var titleView: UIView? { didSet { bar?.itemDidChange() } }
  /// The buttons where the layout direction starts, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemDidChange() } }
  /// The buttons where the layout direction ends, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemDidChange() } }
  /// What the way back is called, or `nil`: the title. It is kept and has no effect on frames or pictures here.
  open var backButtonTitle: String?
  /// The button for the way back from the items above this one, or `nil`: the standard one. It is kept and has no effect on
  /// frames or pictures here.
  open var backBarButtonItem: UIBarButtonItem?
  /// What the button for the way back says. It is kept and has no effect on frames or pictures here.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether there is no button for the way back. It is kept and has no effect on frames or pictures here.
  open var hidesBackButton = false
  /// Whether the title is large in a bar that prefers such.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.itemDidChange() } }

  /// The outermost button where the layout direction starts, or `nil`.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button where the layout direction ends, or `nil`.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// What the button for the way back says; the raw values are Apple's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title where it leads to, as far as there is room.
    case `default` = 0
    /// A word that fits everywhere.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  /// Whether a title is large; the raw values are Apple's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it on the stack.
    case automatic = 0
    /// Large.
    case always = 1
    /// Not large.
    case never = 2
  }
}
