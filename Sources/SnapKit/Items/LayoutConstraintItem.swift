import UIKit

/// Something that constraints are made for: a view or a layout guide.
@preconcurrency @MainActor
public protocol LayoutConstraintItem: AnyObject {}

extension ConstraintView: LayoutConstraintItem {}
extension ConstraintLayoutGuide: LayoutConstraintItem {}

extension LayoutConstraintItem {
  /// A view's frame stops standing for constraints, for good.
  func prepare() {
    (self as? ConstraintView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The view that has the item in it; a guide's is its owner.
  var superview: ConstraintView? {
    switch self {
    case let view as ConstraintView: view.superview
    case let guide as ConstraintLayoutGuide: guide.owningView
    default: nil
    }
  }

  /// The statements that were activated and not deactivated since, in the order of activation.
  var constraints: [Constraint] { holder?.attachments[ConstraintRecord.self]?.constraints ?? [] }

  /// Keeps a statement, once.
  func add(_ constraint: Constraint) {
    guard let record = holder?.constraintRecord, !record.constraints.contains(where: { $0 === constraint }) else {
      return
    }
    record.constraints.append(constraint)
  }

  /// Keeps a statement no longer.
  func remove(_ constraint: Constraint) {
    holder?.attachments[ConstraintRecord.self]?.constraints.removeAll { $0 === constraint }
  }

  /// Asks for the two classes by name, as a cast to a protocol costs far more.
  private var holder: (any AttachmentHolder)? {
    switch self {
    case let view as ConstraintView: view
    case let guide as ConstraintLayoutGuide: guide
    default: nil
    }
  }
}
