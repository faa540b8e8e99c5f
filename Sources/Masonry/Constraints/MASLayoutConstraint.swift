import UIKit

/// A constraint that Masonry made: updates find only these.
public final class MASLayoutConstraint: NSLayoutConstraint {
  /// What names the constraint in messages.
  public var mas_key: Any?

  /// The constraint in Masonry's words, such as `<MASLayoutConstraint:space UIView:green.right == UIView:red.left - 10>`.
  ///
  /// Keys belong to the main actor: elsewhere the constraint is described as UIKit does it.
  public override var description: String {
    Thread.isMainThread ? MainActor.assumeIsolated { mas_description } : super.description
  }
}
