import UIKit

/// What can stand on the right-hand side of a relation: a number, point, size or insets, a view, an attribute of a view.
///
/// Objective-C takes any object there and asserts; here what is none of these does not compile.
@preconcurrency @MainActor public protocol MASRelationTarget {
  /// The right-hand side.
  var mas_rightSide: MASRightSide { get }
}

/// A right-hand side.
public enum MASRightSide {
  /// A constant, of which each attribute takes its part.
  case value(MASValue)
  /// The same attribute of a view.
  case view(MAS_VIEW)
  /// An attribute of a view or guide.
  case attribute(MASViewAttribute)
}

extension UIView: MASRelationTarget {
  /// The view: of it the attribute of the left-hand side is meant.
  public var mas_rightSide: MASRightSide { .view(self) }
}

extension MASViewAttribute: MASRelationTarget {
  /// The attribute itself.
  public var mas_rightSide: MASRightSide { .attribute(self) }
}
