import Foundation

/// What `topLayoutGuide` and `bottomLayoutGuide` are: a guide of the view that knows its length.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  /// Lays nothing out: it is what covers the view at present.
  var length: CGFloat {
    guard let view = owningView else { return 0 }
    return ashlarGuide.identifier == "topLayoutGuide" ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }
}
