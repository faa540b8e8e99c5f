import AshlarLayout
import AshlarViews

/// The attributes of one SVG element, in the order in which they are added.
struct SVGAttributes {
  private(set) var text = ""

  /// Adds a number.
  mutating func add(_ name: String, _ value: Double) { add(name, escaped: PlainNumber.text(value)) }

  /// Adds a map as its six numbers.
  mutating func add(_ name: String, _ map: Transform) {
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { PlainNumber.text($0) }
    add(name, escaped: "matrix(" + numbers.joined(separator: " ") + ")")
  }

  /// Adds a text that needs no escaping, or has had it.
  mutating func add(_ name: String, escaped value: String) { text += " \(name)=\"\(value)\"" }

  /// Adds place, size and corners of a `rect`.
  mutating func add(rect shape: RoundedRect) {
    add("x", shape.rect.minX)
    add("y", shape.rect.minY)
    add("width", shape.rect.width)
    add("height", shape.rect.height)
    if shape.radius > 0, shape.corners == .all { add("rx", shape.radius) }
  }

  /// Adds what describes a shape to an element that ``element(for:)`` names.
  mutating func add(_ shape: RoundedRect) {
    if SVGAttributes.isRect(shape) { add(rect: shape) } else { add("d", escaped: SVGAttributes.path(of: shape)) }
  }

  /// The element that draws a shape: rectangles of SVG have four corners alike.
  static func element(for shape: RoundedRect) -> String { isRect(shape) ? "rect" : "path" }

  private static func isRect(_ shape: RoundedRect) -> Bool {
    shape.radius == 0 || shape.corners == .all || shape.corners.isEmpty
  }

  /// Clockwise from the end of the top left corner.
  private static func path(of shape: RoundedRect) -> String {
    let (rect, radius) = (shape.rect, shape.radius)
    let cut = { (corner: Corners) in shape.corners.contains(corner) ? radius : 0 }
    var text = "M" + pair(rect.minX + cut(.topLeft), rect.minY)
    let turn = { (corner: Corners, x: Double, y: Double) in
      guard shape.corners.contains(corner) else { return "" }
      return "A" + pair(radius, radius) + " 0 0 1 " + pair(x, y)
    }
    text += "H" + PlainNumber.text(rect.maxX - cut(.topRight)) + turn(.topRight, rect.maxX, rect.minY + radius)
    text += "V" + PlainNumber.text(rect.maxY - cut(.bottomRight)) + turn(.bottomRight, rect.maxX - radius, rect.maxY)
    text += "H" + PlainNumber.text(rect.minX + cut(.bottomLeft)) + turn(.bottomLeft, rect.minX, rect.maxY - radius)
    text += "V" + PlainNumber.text(rect.minY + cut(.topLeft)) + turn(.topLeft, rect.minX + radius, rect.minY)
    return text + "Z"
  }

  private static func pair(_ x: Double, _ y: Double) -> String { PlainNumber.text(x) + " " + PlainNumber.text(y) }

  /// Adds a colour under `fill` or `stroke`; one that is not solid takes a second attribute.
  mutating func add(_ name: String, _ color: Color) {
    add(name, escaped: color.withAlpha(1).hex)
    if color.alpha < 1 { add(name + "-opacity", color.alpha) }
  }

  /// Adds what makes a line of a path.
  mutating func add(_ stroke: Stroke) {
    add("stroke", stroke.color)
    if stroke.width != 1 { add("stroke-width", stroke.width) }
    if stroke.pattern == .dashed { add("stroke-dasharray", escaped: "4 3") }
  }
}
