import UIKit

/// The view controller class of the platform.
public typealias MAS_VIEW_CONTROLLER = UIViewController

extension UIViewController {
  /// The bottom of what covers the view's top.
  public var mas_topLayoutGuide: MASViewAttribute { mas_topLayoutGuideBottom }
  /// The top of what covers the view's top.
  public var mas_topLayoutGuideTop: MASViewAttribute { attribute(of: topLayoutGuide, .top) }
  /// The bottom of what covers the view's top.
  public var mas_topLayoutGuideBottom: MASViewAttribute { attribute(of: topLayoutGuide, .bottom) }
  /// The top of what covers the view's bottom.
  public var mas_bottomLayoutGuide: MASViewAttribute { mas_bottomLayoutGuideTop }
  /// The top of what covers the view's bottom.
  public var mas_bottomLayoutGuideTop: MASViewAttribute { attribute(of: bottomLayoutGuide, .top) }
  /// The bottom of what covers the view's bottom.
  public var mas_bottomLayoutGuideBottom: MASViewAttribute { attribute(of: bottomLayoutGuide, .bottom) }

  private func attribute(
    of guide: any UILayoutSupport, _ attribute: NSLayoutConstraint.Attribute
  ) -> MASViewAttribute {
    MASViewAttribute(view: view, item: guide, layoutAttribute: attribute)
  }
}
