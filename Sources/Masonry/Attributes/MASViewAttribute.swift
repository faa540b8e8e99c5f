import UIKit

/// An attribute of a view, or of a guide that belongs to it: one side of a constraint.
@preconcurrency @MainActor public final class MASViewAttribute {
  /// The view, or the one that the guide belongs to; `nil` when it is gone.
  public nonisolated weak let view: MAS_VIEW?
  /// What the constraint names: the view itself, or a guide; `nil` when it is gone.
  public private(set) weak var item: AnyObject?
  /// The attribute; `notAnAttribute` on a right-hand side means the attribute of the left-hand side.
  public nonisolated let layoutAttribute: NSLayoutConstraint.Attribute

  /// Names an attribute of a view.
  public convenience init(view: MAS_VIEW?, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.init(view: view, item: view, layoutAttribute: layoutAttribute)
  }

  /// Names an attribute of a guide, and the view that it belongs to.
  public init(view: MAS_VIEW?, item: AnyObject?, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.view = view
    self.item = item
    self.layoutAttribute = layoutAttribute
  }

  /// Whether it is width or height, which can be compared with a number alone.
  public var isSizeAttribute: Bool { layoutAttribute == .width || layoutAttribute == .height }

  /// The same item's attribute of another name.
  func renamed(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: view, item: item, layoutAttribute: attribute)
  }
}

/// Two are equal when view and attribute are, whatever the item: the safe area's top equals the view's, as in the original.
extension MASViewAttribute: Hashable {
  /// Whether both name the same attribute of the same view.
  public nonisolated static func == (first: MASViewAttribute, second: MASViewAttribute) -> Bool {
    first.view === second.view && first.layoutAttribute == second.layoutAttribute
  }

  /// Hashes view and attribute.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(view.map { ObjectIdentifier($0) })
    hasher.combine(layoutAttribute)
  }
}
