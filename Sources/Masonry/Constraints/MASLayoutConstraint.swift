import UIKit

/// A constraint that Masonry made: updates find only these.
public final class MASLayoutConstraint: NSLayoutConstraint {
  /// Read by descriptions, which may be asked for anywhere.
  nonisolated(unsafe) var key: Any?

  /// What names the constraint in messages.
  public var mas_key: Any? {
    get { key }
    set { key = newValue }
  }

  /// The constraint in Masonry's words, such as `<MASLayoutConstraint:space UIView:green.right == UIView:red.left - 10>`.
  public override var description: String { mas_description }
}
