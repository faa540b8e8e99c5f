import AshlarLayout
import AshlarViews
import Foundation

/// The topmost view of a tree that is shown: it has the size that it is given and decides what holds for the whole tree.
///
/// What only Ashlar knows (what the screen covers, who hears of conflicts) is set at ``ashlarWindow``. A window is shown
/// from the start; there is nothing that could bring it onto a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The window of Ashlar that this one owns.
  public var ashlarWindow: Window { owned(as: Window.self) }

  weak var firstResponder: UIResponder?
  /// Whether the first responder has to resign, whatever it says.
  var isEndingEditing = false

  override class func makeAshlarView() -> View { Window() }

  /// Makes an empty window of the size of the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes an empty window.
  ///
  /// - Parameter frame: in points; its size is a fact that no constraint can break.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty window without size; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controller whose view fills the window, or `nil`; the window keeps it alive.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      ashlarWindow.rootViewController = rootViewController?.ashlarController
    }
  }

  /// The screen whose traits the window starts from.
  open var screen: UIScreen = .main

  /// Whether the window is the one of its screen that keys speak to.
  open var isKeyWindow: Bool { screen.keyWindow === self }

  /// Makes the window the one of its screen that keys speak to.
  open func makeKey() { screen.keyWindow = self }

  /// Shows the window, and makes it the one of its screen that keys speak to.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
}
