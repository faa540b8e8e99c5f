import AshlarLayout
import UIKit

/// What a block gets: each attribute named on it begins a statement about the view.
@preconcurrency @MainActor public final class MASConstraintMaker {
  /// Whether installing changes constraints in place that differ only in their constants.
  public var updateExisting = false
  /// Whether installing first uninstalls what Masonry installed for the view.
  public var removeExisting = false

  private weak var view: MAS_VIEW?
  private let callSite: CallSite
  private(set) var constraints: [MASConstraint] = []

  /// Makes a maker for a view; ``install()`` does what it has collected.
  public convenience init(view: MAS_VIEW, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(view, CallSite(fileID: fileID, line: line))
  }

  init(_ view: MAS_VIEW, _ callSite: CallSite) {
    self.view = view
    self.callSite = callSite
  }

  /// Begins a statement about each attribute of a set, which must not be empty.
  @discardableResult public func attributes(
    _ attributes: MASAttribute, fileID: StaticString = #fileID, line: UInt = #line
  ) -> MASConstraint {
    if attributes.attributes.isEmpty {
      fail("attributes(_:) got no attribute", CallSite(fileID: fileID, line: line))
    }
    return begin(each: attributes)
  }

  /// Makes one statement of all that a block makes, so that what follows goes to each of them.
  ///
  /// As in the original the maker keeps the statements, not the group: attributes that are chained to it, and arrays that
  /// it is related to, change the group alone and are not installed.
  @discardableResult public func group(_ block: () -> Void) -> MASConstraint {
    let count = constraints.count
    block()
    let group = MASCompositeConstraint(Array(constraints[count...]), callSite)
    group.delegate = self
    return group
  }

  /// Installs the statements, in order, and begins anew.
  ///
  /// With ``removeExisting`` what Masonry installed for the view before goes first: the block has still seen it.
  @discardableResult public func install() -> [MASConstraint] {
    if removeExisting, let view {
      for constraint in view.installedConstraints { constraint.uninstall() }
    }
    let installed = constraints
    for constraint in installed {
      constraint.updateExisting = updateExisting
      constraint.install()
    }
    constraints = []
    return installed
  }

  func begin(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    constraint(nil, addConstraintWith: attribute)
  }

  func begin(each attributes: MASAttribute) -> MASConstraint {
    let composite = MASCompositeConstraint(attributes.attributes.map(makeConstraint), callSite)
    composite.delegate = self
    constraints.append(composite)
    return composite
  }

  private func makeConstraint(_ attribute: NSLayoutConstraint.Attribute) -> MASViewConstraint {
    MASViewConstraint(MASViewAttribute(view: view, layoutAttribute: attribute), callSite)
  }
}

extension MASConstraintMaker: MASConstraintDelegate {
  func constraint(_ constraint: MASConstraint, shouldBeReplacedWith replacement: MASConstraint) {
    constraints.replace(constraint, with: replacement)
  }

  func constraint(
    _ constraint: MASConstraint?, addConstraintWith attribute: NSLayoutConstraint.Attribute
  ) -> MASConstraint {
    let made = makeConstraint(attribute)
    switch constraint {
    case let single as MASViewConstraint:
      let composite = MASCompositeConstraint([single, made], callSite)
      composite.delegate = self
      constraints.replace(single, with: composite)
      return composite
    case .some: break
    case nil:
      made.delegate = self
      constraints.append(made)
    }
    return made
  }
}
