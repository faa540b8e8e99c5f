import AshlarLayout
import AshlarRendering
import AshlarViews
import Testing

/// Whole documents, byte by byte. Each expectation is written from the rules that stand beside it, not from output.
@Suite struct SVGPainterTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let black = Color(red: 0, green: 0, blue: 0)

  /// The elements between `<svg …>` and `</svg>` for some commands on a canvas of 100 by 50.
  private func elements(_ commands: [DisplayCommand], idPrefix: String = "") -> String {
    var list = DisplayList(size: Size(width: 100, height: 50))
    for command in commands { list.append(command) }
    let document = SVGPainter.document(of: list, idPrefix: idPrefix)
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast(2).joined(separator: "\n")
  }

  /// Points are user units: size and view box have the same numbers.
  @Test func beginsAndEndsADocument() {
    let list = DisplayList(size: Size(width: 320, height: 41.6))
    #expect(
      SVGPainter.document(of: list) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="320" height="41.6" viewBox="0 0 320 41.6" \
        font-family="Helvetica Neue, Helvetica, Arial, Liberation Sans, DejaVu Sans, sans-serif" xml:space="preserve">
        </svg>

        """)
  }

  /// A picture with a title is one image to screen readers.
  @Test func saysItsTitle() {
    let list = DisplayList(size: Size(width: 1, height: 1), title: "a < b")
    let end = " xml:space=\"preserve\" role=\"img\">\n<title>a &lt; b</title>\n</svg>\n"
    #expect(SVGPainter.document(of: list).hasSuffix(end))
  }

  @Test func fillsShapes() {
    let rect = Rect(x: 10, y: 5.25, width: 30, height: 20)
    #expect(
      elements([
        .fill(RoundedRect(rect), Self.red),
        .fill(RoundedRect(rect, radius: 4), Color(red: 0, green: 0.5, blue: 1, alpha: 0.25)),
        // Half the shorter side is the largest radius.
        .fill(RoundedRect(rect, radius: 99), Self.black),
      ]) == """
        <rect x="10" y="5.25" width="30" height="20" fill="#ff0000"/>
        <rect x="10" y="5.25" width="30" height="20" rx="4" fill="#0080ff" fill-opacity="0.25"/>
        <rect x="10" y="5.25" width="30" height="20" rx="10" fill="#000000"/>
        """)
  }

  /// Rectangles of SVG have four corners alike, so others are paths: clockwise from behind the top left corner, an arc
  /// for each round corner.
  @Test func roundsSomeCorners() {
    let rect = Rect(x: 10, y: 5, width: 30, height: 20)
    #expect(
      elements([
        .fill(RoundedRect(rect, radius: 4, corners: [.topLeft, .topRight]), Self.red),
        .fill(RoundedRect(rect, radius: 4, corners: .bottomRight), Self.red),
        .fill(RoundedRect(rect, radius: 4, corners: []), Self.red),
        .border(RoundedRect(rect, radius: 4, corners: .bottomLeft), Stroke(width: 2, color: Self.black)),
      ]) == """
        <path d="M14 5H36A4 4 0 0 1 40 9V25H10V9A4 4 0 0 1 14 5Z" fill="#ff0000"/>
        <path d="M10 5H40V21A4 4 0 0 1 36 25H10V5Z" fill="#ff0000"/>
        <rect x="10" y="5" width="30" height="20" fill="#ff0000"/>
        <path d="M11 6H39V24H14A3 3 0 0 1 11 21V6Z" fill="none" stroke="#000000" stroke-width="2"/>
        """)
  }

  @Test func transformsGroups() {
    #expect(
      elements([.beginGroup(DisplayGroup(opacity: 0.5, transform: Transform(2, 0, 0.25, 1, -40, 3))), .endGroup])
        == """
        <g transform="matrix(2 0 0.25 1 -40 3)" opacity="0.5">
        </g>
        """)
  }

  /// A blur reaches three deviations far: 6 points around the shape, which is moved by 1 and 2.
  @Test func blursShadows() {
    let shape = RoundedRect(Rect(x: 10, y: 5, width: 30, height: 20), radius: 4)
    let (half, offset) = (Self.black.withAlpha(0.5), Point(x: 1, y: 2))
    #expect(
      elements([
        .shadow(shape, Shadow(color: half, offset: offset, radius: 2)),
        .shadow(shape, Shadow(color: half, offset: offset, radius: 0)),
        .shadow(shape, Shadow(color: half.withAlpha(0), offset: offset, radius: 2)),
      ]) == """
        <filter id="blur0" filterUnits="userSpaceOnUse" x="5" y="1" width="42" height="32">\
        <feGaussianBlur stdDeviation="2"/></filter>
        <rect x="11" y="7" width="30" height="20" rx="4" fill="#000000" fill-opacity="0.5" filter="url(#blur0)"/>
        <rect x="11" y="7" width="30" height="20" rx="4" fill="#000000" fill-opacity="0.5"/>
        """)
  }

  /// What cannot be seen is not written.
  @Test func leavesOutTheInvisible() {
    let rect = RoundedRect(Rect(x: 0, y: 0, width: 10, height: 10))
    let clear = Color(red: 1, green: 1, blue: 1, alpha: 0)
    #expect(
      elements([
        .fill(rect, clear), .fill(RoundedRect(Rect(x: 0, y: 0, width: 0, height: 10)), Self.red),
        .border(rect, Stroke(width: 0, color: Self.red)), .border(rect, Stroke(width: 1, color: clear)),
        .line(.zero, Point(x: 1, y: 1), Stroke(width: 0, color: Self.red)),
        .text(TextRun("", at: .zero, width: 0, font: Font(), color: Self.black)),
        .text(TextRun("x", at: .zero, width: 0, font: Font(size: 0), color: Self.black)),
        .text(TextRun("x", at: .zero, width: 8.5, font: Font(), color: clear)),
        .image(ImagePlaceholder(Rect(x: 0, y: 0, width: 5, height: 0))),
      ]) == "")
  }

  /// A border of width w lies inside of the edge: its middle is w / 2 further in, and so is the middle of its corners.
  @Test func drawsBordersInside() {
    let rect = Rect(x: 10, y: 10, width: 40, height: 20)
    #expect(
      elements([
        .border(RoundedRect(rect), Stroke(width: 1, color: Self.red)),
        .border(RoundedRect(rect, radius: 6), Stroke(width: 3, color: Self.red, pattern: .dashed)),
        // As wide as half the height: nothing of the inside is left.
        .border(RoundedRect(rect, radius: 2), Stroke(width: 20, color: Self.black)),
      ]) == """
        <rect x="10.5" y="10.5" width="39" height="19" fill="none" stroke="#ff0000"/>
        <rect x="11.5" y="11.5" width="37" height="17" rx="4.5" fill="none" stroke="#ff0000" stroke-width="3" stroke-dasharray="4 3"/>
        <rect x="10" y="10" width="40" height="20" rx="2" fill="#000000"/>
        """)
  }

  @Test func drawsLines() {
    #expect(
      elements([
        .line(Point(x: 0, y: 8), Point(x: 100, y: 8), Stroke(width: 0.5, color: Self.black, pattern: .dashed))
      ]) == """
        <line x1="0" y1="8" x2="100" y2="8" stroke="#000000" stroke-width="0.5" stroke-dasharray="4 3"/>
        """)
  }

  /// The measured width goes into `textLength`; only what differs from plain text is said of the font.
  @Test func stretchesTextToItsMeasuredWidth() {
    let plain = TextRun("Hello", at: Point(x: 8, y: 24.15), width: 42.5, font: Font(), color: Self.black)
    let rich = TextRun(
      "Tom & Söhne", at: Point(x: 0, y: 10), width: 66,
      font: Font(size: 12, weight: .semibold, isItalic: true, family: "Inter"),
      color: Color(red: 0, green: 0, blue: 0, alpha: 0.6))
    #expect(
      elements([.text(plain), .text(rich)]) == """
        <text x="8" y="24.15" font-size="17" textLength="42.5" lengthAdjust="spacingAndGlyphs" fill="#000000">Hello</text>
        <text x="0" y="10" font-size="12" font-family="'Inter', Helvetica Neue, Helvetica, Arial, Liberation Sans, \
        DejaVu Sans, sans-serif" font-weight="600" font-style="italic" textLength="66" lengthAdjust="spacingAndGlyphs" \
        fill="#000000" fill-opacity="0.6">Tom &amp; Söhne</text>
        """)
  }

  /// The pictogram lives in the middle square, 20 wide here: a unit is 2, its corner (20, 10).
  @Test func drawsAPlaceholder() {
    #expect(
      elements([.image(ImagePlaceholder(Rect(x: 10, y: 10, width: 40, height: 20), name: "a\"b"))]) == """
        <g role="img" aria-label="a&quot;b">
        <rect x="10" y="10" width="40" height="20" fill="#d9dee6"/>
        <circle cx="26.8" cy="16.8" r="2" fill="#9ea8b8"/>
        <polygon points="24,25 28,20 30,22.4 32.6,18.4 36,25" fill="#9ea8b8"/>
        </g>
        """)
  }

  /// Clips are numbered in the order of their groups; the prefix keeps pictures on one page apart.
  @Test func groups() {
    let clip = RoundedRect(Rect(x: 0, y: 0, width: 10, height: 10), radius: 5)
    #expect(
      elements(
        [
          .beginGroup(DisplayGroup(opacity: 0.5)), .beginGroup(DisplayGroup(clip: clip)), .endGroup, .endGroup,
          .beginGroup(DisplayGroup(opacity: 0.25, clip: clip)), .endGroup,
        ], idPrefix: "a\"b<c-1_") == """
          <g opacity="0.5">
          <clipPath id="abc-1_clip0"><rect x="0" y="0" width="10" height="10" rx="5"/></clipPath>
          <g clip-path="url(#abc-1_clip0)">
          </g>
          </g>
          <clipPath id="abc-1_clip1"><rect x="0" y="0" width="10" height="10" rx="5"/></clipPath>
          <g opacity="0.25" clip-path="url(#abc-1_clip1)">
          </g>
          """)
  }

  /// A list with unbalanced groups still makes a well-formed document.
  @Test func balancesGroups() {
    #expect(
      elements([.endGroup, .beginGroup(DisplayGroup(opacity: 0.5)), .beginGroup(DisplayGroup(opacity: 2))]) == """
        <g opacity="0.5">
        <g>
        </g>
        </g>
        """)
  }
}
