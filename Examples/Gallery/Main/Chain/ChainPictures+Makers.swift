import AshlarDSL
import AshlarLayout
import AshlarRendering
import AshlarViews

extension ChainPictures {
  static func array() -> DisplayList {
    var diagram = Diagram(width: 300, height: 130, title: "One block for an array: three views of one height and width")
    let panel = diagram.panel()
    let views = zip(["a", "b", "c"], [Diagram.blue, Diagram.green, Diagram.orange])
      .map { diagram.tile($0, $1, in: panel) }
    views.snp.makeConstraints { make in
      make.verticalEdges.equalToSuperview().inset(25)
      make.width.equalTo(60)
    }
    for (index, view) in views.enumerated() {
      view.snp.makeConstraints { make in make.left.equalToSuperview().offset(25 + 85 * Double(index)) }
    }
    diagram.draw()
    let (first, last) = (diagram.rect(views[0]), diagram.rect(views[2]))
    diagram.guideline(y: first.minY, x: (first.minX - 12)...(last.maxX + 12), "")
    diagram.guideline(y: first.maxY, x: (first.minX - 12)...(last.maxX + 12), "")
    return diagram.list
  }

  static func make() -> DisplayList {
    var diagram = Diagram(
      width: 260, height: 150, title: "makeConstraints: the closure describes, then all of it holds")
    let panel = diagram.panel()
    let view = diagram.tile("view", in: panel)
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(30)
      make.size.equalTo(Size(width: 100, height: 50))
    }
    diagram.draw()
    let (outer, inner) = (diagram.rect(panel), diagram.rect(view))
    diagram.distance(x: outer.minX...inner.minX, y: inner.midY, "30")
    diagram.distance(y: outer.minY...inner.minY, x: inner.midX, "30")
    return diagram.list
  }

  static func update() -> DisplayList {
    var diagram = Diagram(width: 260, height: 150, title: "updateConstraints: the same constraint with another number")
    let panel = diagram.panel()
    let view = diagram.tile("view", in: panel)
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(30)
      make.size.equalTo(Size(width: 100, height: 50))
    }
    diagram.draw()
    let before = diagram.rect(view)
    view.snp.updateConstraints { make in make.left.equalToSuperview().offset(110) }
    diagram.draw()
    let (outer, inner) = (diagram.rect(panel), diagram.rect(view))
    diagram.outline(before)
    diagram.distance(x: outer.minX...inner.minX, y: inner.maxY + 22, "30 → 110")
    return diagram.list
  }

  static func remake() -> DisplayList {
    var diagram = Diagram(width: 260, height: 150, title: "remakeConstraints: the old constraints go, new ones hold")
    let panel = diagram.panel()
    let view = diagram.tile("view", in: panel)
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(20)
      make.size.equalTo(Size(width: 90, height: 45))
    }
    diagram.draw()
    let before = diagram.rect(view)
    view.snp.remakeConstraints { make in
      make.right.bottom.equalToSuperview().inset(20)
      make.size.equalTo(Size(width: 90, height: 45))
    }
    diagram.draw()
    let (outer, inner) = (diagram.rect(panel), diagram.rect(view))
    diagram.outline(before)
    diagram.distance(x: inner.maxX...outer.maxX, y: inner.midY, "20")
    diagram.distance(y: inner.maxY...outer.maxY, x: inner.midX, "20")
    return diagram.list
  }
}
