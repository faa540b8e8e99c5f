import AshlarDiagnostics
import AshlarLayout
import AshlarViews

/// Draws a conflict along its axis: items as boxes in each other, constraints as arrows with their lengths, the impossible
/// one in red.
struct ConflictDrawing {
  private static let length = 520.0
  private static let margin = 24.0
  private static let titleHeight = 26.0
  private static let boxThickness = 34.0
  private static let boxStep = 17.0
  private static let lane = 22.0
  private static let font = Font(size: 11, weight: .medium)
  private static let paper = Color.white
  private static let ink = Color(red: 0.2, green: 0.24, blue: 0.31)
  private static let arrowInk = Color(red: 0.11, green: 0.39, blue: 0.75)
  private static let red = Color(red: 0.8, green: 0.1, blue: 0.12)

  private(set) var list: DisplayList
  private let sketch: ConflictSketch
  private let scale: Double
  private let origin: Double
  /// Where boxes end and arrows begin, across the axis.
  private let boxesEnd: Double
  private let isVertical: Bool
  /// How thick a box without boxes inside is: names stand in it, and they are long.
  private let innermost: Double
  /// Where names stand already.
  private var labels: [Rect] = []

  init(_ sketch: ConflictSketch, title: String) {
    self.sketch = sketch
    isVertical = sketch.axis == .vertical
    let points = sketch.bars.flatMap { [$0.start, $0.end] } + sketch.arrows.flatMap { [$0.start, $0.end] }
    let (low, high) = (points.min() ?? 0, points.max() ?? 1)
    scale = Self.length / max(high - low, 1)
    origin = low
    let depth = sketch.bars.map(\.depth).max() ?? 0
    innermost = sketch.axis == .vertical ? 150 : Self.boxThickness
    boxesEnd = Self.margin + Self.titleHeight + innermost + 2 * Self.boxStep * Double(depth) + 20
    let lanes = ConflictDrawing.lanes(of: sketch.arrows, scale: scale, isVertical: sketch.axis == .vertical)
    let laneWidth = isVertical ? ConflictDrawing.widest(sketch.arrows) + 24 : Self.lane
    let across = boxesEnd + Double((lanes.max() ?? 0) + 1) * laneWidth + Self.margin
    let along = Self.length + 2 * Self.margin
    let nameWidth = (sketch.bars.map { ConflictDrawing.width(of: $0.name) }.max() ?? 0) + 2 * Self.margin
    let size =
      isVertical
      ? Size(width: max(across, nameWidth + 60), height: along + Self.titleHeight)
      : Size(width: max(along, nameWidth), height: across)
    list = DisplayList(size: size, title: title)
    list.append(.fill(RoundedRect(Rect(origin: .zero, size: size)), Self.paper))
    text(title, at: Point(x: Self.margin, y: Self.margin), Self.ink, Font(size: 12, weight: .semibold))
    drawBars(deepest: depth)
    for (index, arrow) in sketch.arrows.enumerated() {
      draw(arrow, at: boxesEnd + (Double(lanes[index]) + 0.5) * laneWidth)
    }
  }

  // MARK: Places

  private func along(_ value: Double) -> Double {
    Self.margin + (isVertical ? Self.titleHeight : 0) + (value - origin) * scale
  }

  private func point(along: Double, across: Double) -> Point {
    isVertical ? Point(x: across, y: along) : Point(x: along, y: across)
  }

  private static func width(of text: String) -> Double { Double(text.unicodeScalars.count) * font.size * 0.52 }

  private static func widest(_ arrows: [ConflictSketch.Arrow]) -> Double {
    arrows.map { width(of: $0.label) }.max() ?? 0
  }

