import UIKit

/// A constraint that Masonry made: updates find only these.
public final class MASLayoutConstraint: NSLayoutConstraint {
  /// What names the constraint in messages.
  public var mas_key: Any?

  /// The constraint in Masonry's words, such as `<MASLayoutConstraint:space UIView:green.right == UIView:red.left - 10>`.
  public override var description: String { mas_description }
}
