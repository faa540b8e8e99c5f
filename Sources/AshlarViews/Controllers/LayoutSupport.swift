import AshlarLayout

/// A guide of no width along the top or the bottom of a controller's view, as high as what covers it there.
final class LayoutSupport {
  let guide: LayoutGuide
  private let edge: LayoutAttribute
  private let constraints: [LayoutConstraint]

  /// Adds the guide to the view; its constraints are active at once.
  ///
  /// - Parameter edge: top or bottom.
  init(at edge: LayoutAttribute, of view: View) {
    self.edge = edge
    guide = LayoutGuide(identifier: edge == .top ? "topLayoutGuide" : "bottomLayoutGuide")
    view.addLayoutGuide(guide)
    let (inner, outer) = (guide.layoutNode, view.layoutNode)
    let callSite = CallSite(fileID: #fileID, line: #line)
    let ties = [edge, .left].map {
      LayoutConstraint(
        LayoutExpression(inner, $0), .equal, LayoutExpression(outer, $0), callSite: callSite, isSystem: true)
    }
    let lengths = [LayoutAttribute.width, .height].map {
      LayoutConstraint(LayoutExpression(inner, $0), .equal, callSite: callSite, isSystem: true)
    }
    constraints = ties + lengths
    // The class of Apple's, by which its logs name them.
    for constraint in constraints { constraint.identifier = "_UILayoutSupportConstraint" }
    LayoutConstraint.activate(constraints)
  }

  /// Puts the guide over what is covered at its edge of the bounds of the view.
  func place(_ insets: EdgeInsets, in view: View) {
    // Constraints act on the alignment rectangle of the view.
    let alignment = view.layoutNode.alignmentRectInsets
    constraints[0].constant = edge == .top ? -alignment.top : alignment.bottom
    constraints[1].constant = -alignment.left
    constraints[3].constant = edge == .top ? insets.top : insets.bottom
  }

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
    guard let view = viewIfLoaded else { return }
    topGuide?.place(view.safeAreaInsets, in: view)
    bottomGuide?.place(view.safeAreaInsets, in: view)
  }
}
