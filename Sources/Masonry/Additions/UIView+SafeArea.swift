import UIKit

extension UIView {
  /// The safe area, of which the left-hand side decides the attribute.
  public var mas_safeAreaLayoutGuide: MASViewAttribute { safeArea(.notAnAttribute) }
  /// The edge where reading begins of the safe area.
  public var mas_safeAreaLayoutGuideLeading: MASViewAttribute { safeArea(.leading) }
  /// The edge where reading ends of the safe area.
  public var mas_safeAreaLayoutGuideTrailing: MASViewAttribute { safeArea(.trailing) }
  /// The left edge of the safe area.
  public var mas_safeAreaLayoutGuideLeft: MASViewAttribute { safeArea(.left) }
  /// The right edge of the safe area.
  public var mas_safeAreaLayoutGuideRight: MASViewAttribute { safeArea(.right) }
  /// The top edge of the safe area.
  public var mas_safeAreaLayoutGuideTop: MASViewAttribute { safeArea(.top) }
  /// The bottom edge of the safe area.
  public var mas_safeAreaLayoutGuideBottom: MASViewAttribute { safeArea(.bottom) }
  /// The width of the safe area.
  public var mas_safeAreaLayoutGuideWidth: MASViewAttribute { safeArea(.width) }
  /// The height of the safe area.
  public var mas_safeAreaLayoutGuideHeight: MASViewAttribute { safeArea(.height) }
  /// The middle from left to right of the safe area.
  public var mas_safeAreaLayoutGuideCenterX: MASViewAttribute { safeArea(.centerX) }
  /// The middle from top to bottom of the safe area.
  public var mas_safeAreaLayoutGuideCenterY: MASViewAttribute { safeArea(.centerY) }

  private func safeArea(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: self, item: safeAreaLayoutGuide, layoutAttribute: attribute)
  }
}
