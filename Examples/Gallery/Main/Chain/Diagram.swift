import AshlarDSL
import AshlarLayout
import AshlarRendering
import AshlarViews

/// A small drawing that explains words: views laid out by the chain, with distances and lines marked on top.
struct Diagram {
  static let blue = Color(red: 0.35, green: 0.56, blue: 0.87)
  static let green = Color(red: 0.36, green: 0.73, blue: 0.51)
  static let orange = Color(red: 0.95, green: 0.65, blue: 0.33)
  private static let ink = Color(red: 0.11, green: 0.14, blue: 0.19)
  private static let mark = Color(red: 0.8, green: 0.13, blue: 0.36)
  private static let font = Font(size: 11, weight: .medium)
  /// How high a label is above and below the middle of its letters.
  private static let halfLine = 7.0

  /// The sheet on which everything lies.
  let sheet = View()
  private(set) var list: DisplayList
  private var tiles: [View] = []

  init(width: Double, height: Double, title: String) {
    sheet.frame = Rect(x: 0, y: 0, width: width, height: height)
    list = DisplayList(size: Size(width: width, height: height), title: title)
  }

  /// A superview: by default all of the sheet but a rim.
  func panel(_ frame: Rect? = nil) -> View {
    let panel = View()
    panel.backgroundColor = Color(red: 0.95, green: 0.96, blue: 0.98)
    panel.borderColor = Color(red: 0.65, green: 0.7, blue: 0.78)
    panel.borderWidth = 1
    sheet.addSubview(panel)
    let place = frame ?? sheet.bounds.inset(by: EdgeInsets(all: 10))
    panel.snp.makeConstraints { make in
      make.left.equalTo(place.minX)
      make.top.equalTo(place.minY)
      make.size.equalTo(place.size)
    }
    return panel
  }

  /// A view with a name, or without when it is empty.
  mutating func tile(_ name: String, _ color: Color = Diagram.blue, in panel: View) -> View {
    let tile = View()
    tile.identifier = name
    tile.backgroundColor = color
    tile.cornerRadius = 3
    panel.addSubview(tile)
    tiles.append(tile)
    return tile
  }

  /// Text on a tinted ground.
  func label(_ text: String, _ color: Color = Diagram.blue, size: Double = 17, in panel: View) -> Label {
    let label = Label()
    label.text = text
    label.font = Font(size: size)
    label.backgroundColor = color.withAlpha(0.3)
    panel.addSubview(label)
    return label
  }

  /// Lays everything out and draws it; what is marked afterwards lies on top.
  mutating func draw() {
    sheet.layoutIfNeeded()
    list = DisplayList(of: sheet, title: list.title)
    for tile in tiles {
      let rect = rect(tile)
      write(tile.identifier ?? "", around: Point(x: rect.midX, y: rect.midY), color: .white)
    }
  }

  /// Where a view lies on the sheet.
  func rect(_ view: View) -> Rect { view.convert(view.bounds, to: sheet) }

  // MARK: Marks

  /// A distance from left to right, with its name above.
  mutating func distance(x: ClosedRange<Double>, y: Double, _ name: String) {
    line(Point(x: x.lowerBound, y: y), Point(x: x.upperBound, y: y))
    for end in [x.lowerBound, x.upperBound] { line(Point(x: end, y: y - 3), Point(x: end, y: y + 3)) }
    write(name, around: Point(x: (x.lowerBound + x.upperBound) / 2, y: y - Self.halfLine - 2), color: Self.mark)
  }

  /// A distance from top to bottom, with its name to the right.
  mutating func distance(y: ClosedRange<Double>, x: Double, _ name: String) {
    line(Point(x: x, y: y.lowerBound), Point(x: x, y: y.upperBound))
    for end in [y.lowerBound, y.upperBound] { line(Point(x: x - 3, y: end), Point(x: x + 3, y: end)) }
    let place = Point(x: x + 5 + Self.width(of: name) / 2, y: (y.lowerBound + y.upperBound) / 2)
    write(name, around: place, color: Self.mark)
  }

  /// A dashed line across, with its name at its right end.
  mutating func guideline(y: Double, x: ClosedRange<Double>, _ name: String) {
    line(Point(x: x.lowerBound, y: y), Point(x: x.upperBound, y: y), dashed: true)
    write(name, around: Point(x: x.upperBound + 4 + Self.width(of: name) / 2, y: y), color: Self.mark)
  }

  /// A dashed line down, with its name below its lower end.
  mutating func guideline(x: Double, y: ClosedRange<Double>, _ name: String) {
    line(Point(x: x, y: y.lowerBound), Point(x: x, y: y.upperBound), dashed: true)
    write(name, around: Point(x: x, y: y.upperBound + Self.halfLine), color: Self.mark)
  }

  /// A dashed rectangle.
  mutating func outline(_ rect: Rect) {
    list.append(.border(RoundedRect(rect), Stroke(width: 1, color: Self.mark, pattern: .dashed)))
  }

  /// Words in the colour of text, around a place.
  mutating func note(_ text: String, around place: Point) { write(text, around: place, color: Self.ink) }

  /// Words in the colour of text that begin at a place.
  mutating func note(_ text: String, from place: Point) {
    write(text, around: Point(x: place.x + Self.width(of: text) / 2, y: place.y), color: Self.ink)
  }

  private mutating func line(_ start: Point, _ end: Point, dashed: Bool = false) {
    list.append(.line(start, end, Stroke(width: 1, color: Self.mark, pattern: dashed ? .dashed : .solid)))
  }

  private mutating func write(_ text: String, around place: Point, color: Color) {
    let width = Self.width(of: text)
    let origin = Point(x: place.x - width / 2, y: place.y + 4)
    list.append(.text(TextRun(text, at: origin, width: width, font: Self.font, color: color)))
  }

  private static func width(of text: String) -> Double {
    FixedMetricsMeasurer().measure(Text(text, font: font), within: .unbounded).size.width
  }
}
