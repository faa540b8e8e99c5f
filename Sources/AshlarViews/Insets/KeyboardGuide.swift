import AshlarLayout

/// A guide over what the keyboard covers of its view.
final class KeyboardGuide {
  let guide = LayoutGuide(identifier: "UIKeyboardLayoutGuide")
  private let height: LayoutConstraint

  /// Adds the guide to the view; its constraints are active at once.
  init(of view: View) {
    view.addLayoutGuide(guide)
    let (inner, outer) = (guide.layoutNode, view.layoutNode)
    let callSite = CallSite(fileID: #fileID, line: #line)
    height = LayoutConstraint(LayoutExpression(inner, .height), .equal, callSite: callSite, isSystem: true)
    height.identifier = "UIKeyboardLayoutGuide-height"
    var constraints = [height]
    for attribute in [LayoutAttribute.left, .right, .bottom] {
      let edge = LayoutConstraint(
        LayoutExpression(inner, attribute), .equal, LayoutExpression(outer, attribute), callSite: callSite,
        isSystem: true)
      edge.identifier = "UIKeyboardLayoutGuide-" + attribute.name
      constraints.append(edge)
    }
    LayoutConstraint.activate(constraints)
  }

  /// Where there is no keyboard, or hardly any, the guide covers what is not safe at the bottom.
  func place(_ coverage: Coverage) {
    height.constant = max(coverage.keyboard, coverage.safeArea.bottom)
  }
}
