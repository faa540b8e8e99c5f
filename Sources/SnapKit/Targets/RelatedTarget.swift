import UIKit

/// What a relation compares with.
@MainActor
enum RelatedTarget {
  case attributes(ConstraintItem)
  case item(AnyObject)
  case constant(ConstraintConstant)
  /// A type that conforms to the protocol and is none of those that a chain knows.
  case unknown

  init(_ target: any ConstraintRelatableTarget) {
    switch target {
    case let item as ConstraintItem: self = .attributes(item)
    case let view as ConstraintView: self = .item(view)
    case let guide as ConstraintLayoutGuide: self = .item(guide)
    default: self = ConstraintConstant(relatable: target).map { .constant($0) } ?? .unknown
    }
  }
}
