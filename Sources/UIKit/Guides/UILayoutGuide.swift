import AshlarLayout
import AshlarViews
import Foundation

/// An invisible rectangle that constraints can name; it belongs to a view, which keeps it alive.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The guide of Ashlar that this one stands for.
  public nonisolated(unsafe) private(set) var ashlarGuide: LayoutGuide
  package final var attachments = Attachments()

  /// Makes a guide that belongs to no view yet.
  public override init() {
    ashlarGuide = LayoutGuide()
    super.init()
    ashlarGuide.owner = self
  }

  /// Makes a guide that belongs to no view yet; nothing is read from the coder.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  deinit {
    // Another object may stand for the guide by now.
    if ashlarGuide.owner === self { ashlarGuide.owner = nil }
  }

  /// The object that stands for a guide, made if there is none: the toolkit makes guides, too.
  package static func standing(for guide: LayoutGuide) -> UILayoutGuide {
    if let known = guide.owner as? UILayoutGuide { return known }
    let isKeyboard = guide.identifier == UIKeyboardLayoutGuide.ashlarIdentifier
    let made = isKeyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
    made.takeOver(guide)
    return made
  }

  func takeOver(_ guide: LayoutGuide) {
    ashlarGuide.owner = nil
    ashlarGuide = guide
    if let view = guide.owningItem as? View { view.keepOwner(self, of: guide) } else { guide.owner = self }
  }

  /// The guide's rectangle in its view's coordinates, in points, after the last layout pass.
  open var layoutFrame: CGRect { CGRect(ashlarGuide.layoutFrame) }

  /// The view that the guide belongs to, or `nil`; setting it moves the guide there.
  open var owningView: UIView? {
    get { LayoutItems.object(for: ashlarGuide.owningItem) as? UIView }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { owningView?.removeLayoutGuide(self) }
    }
  }

  /// The active constraints that the guide's place and length on an axis follow from; lays out first if needed.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.layoutIfNeeded()
    let node = ashlarGuide.layoutNode
    let affecting = node.engine?.constraintsAffecting(node, along: Axis(axis)) ?? []
    return affecting.map { NSLayoutConstraint.standing(for: $0) }
  }

  /// Whether another frame would satisfy the constraints just as well; lays out first if needed.
  open var hasAmbiguousLayout: Bool {
    owningView?.layoutIfNeeded()
    let node = ashlarGuide.layoutNode
    return node.engine?.ambiguousComponents().contains { $0.node === node } ?? false
  }

  /// Free text that tells the guide apart.
  open var identifier: String {
    get { ashlarGuide.identifier ?? "" }
    set { ashlarGuide.identifier = newValue.isEmpty ? nil : newValue }
  }
}
