import UIKit

/// The words of an item: `view.snp`.
@preconcurrency @MainActor
public protocol ConstraintDSL {
  /// The item, or `nil` when it is gone.
  var target: AnyObject? { get }

  /// Names the item in the descriptions of its constraints; `nil` takes the name away.
  func setLabel(_ value: String?)

  /// The name of the item, or `nil`.
  func label() -> String?
}

extension ConstraintDSL {
  /// Names the item in the descriptions of its constraints, and in Ashlar's logs; `nil` takes the name away.
  ///
  /// Views, layout guides and layout supports keep the name; other objects do not.
  public func setLabel(_ value: String?) {
    (target as? any AttachmentHolder)?.constraintRecord.label = value
    (target as? ConstraintView)?.nameInLogs = value
  }

  /// The name of the item, or `nil`.
  public func label() -> String? {
    (target as? any AttachmentHolder)?.attachments[ConstraintRecord.self]?.label
  }

  func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }
}
