import AshlarLayout
import AshlarViews
import Foundation

/// A linear relation between attributes of one or two items:
/// `firstItem.firstAttribute  relation  multiplier · secondItem.secondAttribute + constant`.
///
/// It stands for a constraint of Ashlar, which keeps it alive while it is active: what a view holds is always the same
/// object.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The constraint of Ashlar that this one stands for.
  public nonisolated(unsafe) let ashlarConstraint: LayoutConstraint

  /// In place of a first item, the constraint to stand for; nobody else can make one.
  private struct Given {
    let constraint: LayoutConstraint
  }

  /// Makes an inactive, required constraint.
  ///
  /// A constraint that cannot be met by its very nature, such as a width compared with an edge, stays inactive when it is
  /// activated, and the window hears of it as an event, where Apple's UIKit throws an exception.
  ///
  /// - Parameters:
  ///   - view1: A view, a guide or a layout support; anything else ends the program.
  ///   - view2: The same, or `nil`: the first attribute is compared with the constant alone.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    if let given = view1 as? Given {
      // Not an initialiser of its own: one that users do not see would keep their subclasses from inheriting this one.
      ashlarConstraint = given.constraint
    } else {
      ashlarConstraint = LayoutConstraint(
        LayoutItems.node(of: view1), LayoutAttribute(attr1), LayoutRelation(relation),
        view2.map { LayoutItems.node(of: $0) }, LayoutAttribute(attr2), multiplier: Double(multiplier),
        constant: Double(c), callSite: CallSite(fileID: fileID, line: line))
    }
    super.init()
    ashlarConstraint.owner = self
  }

  /// Makes the object that stands for a constraint from now on.
  convenience init(standingFor constraint: LayoutConstraint) {
    self.init(
      item: Given(constraint: constraint), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// The object that stands for a constraint, made if there is none: the toolkit makes constraints, too.
  package static func standing(for constraint: LayoutConstraint) -> NSLayoutConstraint {
    (constraint.owner as? NSLayoutConstraint) ?? NSLayoutConstraint(standingFor: constraint)
  }

  deinit { ashlarConstraint.owner = nil }

  /// How much the constraint matters; required unless set. It may change at any time, also from and to `required`.
  open var priority: UILayoutPriority {
    get { UILayoutPriority(ashlarConstraint.priority.rawValue) }
    set { ashlarConstraint.priority = LayoutPriority(newValue) }
  }

  /// What is added to the right side, in points.
  open var constant: CGFloat {
    get { CGFloat(ashlarConstraint.constant) }
    set { ashlarConstraint.constant = Double(newValue) }
  }

  /// Whether the constraint takes part in layout.
  ///
  /// The nearest common ancestor of its items holds it then; without one it stays inactive, and the window hears of it.
  open var isActive: Bool {
    get { ashlarConstraint.isActive || isHeldInVain }
    set {
      ashlarConstraint.isActive = newValue
      holdInVain(newValue)
    }
  }

  /// Free text that tells the constraint apart in messages.
  open var identifier: String? {
    get { ashlarConstraint.identifier }
    set { ashlarConstraint.identifier = newValue }
  }

  /// The item on the left side, a view or a guide, or `nil` when it is gone.
  open var firstItem: AnyObject? { LayoutItems.object(for: ashlarConstraint.firstItem) }

  /// The item on the right side, a view or a guide, or `nil` if there is none or it is gone.
  open var secondItem: AnyObject? { LayoutItems.object(for: ashlarConstraint.secondItem) }

  /// The attribute of the first item.
  open var firstAttribute: Attribute { Attribute(ashlarConstraint.firstAttribute) }

  /// The attribute of the second item, `notAnAttribute` without one.
  open var secondAttribute: Attribute { Attribute(ashlarConstraint.secondAttribute) }

  /// The left side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(ashlarConstraint.firstAnchor.expression) }

  /// The right side as an anchor, or `nil` if there is only a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    ashlarConstraint.secondAnchor.map { NSLayoutAnchor($0.expression) }
  }

  /// How the left side compares with the right side.
  open var relation: Relation { Relation(ashlarConstraint.relation) }

  /// What the second attribute is multiplied by.
  open var multiplier: CGFloat { CGFloat(ashlarConstraint.multiplier) }

  /// Activates the constraints, each after the one before it.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints; inactive ones are left alone.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as Apple's logs write it.
  open override var description: String { ashlarConstraint.logLine }
}
