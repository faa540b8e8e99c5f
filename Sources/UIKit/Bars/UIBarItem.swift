import Foundation

/// What bars show: words or a picture.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Makes an item that shows nothing.
  public override init() {
    super.init()
  }

  /// The words, or `nil`.
  open var title: String?
  /// The picture, or `nil`.
  open var image: UIImage?
  /// Whether the user can choose it. It is kept and has no effect on frames or pictures here.
  open var isEnabled = true
  /// Free number for finding the item again.
  open var tag = 0
}
