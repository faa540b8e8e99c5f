import AshlarLayout

/// A guide of no width along the top or the bottom of a controller's view, as high as what covers it there.
final class LayoutSupport {
  let guide: LayoutGuide
  private let height: LayoutConstraint

  /// Adds the guide to the view; its constraints are active at once.
  ///
  /// - Parameter edge: top or bottom.
  init(at edge: LayoutAttribute, of view: View) {
    guide = LayoutGuide(identifier: edge == .top ? "topLayoutGuide" : "bottomLayoutGuide")
    view.addLayoutGuide(guide)
    let (inner, outer) = (guide.layoutNode, view.layoutNode)
    let callSite = CallSite(fileID: #fileID, line: #line)
    height = LayoutConstraint(LayoutExpression(inner, .height), .equal, callSite: callSite, isSystem: true)
    let width = LayoutConstraint(LayoutExpression(inner, .width), .equal, callSite: callSite, isSystem: true)
    let ties = [edge, .left].map {
      LayoutConstraint(
        LayoutExpression(inner, $0), .equal, LayoutExpression(outer, $0), callSite: callSite, isSystem: true)
    }
    LayoutConstraint.activate(ties + [width, height])
  }

  func place(_ length: Double) { height.constant = length }

  func remove(from view: View) { view.removeLayoutGuide(guide) }
}

extension ViewController {
  /// A guide along the top of the view; its bottom is where the content begins that nothing covers.
  ///
  /// UIKit's `length` is the height of its ``LayoutGuide/layoutFrame``. New code uses ``View/safeAreaLayoutGuide``.
  public var topLayoutGuide: LayoutGuide {
    if let topGuide { return topGuide.guide }
    let made = LayoutSupport(at: .top, of: view)
    topGuide = made
    placeLayoutGuides()
    return made.guide
  }

  /// A guide along the bottom of the view; its top is where the content ends that nothing covers.
  ///
  /// UIKit's `length` is the height of its ``LayoutGuide/layoutFrame``. New code uses ``View/safeAreaLayoutGuide``.
  public var bottomLayoutGuide: LayoutGuide {
    if let bottomGuide { return bottomGuide.guide }
    let made = LayoutSupport(at: .bottom, of: view)
    bottomGuide = made
    placeLayoutGuides()
    return made.guide
  }

  /// Gives the guides that there are the present lengths.
  func placeLayoutGuides() {
    guard let insets = viewIfLoaded?.safeAreaInsets else { return }
    topGuide?.place(insets.top)
    bottomGuide?.place(insets.bottom)
  }
}
