import AshlarLayout
import AshlarViews

/// From UIKit's objects to the items of a layout, and back.
@MainActor
package enum LayoutItems {
  /// The node of a view, a guide or a layout support.
  package static func node(of object: Any) -> LayoutNode { item(of: object).layoutNode }

  /// The item that a view, a guide or a layout support stands for.
  package static func item(of object: Any) -> any LayoutItem {
    if let view = object as? UIView { return view.ashlarView }
    if let guide = object as? UILayoutGuide { return guide.ashlarGuide }
    preconditionFailure("NSLayoutConstraint: \(type(of: object)) is neither a view nor a layout guide.")
  }

  /// The object that stands for an item, or `nil`: the item is gone, or belongs to no object of UIKit.
  package static func object(for item: (any LayoutItem)?) -> AnyObject? {
    if let view = item as? View { return view.owner }
    if let guide = item as? LayoutGuide { return UILayoutGuide.standing(for: guide) }
    return nil
  }
}
