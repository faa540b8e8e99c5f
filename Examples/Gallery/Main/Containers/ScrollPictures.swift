import AshlarDSL
import AshlarLayout
import AshlarRendering
import AshlarViews

/// The pictures of `Documentation/ScrollView.md`.
enum ScrollPictures {
  /// Each with the name of its file.
  static func all() -> [(name: String, list: DisplayList)] {
    [("scroll-content", content()), ("scroll-offset", offset())]
  }

  /// A scroll view with rows that are higher than it, and a badge that keeps its place.
  private static func scrollView(in sheet: View, at place: Rect) -> ScrollView {
    let scrollView = ScrollView()
    scrollView.borderColor = Color(red: 0.11, green: 0.14, blue: 0.19)
    scrollView.borderWidth = 2
    sheet.addSubview(scrollView)
    scrollView.snp.makeConstraints { make in
      make.left.equalTo(place.minX)
      make.top.equalTo(place.minY)
      make.size.equalTo(place.size)
    }
    let column = StackView()
    column.axis = .vertical
    column.spacing = 4
    scrollView.addSubview(column)
    column.snp.makeConstraints { make in
      make.edges.equalTo(scrollView.contentLayoutGuide)
      make.width.equalTo(scrollView.frameLayoutGuide)
    }
    for (index, color) in [Diagram.blue, Diagram.green, Diagram.orange, Diagram.blue, Diagram.green].enumerated() {
      let row = StackPictures.label("row \(index + 1)", color)
      column.addArrangedSubview(row)
      row.snp.makeConstraints { make in make.height.equalTo(36) }
    }
    let badge = StackPictures.label("stays", Color(red: 0.58, green: 0.47, blue: 0.8), size: 11)
    scrollView.addSubview(badge)
    badge.snp.makeConstraints { make in
      make.right.bottom.equalTo(scrollView.frameLayoutGuide).inset(6)
    }
    return scrollView
  }

  /// What is seen, and the rest of the content around it.
  private static func content() -> DisplayList {
    var diagram = Diagram(width: 250, height: 230, title: "The frame of a scroll view, and its content")
    let scrollView = scrollView(in: diagram.sheet, at: Rect(x: 20, y: 14, width: 120, height: 120))
    scrollView.clipsToBounds = false
    diagram.draw()
    let frame = diagram.rect(scrollView)
    let area = scrollView.contentLayoutGuide.layoutFrame
    let content = Rect(origin: frame.origin, size: area.size)
    diagram.outline(content)
    diagram.distance(y: frame.minY...frame.maxY, x: 150, "frame")
    diagram.distance(y: content.minY...content.maxY, x: 196, "content")
    return diagram.list
  }

  /// The same scroll view at three offsets.
  private static func offset() -> DisplayList {
    var diagram = Diagram(width: 440, height: 164, title: "A scroll view at three content offsets")
    let offsets = [0.0, 40, 76]
    let scrollViews = offsets.enumerated().map { index, offset in
      let made = scrollView(
        in: diagram.sheet, at: Rect(x: 20 + 140 * Double(index), y: 34, width: 120, height: 120))
      made.contentOffset.y = offset
      return made
    }
    diagram.draw()
    for (scrollView, offset) in zip(scrollViews, offsets) {
      diagram.note("contentOffset.y \(Int(offset))", from: Point(x: diagram.rect(scrollView).minX, y: 20))
    }
    return diagram.list
  }
}
