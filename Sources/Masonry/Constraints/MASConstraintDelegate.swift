import UIKit

/// Who holds a statement, a maker or a composite: it swaps the statement for a larger one, and makes further parts of it.
@MainActor protocol MASConstraintDelegate: AnyObject {
  /// Puts `replacement` where `constraint` is.
  func constraint(_ constraint: MASConstraint, shouldBeReplacedWith replacement: MASConstraint)

  /// Makes a constraint for one more attribute of a statement, and answers what the statement now is.
  ///
  /// - Parameter constraint: the statement so far, or `nil` where the attribute begins one.
  func constraint(
    _ constraint: MASConstraint?, addConstraintWith attribute: NSLayoutConstraint.Attribute
  ) -> MASConstraint
}
