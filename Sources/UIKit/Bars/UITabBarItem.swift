import Foundation

/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Makes an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Makes an item with words and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with words and a picture, and another one while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The picture while the item is chosen, or `nil`: that of others. It is kept and has no effect on frames or pictures here.
  open var selectedImage: UIImage?
  /// A short text at the corner, or `nil`. It is kept and has no effect on frames or pictures here.
  open var badgeValue: String?
}
