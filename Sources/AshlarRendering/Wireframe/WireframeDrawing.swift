import AshlarLayout
import AshlarViews

/// Draws the frames of a tree instead of its looks: outlines in a colour for each depth, names and sizes, dashed guides
/// and margins.
struct WireframeDrawing {
  /// An item with its place in the picture.
  private struct Item {
    var name: String
    var frame: Rect
    var ink: Color
    var isGuide = false
  }

  private static let font = Font(size: 9, weight: .medium)
  private static let labelHeight = 11.0
  /// Dark enough to be read on white as text; next to each other they differ in hue and in brightness.
  private static let inks = [
    Color(red: 0.25, green: 0.29, blue: 0.36), Color(red: 0.11, green: 0.39, blue: 0.75),
    Color(red: 0.05, green: 0.45, blue: 0.33), Color(red: 0.69, green: 0.29, blue: 0.06),
    Color(red: 0.49, green: 0.22, blue: 0.65), Color(red: 0.66, green: 0.13, blue: 0.32),
  ]
  private static let guideInk = Color(red: 0.75, green: 0.1, blue: 0.55)

  private(set) var list: DisplayList
  private var items: [Item] = []
  private let measurer: any TextMeasuring

  init(of view: View, title: String?) {
    let canvas = view.frame.size
    list = DisplayList(size: canvas, title: title)
    measurer = view.textMeasurer
    list.append(.fill(RoundedRect(Rect(origin: .zero, size: canvas)), Color.white))
    drawOutlines(of: view)
    drawLabels(on: canvas)
  }

  // MARK: Outlines

  private mutating func drawOutlines(of root: View) {
    var work = [(view: root, origin: Point.zero, depth: 0, isHidden: false)]
    while let next = work.popLast() {
      let view = next.view
      let isHidden = next.isHidden || view.isHidden
      let frame = Rect(origin: next.origin, size: view.frame.size)
      let ink = Self.inks[next.depth % Self.inks.count]
      draw(view, at: frame, ink, isHidden: isHidden)
      items.append(Item(name: view.wireframeName + (isHidden ? " (hidden)" : ""), frame: frame, ink: ink))
      addGuides(of: view, at: next.origin)
      let inside = view.bounds.origin
      for subview in view.subviews.reversed() {
        let place = subview.frame.origin
        let origin = Point(x: next.origin.x + place.x - inside.x, y: next.origin.y + place.y - inside.y)
        work.append((subview, origin, next.depth + 1, isHidden))
      }
    }
    for guide in items where guide.isGuide {
      list.append(.border(RoundedRect(guide.frame), Stroke(width: 1, color: guide.ink, pattern: .dashed)))
    }
  }

  private mutating func draw(_ view: View, at frame: Rect, _ ink: Color, isHidden: Bool) {
    let shape = RoundedRect(frame)
    if !isHidden { list.append(.fill(shape, ink.withAlpha( 0.05))) }
    list.append(.border(shape, Stroke(width: 1, color: ink, pattern: isHidden ? .dashed : .solid)))
    let margins = frame.inset(by: view.layoutMargins)
    if !view.subviews.isEmpty, view.layoutMargins != .zero, margins.width > 0, margins.height > 0 {
      list.append(.border(RoundedRect(margins), Stroke(width: 0.5, color: ink.withAlpha( 0.6), pattern: .dashed)))
    }
  }

  private mutating func addGuides(of view: View, at origin: Point) {
    for node in view.layoutNode.children where node.kind == .guide {
      let name = (node.owner as? LayoutGuide)?.identifier ?? "guide"
      let frame = Rect(
        origin: Point(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY), size: node.frame.size)
      items.append(Item(name: name, frame: frame, ink: Self.guideInk, isGuide: true))
    }
  }

  // MARK: Labels

  /// Small items first: they have the fewest places for their labels.
  private mutating func drawLabels(on canvas: Size) {
    var placer = LabelPlacer(canvas: canvas)
    let order = items.indices.sorted { left, right in
      let (first, second) = (items[left].frame, items[right].frame)
      let (firstArea, secondArea) = (first.width * first.height, second.width * second.height)
      return firstArea == secondArea ? left < right : firstArea < secondArea
    }
    var labels: [(index: Int, text: String, place: Rect)] = []
    for index in order {
      let item = items[index]
      let size = "\(PlainNumber.text(item.frame.width, decimals: 1)) × \(PlainNumber.text(item.frame.height, decimals: 1))"
      // With the size if there is room, else the name alone.
      for text in ["\(item.name)  \(size)", item.name] {
        if let place = placer.place(candidates(for: text, around: item.frame)) {
          labels.append((index, text, place))
          break
        }
      }
    }
    for label in labels.sorted(by: { $0.index < $1.index }) {
      list.append(.fill(RoundedRect(label.place, radius: 2), Color.white.withAlpha( 0.85)))
      let baseline = Point(x: label.place.minX + 2, y: label.place.minY + 8.5)
      list.append(
        .text(
          TextRun(
            label.text, at: baseline, width: label.place.width - 4, font: Self.font, color: items[label.index].ink)))
    }
  }

  /// Inside of the corners if the item is large enough, else beside it.
  private func candidates(for text: String, around frame: Rect) -> [Rect] {
    let width = measurer.measure(Text(text, font: Self.font), within: .unbounded).size.width + 4
    let size = Size(width: width, height: Self.labelHeight)
    let inner = frame.inset(by: EdgeInsets(all: 2))
    var places: [Point] = []
    if inner.width >= size.width, inner.height >= size.height {
      places = [
        inner.origin, Point(x: inner.minX, y: inner.maxY - size.height),
        Point(x: inner.maxX - size.width, y: inner.minY),
        Point(x: inner.maxX - size.width, y: inner.maxY - size.height),
        Point(x: inner.midX - size.width / 2, y: inner.midY - size.height / 2),
      ]
    }
    places += [
      Point(x: frame.minX, y: frame.minY - size.height - 1), Point(x: frame.minX, y: frame.maxY + 1),
      Point(x: frame.maxX + 2, y: frame.midY - size.height / 2),
      Point(x: frame.minX - size.width - 2, y: frame.midY - size.height / 2),
      Point(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
    ]
    return places.map { Rect(origin: $0, size: size) }
  }
}

extension View {
  /// The identifier, shortened if it is very long, or the name of the class.
  fileprivate var wireframeName: String {
    let name = identifier ?? String(describing: type(of: self))
    return name.count > 28 ? name.prefix(27) + "…" : name
  }
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
