import AshlarLayout
import AshlarViews
import Foundation

/// The topmost view of a tree that is shown: it has the size that it is given and decides what holds for the whole tree.
@preconcurrency @MainActor
open class UIWindow: UIView {
  override class func makeAshlarView() -> View { Window() }
}
