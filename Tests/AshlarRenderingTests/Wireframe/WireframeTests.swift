import AshlarLayout
import AshlarRendering
import AshlarViews
import Testing

@Suite struct WireframeTests {
  private static let rootInk = Color(red: 0.25, green: 0.29, blue: 0.36)
  private static let firstInk = Color(red: 0.11, green: 0.39, blue: 0.75)
  private static let guideInk = Color(red: 0.75, green: 0.1, blue: 0.55)

  private let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))

  init() { root.identifier = "screen" }

  private func texts() -> [TextRun] {
    DisplayList(wireframeOf: root).commands.compactMap { command in
      if case .text(let run) = command { run } else { nil }
    }
  }

  private func add(_ name: String?, at frame: Rect) -> View {
    let view = View()
    view.identifier = name
    root.addSubview(view)
    view.frame = frame
    return view
  }

  /// Letters of 10 points: 5 a character and 2 of paper on both sides; the baseline is 9.5 below the top of the paper.
  private func label(_ text: String, at place: Point, _ ink: Color) -> [DisplayCommand] {
    let width = 5 * Double(text.count)
    let paper = RoundedRect(Rect(origin: place, size: Size(width: width + 4, height: 12)), radius: 2)
    let font = Font(size: 10, weight: .medium)
    let origin = Point(x: place.x + 2, y: place.y + 9.5)
    return [
      .fill(paper, Color.white.withAlpha(0.85)), .text(TextRun(text, at: origin, width: width, font: font, color: ink)),
    ]
  }

  /// Outlines from back to front, then guides, then labels, inside of the top left corners where there is room.
  @Test func drawsFramesGuidesMarginsAndNames() {
    let view = add("a", at: Rect(x: 20, y: 20, width: 100, height: 50))
    let guide = LayoutGuide(identifier: "g")
    root.addLayoutGuide(guide)
    let whole = RoundedRect(Rect(x: 0, y: 0, width: 200, height: 100))
    let frame = RoundedRect(view.frame)
    let expected: [DisplayCommand] =
      [
        .fill(whole, .white), .fill(whole, Self.rootInk.withAlpha(0.05)),
        .border(whole, Stroke(width: 1, color: Self.rootInk)),
        // Margins of 8, drawn because the root has something in it.
        .border(
          RoundedRect(Rect(x: 8, y: 8, width: 184, height: 84)),
          Stroke(width: 0.5, color: Self.rootInk.withAlpha(0.6), pattern: .dashed)),
        .fill(frame, Self.firstInk.withAlpha(0.05)), .border(frame, Stroke(width: 1, color: Self.firstInk)),
        .border(RoundedRect(.zero), Stroke(width: 1, color: Self.guideInk, pattern: .dashed)),
      ] + label("screen 200 × 100", at: Point(x: 2, y: 86), Self.rootInk)
      // The guide, without extent at the corner, has its name below it: above would be outside.
      + label("g 0 × 0", at: Point(x: 0, y: 1), Self.guideInk)
      + label("a 100 × 50", at: Point(x: 22, y: 22), Self.firstInk)
    #expect(DisplayList(wireframeOf: root).commands == expected)
  }

  @Test func dashesHiddenViews() {
    let hidden = add("a", at: Rect(x: 20, y: 20, width: 150, height: 50))
    hidden.isHidden = true
    let border = DisplayCommand.border(
      RoundedRect(hidden.frame), Stroke(width: 1, color: Self.firstInk, pattern: .dashed))
    #expect(DisplayList(wireframeOf: root).commands.contains(border))
    #expect(texts().map(\.string).contains("a (hidden) 150 × 50"))
  }

  @Test func namesByIdentifierOrClass() {
    _ = add(nil, at: Rect(x: 20, y: 20, width: 150, height: 70.25))
    #expect(texts().map(\.string).contains("View 150 × 70.3"))
  }

  @Test func shortensLongNames() {
    _ = add(String(repeating: "x", count: 100_000), at: Rect(x: 0, y: 20, width: 200, height: 50))
    #expect(texts().map(\.string).contains(String(repeating: "x", count: 27) + "… 200 × 50"))
  }

  /// A view that is too small for its name has it beside; labels cover neither each other nor other outlines.
  @Test func keepsLabelsApart() {
    for index in 0..<4 {
      _ = add("v\(index)", at: Rect(x: 20 + 45 * Double(index), y: 40, width: 20, height: 20))
    }
    let list = DisplayList(wireframeOf: root)
    let papers = list.commands.compactMap { command -> Rect? in
      if case .fill(let shape, Color.white.withAlpha(0.85)) = command { shape.rect } else { nil }
    }
    #expect(papers.count == 5)
    for (index, paper) in papers.enumerated() {
      for other in papers.dropFirst(index + 1) {
        let isApart =
          paper.maxX <= other.minX || other.maxX <= paper.minX || paper.maxY <= other.minY || other.maxY <= paper.minY
        #expect(isApart, "\(paper) and \(other)")
      }
      for view in root.subviews {
        let frame = view.frame
        let isApart =
          paper.maxX <= frame.minX || frame.maxX <= paper.minX || paper.maxY <= frame.minY || frame.maxY <= paper.minY
        #expect(isApart, "\(paper) and \(frame)")
      }
    }
  }

  /// Smaller letters, where the large ones would lie over other outlines.
  @Test func takesSmallerLettersWhereThereIsLittleRoom() {
    for index in 0..<6 {
      _ = add("view\(index)", at: Rect(x: 4, y: 4 + 15 * Double(index), width: 192, height: 10))
    }
    #expect(Set(texts().map(\.font.size)) == [7])
  }

  @Test func drawsManyViews() {
    for index in 0..<5_000 {
      _ = add("v\(index)", at: Rect(x: Double(index % 200), y: Double(index / 200) * 4, width: 1, height: 4))
    }
    #expect(DisplayList(wireframeOf: root).commands.count > 10_000)
  }
}
