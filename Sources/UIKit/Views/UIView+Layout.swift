import AshlarLayout
import AshlarViews
import Foundation

extension UIView {
  /// Whether required constraints keep the view where its frame was set, as ``autoresizingMask`` says; `true` unless set.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { ashlarView.translatesAutoresizingMaskIntoConstraints }
    set { ashlarView.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// How the view follows the size of its superview while its frame stands for constraints; empty unless set.
  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(ashlarView.autoresizingMask.rawValue)) }
    set { ashlarView.autoresizingMask = .init(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue)) }
  }

  // MARK: Constraints

  /// The active constraints that the view holds: those whose nearest common ancestor it is, in order of activation.
  public var constraints: [NSLayoutConstraint] {
    ashlarView.layoutNode.constraints.map { NSLayoutConstraint.standing(for: $0) }
      + vainConstraints.filter { $0.isHeldInVain }
  }

  /// Activates a constraint; the nearest common ancestor of its items holds it, whichever view is asked.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints; the nearest common ancestor of their items holds them, whichever view is asked.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

  /// Deactivates a constraint; one that the view does not hold stays as it is.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.ashlarConstraint.holder === ashlarView.layoutNode { constraint.isActive = false }
  }

  /// Deactivates constraints; those that the view does not hold stay as they are.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints that the view's place and length on an axis follow from; lays out first if needed.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    ashlarView.constraintsAffectingLayout(for: Axis(axis)).map { NSLayoutConstraint.standing(for: $0) }
  }

  /// Whether another frame would satisfy the constraints just as well; lays out first if needed.
  public var hasAmbiguousLayout: Bool { ashlarView.hasAmbiguousLayout }

  /// Shows another of the frames that the constraints leave open.
  public func exerciseAmbiguityInLayout() { ashlarView.exerciseAmbiguityInLayout() }

  // MARK: Content

  /// How strongly the view refuses to become larger than its content; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(ashlarView.contentHuggingPriority(for: Axis(axis)).rawValue)
  }

  /// Sets how strongly the view refuses to become larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    ashlarView.setContentHuggingPriority(LayoutPriority(priority), for: Axis(axis))
  }

  /// How strongly the view refuses to become smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(ashlarView.contentCompressionResistancePriority(for: Axis(axis)).rawValue)
  }

  /// Sets how strongly the view refuses to become smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ashlarView.setContentCompressionResistancePriority(LayoutPriority(priority), for: Axis(axis))
  }

  // MARK: Direction

  /// What the view's content means for the direction in which it runs.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { UISemanticContentAttribute(ashlarView.semanticContentAttribute) }
    set { ashlarView.semanticContentAttribute = SemanticContentAttribute(newValue) }
  }

  /// The direction in which the view's immediate content runs.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIUserInterfaceLayoutDirection(ashlarView.effectiveUserInterfaceLayoutDirection)
  }

  /// The direction that content with an attribute has where the application runs from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction that content with an attribute has where `layoutDirection` is passed down.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    UIUserInterfaceLayoutDirection(
      View.userInterfaceLayoutDirection(
        for: SemanticContentAttribute(semanticContentAttribute), relativeTo: LayoutDirection(layoutDirection)))
  }
}
