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
}
