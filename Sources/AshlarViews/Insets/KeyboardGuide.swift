import AshlarLayout

/// A guide over what the keyboard covers of its view.
final class KeyboardGuide {
  let guide = LayoutGuide(identifier: "UIKeyboardLayoutGuide")
  private let height: LayoutConstraint
  /// At the left, the right and the bottom.
  private let edges: [LayoutConstraint]

  /// Adds the guide to the view; its constraints are active at once.
  init(of view: View) {
    view.addLayoutGuide(guide)
    let (inner, outer) = (guide.layoutNode, view.layoutNode)
    let callSite = CallSite(fileID: #fileID, line: #line)
    height = LayoutConstraint(LayoutExpression(inner, .height), .equal, callSite: callSite, isSystem: true)
    height.identifier = "UIKeyboardLayoutGuide-height"
    edges = [LayoutAttribute.left, .right, .bottom].map { attribute in
      let edge = LayoutConstraint(
        LayoutExpression(inner, attribute), .equal, LayoutExpression(outer, attribute), callSite: callSite,
        isSystem: true)
      edge.identifier = "UIKeyboardLayoutGuide-" + attribute.name
      return edge
    }
    LayoutConstraint.activate([height] + edges)
  }

  /// Puts the guide over what the keyboard covers of the bounds of the view. Where there is no keyboard, or hardly any, it
  /// covers what is not safe at the bottom.
  func place(_ coverage: Coverage, in view: View) {
    height.constant = max(coverage.keyboard, coverage.safeArea.bottom)
    // Constraints act on the alignment rectangle of the view.
    let alignment = view.layoutNode.alignmentRectInsets
    edges[0].constant = -alignment.left
    edges[1].constant = alignment.right
    edges[2].constant = alignment.bottom
  }
}
