import AshlarLayout
import AshlarViews

/// An item of a wireframe with its place in the picture.
struct WireframeItem {
  /// The identifier, or what kind of thing it is.
  var name: String
  var frame: Rect
  var ink: Color
  var isGuide = false

  /// The name with the size, rounded to tenths.
  var fullText: String {
    "\(name) \(PlainNumber.text(frame.width, decimals: 1)) × \(PlainNumber.text(frame.height, decimals: 1))"
  }
}

extension WireframeItem {
  private static let longestName = 28

  init(_ view: View, at frame: Rect, ink: Color, isHidden: Bool) {
    let name = view.identifier ?? view.owner?.className(of: view) ?? classNameOfObject(view)
    self.init(name: Self.shortened(name) + (isHidden ? " (hidden)" : ""), frame: frame, ink: ink)
  }

  /// A guide, from its node.
  init(guide node: LayoutNode, at frame: Rect, ink: Color) {
    let name = (node.owner as? LayoutGuide)?.identifier ?? "guide"
    self.init(name: Self.shortened(name), frame: frame, ink: ink, isGuide: true)
  }

  private static func shortened(_ name: String) -> String {
    name.count > longestName ? name.prefix(longestName - 1) + "…" : name
  }
}
