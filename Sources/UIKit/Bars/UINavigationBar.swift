import AshlarLayout
import AshlarViews
import Foundation

/// A bar with the title of what is below it: 44 points high, 96 with a large title.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  weak var navigation: UINavigationController?
  var content = BarContent()

  override class func makeAshlarView() -> View { Bar(height: Bar.StandardHeight.navigation) }

  var ashlarBar: Bar { owned(as: Bar.self) }

  /// The items of the stack, the one that is shown last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemDidChange()
    }
  }

  /// The item that is shown, or `nil`.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the one that is shown, or `nil`.
  open var backItem: UINavigationItem? { (items ?? []).dropLast().last }

  /// Puts an item on the stack.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Takes the item that is shown from the stack.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// Sets the items of the stack.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Whether titles are large, where items do not want otherwise.
  open var prefersLargeTitles = false { didSet { itemDidChange() } }

  /// Whether something shines through, so that views reach under the bar.
  open var isTranslucent = true { didSet { navigation?.extentOfChildrenDidChange() } }

  /// What the bar is filled with, or `nil`.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }

  /// Whether the title is large at present.
  var isTitleLarge: Bool {
    guard prefersLargeTitles else { return false }
    // Automatic goes on with what the item below it has; the first one is large.
    let modes = (items ?? []).map { $0.largeTitleDisplayMode }
    return modes.last { $0 != .automatic } != .never
  }

  func itemDidChange() {
    ashlarBar.barHeight = isTitleLarge ? Bar.StandardHeight.largeTitle : Bar.StandardHeight.navigation
    content.show(topItem, isLarge: isTitleLarge, in: self)
    setNeedsLayout()
  }

  /// Places the title and the buttons.
  open override func layoutSubviews() {
    content.place(in: self, isLarge: isTitleLarge)
    super.layoutSubviews()
  }
}
