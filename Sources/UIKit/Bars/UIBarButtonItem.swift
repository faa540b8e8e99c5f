import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// A view in place of the button, or `nil`; it is all that bars show of their buttons here.
  open var customView: UIView?
  /// What the button does, or `nil`; code does it by `performWithSender(_:target:)`.
  open var primaryAction: UIAction?
  /// What the button shows when it is pressed, or `nil`. It is kept and has no effect on frames or pictures here.
  open var menu: UIMenu?
  /// How much the button stands out. It is kept and has no effect on frames or pictures here.
  open var style = Style.plain
  /// The width, in points; 0: that of the content. It is kept and has no effect on frames or pictures here.
  open var width: CGFloat = 0
  /// What it is drawn with, or `nil`: with the colour of the bar. It is kept and has no effect on frames or pictures here.
  open var tintColor: UIColor?
  /// What kind of button the system makes of it, or `nil`: none.
  private(set) var systemItem: SystemItem?

  /// Makes a button that shows nothing.
  public required override init() {
    super.init()
  }

  /// Makes a button with words or a picture; without, it has those of its action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    super.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button of the system's, or a space.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    super.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
    if systemItem == .done { style = .done }
  }

  /// Makes a place for a view.
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }

  /// A space that takes what is left.
  public class func flexibleSpace() -> Self {
    let item = self.init()
    item.systemItem = .flexibleSpace
    return item
  }

  /// A space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = self.init()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }
}

extension UIBarButtonItem {
  /// How much a button stands out; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// As others.
    case plain = 0
    /// As the one that ends something.
    case done = 2
  }

  /// Buttons of the system; the raw values are Apple's.
  public enum SystemItem: Int, Sendable {
    /// Ends and keeps.
    case done = 0
    /// Ends and forgets.
    case cancel
    /// Begins editing.
    case edit
    /// Keeps.
    case save
    /// Adds.
    case add
    /// A space that takes what is left.
    case flexibleSpace
    /// A space of a width.
    case fixedSpace
    /// Writes.
    case compose
    /// Answers.
    case reply
    /// Shares.
    case action
    /// Sorts.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Searches.
    case search
    /// Loads again.
    case refresh
    /// Stops.
    case stop
    /// Takes a photo.
    case camera
    /// Throws away.
    case trash
    /// Plays.
    case play
    /// Pauses.
    case pause
    /// Goes back quickly.
    case rewind
    /// Goes on quickly.
    case fastForward
    /// Takes back.
    case undo
    /// Does again.
    case redo
    /// Closes.
    case close = 24
  }
}