  /// The first lane in which an arrow and its label cross no other.
  private static func lanes(of arrows: [ConflictSketch.Arrow], scale: Double, isVertical: Bool) -> [Int] {
    var taken: [[(Double, Double)]] = []
    return arrows.map { arrow in
      let middle = (arrow.start + arrow.end) / 2 * scale
      let half = max((arrow.end - arrow.start) * scale / 2, isVertical ? 9 : width(of: arrow.label) / 2 + 4)
      let interval = (middle - half, middle + half)
      for lane in taken.indices where taken[lane].allSatisfy({ $0.1 < interval.0 || interval.1 < $0.0 }) {
        taken[lane].append(interval)
        return lane
      }
      taken.append([interval])
      return taken.count - 1
    }
  }

  // MARK: Drawing

  private mutating func drawBars(deepest: Int) {
    let start = (isVertical ? Self.margin : Self.margin + Self.titleHeight)
    let thickness = innermost + 2 * Self.boxStep * Double(deepest)
    for bar in sketch.bars {
      let inset = Self.boxStep * Double(bar.depth)
      let (near, far) = (along(bar.start), along(bar.end))
      let corner = point(along: near, across: start + inset)
      let extent =
        isVertical
        ? Size(width: thickness - 2 * inset, height: far - near)
        : Size(width: far - near, height: thickness - 2 * inset)
      let shape = RoundedRect(Rect(origin: corner, size: extent), radius: 2)
      list.append(.fill(shape, Self.ink.withAlpha(0.05)))
      list.append(.border(shape, Stroke(width: 1, color: Self.ink)))
      if extent.width < 1 || extent.height < 1 {
        let end = point(along: near, across: start + thickness - inset)
        list.append(.line(corner, end, Stroke(width: 1.5, color: Self.ink)))
      }
    }
    for bar in sketch.bars {
      let corner = point(along: along(bar.start), across: start + Self.boxStep * Double(bar.depth))
      label(bar.name, at: Point(x: corner.x + 4, y: corner.y + 12))
    }
  }

  /// Writes a name, lower if another one stands there.
  private mutating func label(_ name: String, at origin: Point) {
    var place = Rect(x: origin.x, y: origin.y - 10, width: Self.width(of: name), height: 12)
    place.origin.x = max(4, min(place.minX, list.size.width - place.width - 4))
    while let other = labels.first(where: { $0.overlaps(place) }) { place.origin.y = other.maxY }
    labels.append(place)
    text(name, at: Point(x: place.minX, y: place.minY + 10), Self.ink, Font(size: 10))
  }

  private mutating func draw(_ arrow: ConflictSketch.Arrow, at across: Double) {
    let color = arrow.isBroken ? Self.red : Self.arrowInk
    let stroke = Stroke(width: arrow.isBroken ? 2 : 1, color: color)
    let (start, end) = (along(arrow.start), along(arrow.end))
    let faint = Stroke(width: 0.5, color: color.withAlpha(0.5), pattern: .dashed)
    for place in [start, end] {
      list.append(.line(point(along: place, across: boxesEnd - 16), point(along: place, across: across + 4), faint))
    }
    list.append(.line(point(along: start, across: across), point(along: end, across: across), stroke))
    let head = min(5, (end - start) / 2)
    if head > 0.5 {
      for (place, sign) in [(start, 1.0), (end, -1.0)] {
        for side in [-3.0, 3] {
          list.append(
            .line(
              point(along: place, across: across),
              point(along: place + sign * head, across: across + side), stroke))
        }
      }
    }
    let middle = (start + end) / 2
    let width = Self.width(of: arrow.label)
    let place =
      isVertical ? Point(x: across + 6, y: middle + 4) : Point(x: max(4, middle - width / 2), y: across - 4)
    text(arrow.label, at: place, color, Self.font)
  }

  private mutating func text(_ string: String, at origin: Point, _ color: Color, _ font: Font) {
    let width = Double(string.unicodeScalars.count) * font.size * 0.52
    list.append(.text(TextRun(string, at: origin, width: width, font: font, color: color)))
  }
}

extension DisplayList {
  /// A drawing of a conflict.
  ///
  /// - Complexity: O(items and constraints, squared).
  public init(conflict sketch: ConflictSketch, title: String) {
    self = ConflictDrawing(sketch, title: title).list
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
