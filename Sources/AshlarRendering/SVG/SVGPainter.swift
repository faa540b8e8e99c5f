import AshlarLayout
import AshlarViews

/// Draws a display list as an SVG document: plain text, the same bytes for the same list on every machine.
///
/// Points become user units. Text is not embedded: the viewer brings the letters, and `textLength` stretches each line to
/// the width that it was measured with, so that what is seen fits what was laid out.
public struct SVGPainter: Painter {
  /// The document, complete after the picture has ended.
  public private(set) var document = ""
  /// Stands in front of every `id` in the document, so that several documents can share a page.
  private let idPrefix: String
  private var clipCount = 0
  private var blurCount = 0

  /// The letters of text without a family of its own; their widths are near to those of the fixed metrics.
  private static let families = "Helvetica Neue, Helvetica, Arial, Liberation Sans, DejaVu Sans, sans-serif"
  private static let placeholderFill = Color(red: 0.85, green: 0.87, blue: 0.9)
  private static let placeholderInk = Color(red: 0.62, green: 0.66, blue: 0.72)

  /// A painter for one picture.
  ///
  /// - Parameter idPrefix: Letters, digits, `-` and `_`; other characters are left out.
  public init(idPrefix: String = "") {
    self.idPrefix = String(idPrefix.unicodeScalars.filter { $0.isIdentifierPart }.map(Character.init))
  }

  /// The SVG document of a display list.
  ///
  /// - Complexity: O(commands and text).
  public static func document(of list: DisplayList, idPrefix: String = "") -> String {
    var painter = SVGPainter(idPrefix: idPrefix)
    list.paint(with: &painter)
    return painter.document
  }

  // MARK: Painter

  /// Begins the document.
  public mutating func begin(size: Size, title: String?) {
    var attributes = SVGAttributes()
    attributes.add("xmlns", escaped: "http://www.w3.org/2000/svg")
    attributes.add("width", size.width)
    attributes.add("height", size.height)
    attributes.add("viewBox", escaped: "0 0 \(PlainNumber.text(size.width)) \(PlainNumber.text(size.height))")
    attributes.add("font-family", escaped: Self.families)
    attributes.add("xml:space", escaped: "preserve")
    if title != nil { attributes.add("role", escaped: "img") }
    document = "<svg\(attributes.text)>\n"
    if let title { document += "<title>\(SVGEscape.text(title))</title>\n" }
  }

  /// Fills a shape; nothing is written for what cannot be seen.
  public mutating func fill(_ shape: RoundedRect, _ color: Color) {
    guard !shape.isEmpty, color.alpha > 0 else { return }
    var attributes = SVGAttributes()
    attributes.add(shape)
    attributes.add("fill", color)
    element(SVGAttributes.element(for: shape), attributes)
  }

  /// Draws a shadow: the shape moved and blurred. The blur reaches three deviations far, and the filter as well.
  public mutating func shadow(_ shape: RoundedRect, _ shadow: Shadow) {
    var shape = shape
    shape.rect.origin.x += shadow.offset.x
    shape.rect.origin.y += shadow.offset.y
    guard !shape.isEmpty, shadow.color.alpha > 0 else { return }
    guard shadow.radius > 0 else { return fill(shape, shadow.color) }
    let id = "\(idPrefix)blur\(blurCount)"
    blurCount += 1
    var filter = SVGAttributes()
    filter.add("id", escaped: id)
    filter.add("filterUnits", escaped: "userSpaceOnUse")
    filter.add(rect: RoundedRect(shape.rect.outset(by: EdgeInsets(all: 3 * shadow.radius))))
    let blur = "<feGaussianBlur stdDeviation=\"\(PlainNumber.text(shadow.radius))\"/>"
    element("filter", filter, content: blur)
    var attributes = SVGAttributes()
    attributes.add(shape)
    attributes.add("fill", shadow.color)
    attributes.add("filter", escaped: "url(#\(id))")
    element(SVGAttributes.element(for: shape), attributes)
  }

  /// Draws a border: SVG centres lines on the edge, so the line runs half its width further in.
  public mutating func border(_ shape: RoundedRect, _ stroke: Stroke) {
    guard stroke.width > 0, stroke.color.alpha > 0 else { return }
    let middle = shape.inset(by: stroke.width / 2)
    guard !middle.isEmpty else { return fill(shape, stroke.color) }
    var attributes = SVGAttributes()
    attributes.add(middle)
    attributes.add("fill", escaped: "none")
    attributes.add(stroke)
    element(SVGAttributes.element(for: middle), attributes)
  }

