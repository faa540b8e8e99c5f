import AshlarDSL
import AshlarLayout
import AshlarRendering
import AshlarViews

extension ChainPictures {
  static func edges() -> DisplayList {
    var diagram = Diagram(width: 260, height: 170, title: "left, top, right and bottom: the distances of a view")
    let panel = diagram.panel()
    let view = diagram.tile("view", in: panel)
    view.snp.makeConstraints { make in
      make.horizontalEdges.equalToSuperview().inset(60)
      make.verticalEdges.equalToSuperview().inset(40)
    }
    diagram.draw()
    let (outer, inner) = (diagram.rect(panel), diagram.rect(view))
    diagram.distance(x: outer.minX...inner.minX, y: inner.midY, "left")
    diagram.distance(x: inner.maxX...outer.maxX, y: inner.midY, "right")
    diagram.distance(y: outer.minY...inner.minY, x: inner.midX, "top")
    diagram.distance(y: inner.maxY...outer.maxY, x: inner.midX, "bottom")
    return diagram.list
  }

  static func directionalEdges() -> DisplayList {
    var diagram = Diagram(
      width: 420, height: 120, title: "leading and trailing: left and right, or the other way round")
    let directions = [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft]
    let pairs = directions.enumerated().map { index, direction in
      let panel = diagram.panel(Rect(x: 10 + 205 * Double(index), y: 10, width: 195, height: 84))
      panel.semanticContentAttribute = direction
      let view = diagram.tile("view", in: panel)
      view.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(50)
        make.trailing.equalToSuperview().offset(-60)
        make.verticalEdges.equalToSuperview().inset(22)
      }
      return (panel, view)
    }
    diagram.draw()
    for (panel, view) in pairs {
      let (outer, inner) = (diagram.rect(panel), diagram.rect(view))
      let isReversed = panel.effectiveUserInterfaceLayoutDirection == .rightToLeft
      diagram.distance(x: outer.minX...inner.minX, y: inner.midY, isReversed ? "trailing" : "leading")
      diagram.distance(x: inner.maxX...outer.maxX, y: inner.midY, isReversed ? "leading" : "trailing")
      let words = isReversed ? "from right to left" : "from left to right"
      diagram.note(words, around: Point(x: outer.midX, y: outer.maxY + 13))
    }
    return diagram.list
  }

  static func size() -> DisplayList {
    var diagram = Diagram(width: 260, height: 150, title: "width and height; size is both")
    let panel = diagram.panel()
    let view = diagram.tile("view", in: panel)
    view.snp.makeConstraints { make in
      make.size.equalTo(Size(width: 130, height: 60))
      make.left.equalToSuperview().offset(30)
      make.centerY.equalToSuperview().offset(8)
    }
    diagram.draw()
    let rect = diagram.rect(view)
    diagram.distance(x: rect.minX...rect.maxX, y: rect.minY - 8, "width")
    diagram.distance(y: rect.minY...rect.maxY, x: rect.maxX + 8, "height")
    return diagram.list
  }

  static func center() -> DisplayList {
    var diagram = Diagram(width: 260, height: 150, title: "centerX and centerY; center is both")
    let panel = diagram.panel(Rect(x: 10, y: 10, width: 180, height: 116))
    let view = diagram.tile("", in: panel)
    view.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(Size(width: 90, height: 50))
    }
    diagram.draw()
    let (outer, inner) = (diagram.rect(panel), diagram.rect(view))
    diagram.guideline(y: inner.midY, x: outer.minX...outer.maxX, "centerY")
    diagram.guideline(x: inner.midX, y: outer.minY...outer.maxY, "centerX")
    return diagram.list
  }

  static func baselines() -> DisplayList {
    var diagram = Diagram(
      width: 400, height: 104, title: "firstBaseline and lastBaseline: the lines on which letters stand")
    let panel = diagram.panel(Rect(x: 10, y: 10, width: 290, height: 84))
    let large = diagram.label("Large", size: 30, in: panel)
    let several = diagram.label("several lines\nof text", Diagram.green, size: 15, in: panel)
    let small = diagram.label("small", Diagram.orange, size: 12, in: panel)
    several.numberOfLines = 0
    large.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.top.equalToSuperview().offset(14)
    }
    several.snp.makeConstraints { make in
      make.left.equalTo(large.snp.right).offset(16)
      make.firstBaseline.equalTo(large)
    }
    small.snp.makeConstraints { make in
      make.left.equalTo(several.snp.right).offset(16)
      make.lastBaseline.equalTo(several)
    }
    diagram.draw()
    let (outer, text) = (diagram.rect(panel), diagram.rect(several))
    let first = text.minY + several.firstBaselineOffsetFromTop
    let last = text.maxY - several.lastBaselineOffsetFromBottom
    diagram.guideline(y: first, x: (outer.minX + 8)...outer.maxX, "firstBaseline")
    diagram.guideline(y: last, x: (outer.minX + 8)...outer.maxX, "lastBaseline")
    return diagram.list
  }

  static func margins() -> DisplayList {
    var diagram = Diagram(width: 260, height: 150, title: "Margins: lines inside of the edges, at the layout margins")
    let panel = diagram.panel()
    panel.layoutMargins = EdgeInsets(top: 24, left: 40, bottom: 32, right: 40)
    let view = diagram.tile("view", in: panel)
    view.snp.makeConstraints { make in
      make.edges.equalTo(panel.snp.margins)
    }
    diagram.draw()
    let outer = diagram.rect(panel)
    let inner = outer.inset(by: panel.layoutMargins)
    diagram.outline(inner)
    diagram.distance(x: outer.minX...inner.minX, y: inner.midY, "40")
    diagram.distance(x: inner.maxX...outer.maxX, y: inner.midY, "40")
    diagram.distance(y: outer.minY...inner.minY, x: inner.midX, "24")
    diagram.distance(y: inner.maxY...outer.maxY, x: inner.midX, "32")
    return diagram.list
  }
}
