import Foundation

/// An object that hears of what the user does: views, controllers and windows.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// Who is asked next, or `nil`: nobody.
  open var next: UIResponder? { nil }

  /// The window at the end of the chain of responders, or `nil`.
  var windowOfChain: UIWindow? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if let window = candidate as? UIWindow { return window }
      responder = candidate.next
    }
    return nil
  }

  // MARK: Accessibility

  // Nobody reads it aloud on Linux: what is set is kept, for tests.
  /// Whether this is one thing to those who cannot see it.
  open var isAccessibilityElement = false
  /// What it is, in a word, or `nil`.
  open var accessibilityLabel: String?
  /// What it shows at present, or `nil`.
  open var accessibilityValue: String?
  /// What comes of using it, or `nil`.
  open var accessibilityHint: String?
  /// What kind of thing it is; none in particular unless set.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// What is in it for those who cannot see it, in the order in which it is read, or `nil`: as it lies.
  open var accessibilityElements: [Any]?
  /// Whether nothing in it is there for those who cannot see it.
  open var accessibilityElementsHidden = false
  /// Whether nothing beside it is there for those who cannot see it.
  open var accessibilityViewIsModal = false
  /// Whether what is in it is read before what is beside it.
  open var shouldGroupAccessibilityChildren = false
  /// Whether it keeps its colours where the screen shows all others the other way round.
  open var accessibilityIgnoresInvertColors = false

  // MARK: First responder

  /// Whether the window's keyboard and the like speak to this responder.
  open var isFirstResponder: Bool { windowOfChain?.firstResponder === self }

  /// Whether ``becomeFirstResponder()`` can succeed; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether ``resignFirstResponder()`` can succeed; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Makes this responder the first one of its window, after asking the present one to resign.
  ///
  /// - Returns: whether it is the first one now; never outside of a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = windowOfChain else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives the place of the first responder up.
  ///
  /// - Returns: whether this is not the first responder any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = windowOfChain, window.firstResponder === self else { return true }
    guard canResignFirstResponder || window.isEndingEditing else { return false }
    window.firstResponder = nil
    return true
  }
}
