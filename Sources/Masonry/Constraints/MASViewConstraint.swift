import AshlarLayout
import UIKit

/// A statement about a single attribute of a view: one constraint.
public final class MASViewConstraint: MASConstraint {
  /// The left-hand side.
  public let firstViewAttribute: MASViewAttribute
  /// The right-hand side, or `nil` where there is a constant alone.
  public private(set) var secondViewAttribute: MASViewAttribute?

  /// The relation that was stated; without one the constraint is an equality.
  private(set) var relation: NSLayoutConstraint.Relation?
  var multiplier: CGFloat = 1
  var layoutPriority = MASLayoutPriorityRequired
  var layoutKey: Any?
  var constant: CGFloat = 0 {
    didSet { layoutConstraint?.constant = constant }
  }

  /// What was installed, which only the view that holds it keeps: once uninstalled, it may be gone.
  weak var layoutConstraint: MASLayoutConstraint?
  /// The view that holds the constraint.
  weak var installedView: MAS_VIEW?

  /// Begins a statement about an attribute; it belongs to no maker, so nothing can be chained to it.
  public convenience init(
    firstViewAttribute: MASViewAttribute, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(firstViewAttribute, CallSite(fileID: fileID, line: line))
  }

  init(_ firstViewAttribute: MASViewAttribute, _ callSite: CallSite) {
    self.firstViewAttribute = firstViewAttribute
    super.init(callSite)
  }

  /// The same statement about another right-hand side; like the original it forgets key and right-hand side.
  private func copy(_ relation: NSLayoutConstraint.Relation, _ callSite: CallSite) -> MASViewConstraint {
    let copy = MASViewConstraint(firstViewAttribute, callSite)
    copy.constant = constant
    copy.relation = relation
    copy.layoutPriority = layoutPriority
    copy.multiplier = multiplier
    copy.delegate = delegate
    return copy
  }

  override func chain(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    if relation != nil {
      fail("\(attribute.mas_name) follows a relation: name all attributes of a statement before it", callSite)
    }
    // Without a maker there is nobody to install what is added, so it says nothing.
    return delegate?.constraint(self, addConstraintWith: attribute) ?? MASCompositeConstraint([], callSite)
  }

  @discardableResult override func relate(
    _ relation: NSLayoutConstraint.Relation, to target: (any MASRelationTarget)?, _ site: CallSite
  ) -> MASConstraint {
    let side = target?.mas_rightSide
    // The one thing that may be said after a relation is a value with the same one.
    let isValue = if case .value = side { true } else { false }
    if !isValue || self.relation != relation { requireNoRelation(site) }
    guard let side else {
      fail("\(words) is related to nil, which is neither value nor view nor attribute of a view", site)
    }
    callSite = site
    self.relation = relation
    setRightSide(side)
    return self
  }

  @discardableResult override func relate(
    _ relation: NSLayoutConstraint.Relation, toEach targets: [any MASRelationTarget], _ site: CallSite
  ) -> MASConstraint {
    requireNoRelation(site)
    let children = targets.map { target in
      let child = copy(relation, site)
      child.setRightSide(target.mas_rightSide)
      return child
    }
    let composite = MASCompositeConstraint(children, site)
    composite.delegate = delegate
    callSite = site
    delegate?.constraint(self, shouldBeReplacedWith: composite)
    return composite
  }

  private func setRightSide(_ side: MASRightSide) {
    switch side {
    case .value(let value): set(value)
    case .view(let view): secondViewAttribute = view.mas_attribute(firstViewAttribute.layoutAttribute)
    case .attribute(let attribute) where attribute.layoutAttribute == .notAnAttribute:
      secondViewAttribute = attribute.renamed(firstViewAttribute.layoutAttribute)
    case .attribute(let attribute): secondViewAttribute = attribute
    }
  }

  private func requireNoRelation(_ site: CallSite) {
    if relation != nil {
      fail("\(words) got a second relation; its first is at \(callSite.fileID):\(callSite.line)", site)
    }
  }

  func requireNotInstalled(_ property: String, _ site: CallSite) {
    if isInstalled { fail("The \(property) of \(words) was changed while it is installed", site) }
  }

  override func forEachConstraint(_ body: (MASViewConstraint) -> Void) { body(self) }

  @discardableResult public override func key(_ key: Any) -> MASConstraint {
    layoutKey = key
    return self
  }

  public override func install() { installConstraint() }

  public override func uninstall() {
    layoutConstraint?.isActive = false
    firstViewAttribute.view?.forget(self)
  }
}

extension MASViewConstraint: @MainActor NSCopying {
  /// The constraints that Masonry has installed for a view, in the order of their installation.
  ///
  /// An update that changes a constraint in place adds none.
  public static func installedConstraints(for view: MAS_VIEW) -> [MASViewConstraint] { view.installedConstraints }

  /// The same statement, not installed and without right-hand side and key; it counts as related.
  public func copy(with zone: NSZone? = nil) -> Any { copy(relation ?? .equal, callSite) }

  /// Whether the constraint is active.
  var isInstalled: Bool { layoutConstraint?.isActive == true }

  /// The left-hand side in words.
  var words: String {
    "\(mas_name(of: firstViewAttribute.item)).\(firstViewAttribute.layoutAttribute.mas_name)"
  }
}
