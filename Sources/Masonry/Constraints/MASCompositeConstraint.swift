import AshlarLayout
import UIKit

/// A statement about several attributes: what is said goes to each of its children, in order.
public final class MASCompositeConstraint: MASConstraint {
  private(set) var children: [MASConstraint]

  /// Makes one statement of several.
  public convenience init(children: [MASConstraint], fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(children, CallSite(fileID: fileID, line: line))
  }

  init(_ children: [MASConstraint], _ callSite: CallSite) {
    self.children = children
    super.init(callSite)
    for child in children { child.delegate = self }
  }

  override func chain(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    addChild(attribute)
    return self
  }

  @discardableResult
  private func addChild(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    // Whoever holds the composite makes the constraint; without a holder there is nobody to install it for.
    guard let child = delegate?.constraint(self, addConstraintWith: attribute) else { return self }
    child.delegate = self
    children.append(child)
    return child
  }

  @discardableResult override func relate(
    _ relation: NSLayoutConstraint.Relation, to target: (any MASRelationTarget)?, _ site: CallSite
  ) -> MASConstraint {
    for child in children { child.relate(relation, to: target, site) }
    return self
  }

  @discardableResult override func relate(
    _ relation: NSLayoutConstraint.Relation, toEach targets: [any MASRelationTarget], _ site: CallSite
  ) -> MASConstraint {
    // Each child puts a composite in its place, so this walks over a copy.
    for child in children { child.relate(relation, toEach: targets, site) }
    return self
  }

  override func forEachConstraint(_ body: (MASViewConstraint) -> Void) {
    for child in children { child.forEachConstraint(body) }
  }

  @discardableResult public override func key(_ key: Any) -> MASConstraint {
    for (index, child) in children.enumerated() { child.key("\(key)[\(index)]") }
    return self
  }

  public override func install() {
    for child in children {
      child.updateExisting = updateExisting
      child.install()
    }
  }

  public override func uninstall() {
    for child in children { child.uninstall() }
  }
}

extension MASCompositeConstraint: MASConstraintDelegate {
  func constraint(_ constraint: MASConstraint, shouldBeReplacedWith replacement: MASConstraint) {
    children.replace(constraint, with: replacement)
  }

  func constraint(
    _ constraint: MASConstraint?, addConstraintWith attribute: NSLayoutConstraint.Attribute
  ) -> MASConstraint {
    addChild(attribute)
  }
}

extension [MASConstraint] {
  /// Puts another statement in the place of one.
  @MainActor mutating func replace(_ constraint: MASConstraint, with replacement: MASConstraint) {
    guard let index = firstIndex(where: { $0 === constraint }) else {
      fail("The statement was already made a statement about several right-hand sides", constraint.callSite)
    }
    self[index] = replacement
  }
}
