import AshlarLayout
import UIKit

/// A statement about one or several attributes of a view, with words to go on.
///
/// An abstract class: a statement is a ``MASViewConstraint`` or a ``MASCompositeConstraint`` of them.
@preconcurrency @MainActor public class MASConstraint {
  /// Who holds the statement; gone once the block that made it has ended.
  weak var delegate: (any MASConstraintDelegate)?
  /// Whether installing looks for a constraint that differs only in its constant.
  var updateExisting = false
  /// Where the statement was made, later where it got its relation.
  var callSite: CallSite

  init(_ callSite: CallSite) {
    self.callSite = callSite
    if type(of: self) == MASConstraint.self {
      fail("MASConstraint is abstract: make a statement on a maker instead", callSite)
    }
  }

  /// Adds an attribute to the statement.
  func chain(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint { missing("chain") }

  /// Relates all attributes of the statement to one right-hand side; `nil` is none that the statement understands.
  @discardableResult func relate(
    _ relation: NSLayoutConstraint.Relation, to target: (any MASRelationTarget)?, _ site: CallSite
  ) -> MASConstraint {
    missing("relate")
  }

  /// Makes each attribute a statement about several right-hand sides.
  @discardableResult func relate(
    _ relation: NSLayoutConstraint.Relation, toEach targets: [any MASRelationTarget], _ site: CallSite
  ) -> MASConstraint {
    missing("relate")
  }

  /// Calls a function with every single constraint of the statement, in order.
  func forEachConstraint(_ body: (MASViewConstraint) -> Void) { missing("forEachConstraint") }

  /// Names the constraints in messages: a single one by the key, those of a composite by `key[0]`, `key[1]`, …
  @discardableResult public func key(_ key: Any) -> MASConstraint { missing("key") }

  /// Installs the constraints in the view hierarchy, as the end of a block does.
  ///
  /// What is installed stays as it is; what was uninstalled becomes active again.
  public func install() { missing("install") }

  /// Deactivates the constraints and forgets that the view had them.
  public func uninstall() { missing("uninstall") }

  private func missing(_ method: String) -> Never {
    fail("\(type(of: self)) must override \(method)", callSite)
  }
}

extension MASConstraint {
  /// The same as ``install()``.
  public func activate() { install() }

  /// The same as ``uninstall()``.
  public func deactivate() { uninstall() }
}
