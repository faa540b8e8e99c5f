import UIKit

/// One of the constraints that a statement stands for.
@preconcurrency @MainActor
public class LayoutConstraint: NSLayoutConstraint {
  /// The statement, or `nil` when nobody keeps it.
  ///
  /// Not isolated, because descriptions, which may be asked for anywhere, read it.
  nonisolated(unsafe) weak var constraint: Constraint?

  /// Another word for `identifier`.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// The attribute that decides the sign of a constant: that of the second item, of the first if there is no second.
  var rulingAttribute: LayoutAttribute { secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute }

  /// The constraint in one line: names, attributes, relation, numbers, and where it was written.
  public override nonisolated var description: String { ConstraintWords(self).text }
}
