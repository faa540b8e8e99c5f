import UIKit

/// A constraint that Masonry made: updates find only these.
public final class MASLayoutConstraint: NSLayoutConstraint {
  /// Read by descriptions, which may be asked for anywhere.
  nonisolated(unsafe) private(set) var key: Any?
  private var givenIdentifier: String?

  /// What names the constraint in messages, those of the layout engine, too.
  public var mas_key: Any? {
    get { key }
    set {
      key = newValue
      nameInReports()
    }
  }

  /// Free text that tells the constraint apart in messages; it goes before the key.
  public override var identifier: String? {
    get { givenIdentifier }
    set {
      givenIdentifier = newValue
      nameInReports()
    }
  }

  private func nameInReports() {
    ashlarConstraint.identifier = givenIdentifier ?? key.map { "\($0)" }
  }

  /// The constraint in Masonry's words, such as `<MASLayoutConstraint:space UIView:green.right == UIView:red.left - 10>`.
  public override var description: String { mas_description }
}
