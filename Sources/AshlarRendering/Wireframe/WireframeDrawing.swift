import AshlarLayout
import AshlarViews

/// Draws the frames of a tree instead of its looks: outlines in a colour for each depth, names and sizes, dashed guides
/// and margins.
struct WireframeDrawing {
  /// Dark enough to be read on white as text; next to each other they differ in hue and in brightness.
  private static let inks = [
    Color(red: 0.25, green: 0.29, blue: 0.36), Color(red: 0.11, green: 0.39, blue: 0.75),
    Color(red: 0.05, green: 0.45, blue: 0.33), Color(red: 0.69, green: 0.29, blue: 0.06),
    Color(red: 0.49, green: 0.22, blue: 0.65), Color(red: 0.66, green: 0.13, blue: 0.32),
  ]
  private static let guideInk = Color(red: 0.75, green: 0.1, blue: 0.55)

  private(set) var list: DisplayList
  private var items: [WireframeItem] = []

  init(of view: View, title: String?) {
    let canvas = view.frame.size
    list = DisplayList(size: canvas, title: title)
    list.append(.fill(RoundedRect(Rect(origin: .zero, size: canvas)), .white))
    drawOutlines(of: view)
    for guide in items where guide.isGuide {
      list.append(.border(RoundedRect(guide.frame), Stroke(width: 1, color: guide.ink, pattern: .dashed)))
    }
    let labels = WireframeLabels(of: items, on: canvas, measurer: view.textMeasurer)
    for label in labels.placed {
      for command in labels.commands(for: label, ink: items[label.index].ink) { list.append(command) }
    }
  }

  /// Visits views from a work list, back to front, so that depth costs no stack.
  private mutating func drawOutlines(of root: View) {
    var work = [(view: root, origin: Point.zero, depth: 0, isHidden: false)]
    while let next = work.popLast() {
      let view = next.view
      let isHidden = next.isHidden || view.isHidden
      let frame = Rect(origin: next.origin, size: view.frame.size)
      let ink = Self.inks[next.depth % Self.inks.count]
      draw(view, at: frame, ink, isHidden: isHidden)
      items.append(WireframeItem(view, at: frame, ink: ink, isHidden: isHidden))
      let inside = view.bounds.origin
      for node in view.layoutNode.children where node.isDrawnGuide {
        let origin = Point(
          x: next.origin.x + node.frame.minX - inside.x, y: next.origin.y + node.frame.minY - inside.y)
        let frame = Rect(origin: origin, size: node.frame.size)
        items.append(WireframeItem(guide: node, at: frame, ink: Self.guideInk))
      }
      for subview in view.subviews.reversed() {
        let place = subview.frame.origin
        let origin = Point(x: next.origin.x + place.x - inside.x, y: next.origin.y + place.y - inside.y)
        work.append((subview, origin, next.depth + 1, isHidden))
      }
    }
  }

  private mutating func draw(_ view: View, at frame: Rect, _ ink: Color, isHidden: Bool) {
    let shape = RoundedRect(frame)
    if !isHidden { list.append(.fill(shape, ink.withAlpha(0.05))) }
    list.append(.border(shape, Stroke(width: 1, color: ink, pattern: isHidden ? .dashed : .solid)))
    let margins = frame.inset(by: view.layoutMargins)
    if !view.subviews.isEmpty, view.layoutMargins != .zero, margins.width > 0, margins.height > 0 {
      list.append(.border(RoundedRect(margins), Stroke(width: 0.5, color: ink.withAlpha(0.6), pattern: .dashed)))
    }
  }
}

extension LayoutNode {
  /// Whether it is a guide, and not one that the toolkit made for itself.
  fileprivate var isDrawnGuide: Bool { kind == .guide && (owner as? LayoutGuide)?.isSystem != true }
}

extension DisplayList {
  /// The frames of a view and everything in it: outlines, names and sizes, guides and layout margins dashed.
  ///
  /// Hidden views are dashed, too. Sizes are rounded to tenths. A label for which there is no room is left out.
  ///
  /// - Complexity: O(views), besides finding room for labels.
  public init(wireframeOf view: View, title: String? = nil) {
    self = WireframeDrawing(of: view, title: title).list
  }
}