  /// Draws a line.
  public mutating func line(from start: Point, to end: Point, _ stroke: Stroke) {
    guard stroke.width > 0, stroke.color.alpha > 0 else { return }
    var attributes = SVGAttributes()
    attributes.add("x1", start.x)
    attributes.add("y1", start.y)
    attributes.add("x2", end.x)
    attributes.add("y2", end.y)
    attributes.add(stroke)
    element("line", attributes)
  }

  /// Draws a line of text.
  public mutating func text(_ run: TextRun) {
    guard !run.string.isEmpty, run.width > 0, run.font.size > 0, run.color.alpha > 0 else { return }
    var attributes = SVGAttributes()
    attributes.add("x", run.origin.x)
    attributes.add("y", run.origin.y)
    attributes.add("font-size", run.font.size)
    if let family = run.font.family {
      attributes.add("font-family", escaped: "\(SVGEscape.family(family)), \(Self.families)")
    }
    if run.font.weight != .regular { attributes.add("font-weight", escaped: run.font.weight.svgText) }
    if run.font.isItalic { attributes.add("font-style", escaped: "italic") }
    attributes.add("textLength", run.width)
    attributes.add("lengthAdjust", escaped: "spacingAndGlyphs")
    attributes.add("fill", run.color)
    element("text", attributes, content: SVGEscape.text(run.string))
  }

  /// Draws a field with a sun over two hills, square and in the middle, whatever the rectangle's shape.
  public mutating func image(_ image: ImagePlaceholder) {
    let rect = image.rect
    guard rect.width > 0, rect.height > 0 else { return }
    var group = SVGAttributes()
    if let name = image.name {
      group.add("role", escaped: "img")
      group.add("aria-label", escaped: SVGEscape.text(name))
    }
    document += "<g\(group.text)>\n"
    fill(RoundedRect(rect), Self.placeholderFill)
    let unit = min(rect.width, rect.height) / 10
    let corner = Point(x: rect.midX - 5 * unit, y: rect.midY - 5 * unit)
    var sun = SVGAttributes()
    sun.add("cx", corner.x + 3.4 * unit)
    sun.add("cy", corner.y + 3.4 * unit)
    sun.add("r", unit)
    sun.add("fill", Self.placeholderInk)
    element("circle", sun)
    let outline: [(Double, Double)] = [(2, 7.5), (4, 5), (5, 6.2), (6.3, 4.2), (8, 7.5)]
    let points = outline.map {
      "\(PlainNumber.text(corner.x + $0 * unit)),\(PlainNumber.text(corner.y + $1 * unit))"
    }
    var hills = SVGAttributes()
    hills.add("points", escaped: points.joined(separator: " "))
    hills.add("fill", Self.placeholderInk)
    element("polygon", hills)
    endGroup()
  }

  /// Begins a group.
  public mutating func beginGroup(_ group: DisplayGroup) {
    var attributes = SVGAttributes()
    if group.transform != .identity { attributes.add("transform", group.transform) }
    if group.opacity < 1 { attributes.add("opacity", group.opacity) }
    if let clip = group.clip {
      let id = "\(idPrefix)clip\(clipCount)"
      clipCount += 1
      var shape = SVGAttributes()
      shape.add(clip)
      document += "<clipPath id=\"\(id)\"><\(SVGAttributes.element(for: clip))\(shape.text)/></clipPath>\n"
      attributes.add("clip-path", escaped: "url(#\(id))")
    }
    document += "<g\(attributes.text)>\n"
  }

  /// Ends a group.
  public mutating func endGroup() { document += "</g>\n" }

  /// Ends the document.
  public mutating func end() { document += "</svg>\n" }

  private mutating func element(_ name: String, _ attributes: SVGAttributes, content: String? = nil) {
    document += "<\(name)\(attributes.text)"
    document += content.map { ">\($0)</\(name)>\n" } ?? "/>\n"
  }
}

extension Font.Weight {
  /// The number that CSS has for the weight.
  fileprivate var svgText: String {
    switch self {
    case .ultraLight: "100"
    case .thin: "200"
    case .light: "300"
    case .regular: "400"
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    case .heavy: "800"
    case .black: "900"
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character can be part of an `id` without escaping anywhere.
  fileprivate var isIdentifierPart: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
