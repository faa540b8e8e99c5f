import AshlarLayout

/// A guide that four required constraints tie to the edges of its view.
final class InsetGuide {
  /// The names of guide and constraints, which are Apple's.
  struct Names {
    var guide: String
    /// Of the constraints at the left, the top, the right and the bottom.
    var constraints: [String]
  }

  let guide: LayoutGuide
  private let constraints: [LayoutConstraint]

  /// Adds the guide to the view; its constraints are active at once.
  init(of view: View, _ names: Names) {
    guide = LayoutGuide(identifier: names.guide)
    view.addLayoutGuide(guide)
    let (inner, outer) = (guide.layoutNode, view.layoutNode)
    let attributes: [LayoutAttribute] = [.left, .top, .right, .bottom]
    constraints = attributes.enumerated().map { index, attribute in
      let isNear = index < 2
      let constraint = LayoutConstraint(
        LayoutExpression(isNear ? inner : outer, attribute), .equal,
        LayoutExpression(isNear ? outer : inner, attribute), callSite: CallSite(fileID: #fileID, line: #line),
        isSystem: true)
      constraint.identifier = names.constraints[index]
      return constraint
    }
    LayoutConstraint.activate(constraints)
  }

  /// Puts the guide that far inside the bounds of the view.
  func place(_ insets: EdgeInsets, in view: View) {
    // Constraints act on the alignment rectangle of the view.
    let alignment = view.layoutNode.alignmentRectInsets
    constraints[0].constant = insets.left - alignment.left
    constraints[1].constant = insets.top - alignment.top
    constraints[2].constant = insets.right - alignment.right
    constraints[3].constant = insets.bottom - alignment.bottom
  }
}

extension InsetGuide.Names {
  static let margins = InsetGuide.Names(
    guide: "UIViewLayoutMarginsGuide",
    constraints: ["left", "top", "right", "bottom"].map { "UIView-\($0)Margin-guide-constraint" })
  static let readable = InsetGuide.Names(
    guide: "UIViewReadableContentGuide",
    constraints: ["left", "top", "right", "bottom"].map { "UIViewReadableContentGuide-\($0)" })
  static let safeArea = InsetGuide.Names(
    guide: "UIViewSafeAreaLayoutGuide",
    constraints: ["left", "top", "right", "bottom"].map { "UIViewSafeAreaLayoutGuide-\($0)" })
}
