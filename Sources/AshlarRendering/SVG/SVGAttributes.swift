import AshlarLayout
import AshlarViews

/// The attributes of one SVG element, in the order in which they are added.
struct SVGAttributes {
  private(set) var text = ""

  /// Adds a number.
  mutating func add(_ name: String, _ value: Double) { add(name, escaped: PlainNumber.text(value)) }

  /// Adds a text that needs no escaping, or has had it.
  mutating func add(_ name: String, escaped value: String) { text += " \(name)=\"\(value)\"" }

  /// Adds place, size and corners.
  mutating func add(_ shape: RoundedRect) {
    add("x", shape.rect.minX)
    add("y", shape.rect.minY)
    add("width", shape.rect.width)
    add("height", shape.rect.height)
    if shape.radius > 0 { add("rx", shape.radius) }
  }

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
