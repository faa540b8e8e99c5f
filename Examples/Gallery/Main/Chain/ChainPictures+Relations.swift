import AshlarDSL
import AshlarLayout
import AshlarRendering
import AshlarViews

extension ChainPictures {
  static func relations() -> DisplayList {
    var diagram = Diagram(
      width: 380, height: 142, title: "equalTo, lessThanOrEqualTo and greaterThanOrEqualTo, each with a width of 120")
    let panel = diagram.panel(Rect(x: 10, y: 10, width: 220, height: 106))
    let texts = ["OK", "Cancel", "A rather long title"]
    let rows = zip(texts, [Diagram.blue, Diagram.green, Diagram.orange]).map { diagram.label($0, $1, in: panel) }
    for (index, row) in rows.enumerated() {
      row.snp.makeConstraints { make in
        make.left.equalToSuperview().offset(12)
        make.top.equalToSuperview().offset(12 + 30 * Double(index))
      }
    }
    rows[0].snp.makeConstraints { make in make.width.equalTo(120) }
    rows[1].snp.makeConstraints { make in make.width.lessThanOrEqualTo(120) }
    rows[2].snp.makeConstraints { make in make.width.greaterThanOrEqualTo(120) }
    diagram.draw()
    let (outer, first) = (diagram.rect(panel), diagram.rect(rows[0]))
    diagram.guideline(x: first.minX + 120, y: outer.minY...outer.maxY, "120")
    let words = ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"]
    for (row, word) in zip(rows, words) {
      diagram.note(word, from: Point(x: outer.maxX + 12, y: diagram.rect(row).midY))
    }
    return diagram.list
  }

  static func targets() -> DisplayList {
    var diagram = Diagram(
      width: 300, height: 150, title: "A view stands for the same attribute; snp names another one")
    let panel = diagram.panel()
    let first = diagram.tile("a", in: panel)
    let second = diagram.tile("b", Diagram.green, in: panel)
    first.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(20)
      make.centerY.equalToSuperview()
      make.size.equalTo(Size(width: 80, height: 70))
    }
    second.snp.makeConstraints { make in
      make.top.equalTo(first)
      make.left.equalTo(first.snp.right).offset(70)
      make.size.equalTo(Size(width: 80, height: 40))
    }
    diagram.draw()
    let (left, right) = (diagram.rect(first), diagram.rect(second))
    diagram.guideline(y: left.minY, x: left.minX...right.maxX, "")
    diagram.distance(x: left.maxX...right.minX, y: left.minY + 26, "offset(70)")
    diagram.note("same top", around: Point(x: (left.maxX + right.minX) / 2, y: left.minY - 9))
    return diagram.list
  }

  static func offset() -> DisplayList {
    var diagram = Diagram(width: 260, height: 170, title: "offset is added: all edges move the same way")
    let panel = diagram.panel(Rect(x: 20, y: 20, width: 180, height: 100))
    let view = diagram.tile("view", in: panel)
    view.snp.makeConstraints { make in make.edges.equalToSuperview().offset(36) }
    diagram.draw()
    let (outer, inner) = (diagram.rect(panel), diagram.rect(view))
    diagram.outline(outer)
    diagram.distance(x: outer.minX...inner.minX, y: inner.midY, "36")
    diagram.distance(y: outer.minY...inner.minY, x: inner.midX, "36")
    diagram.note("superview", around: Point(x: outer.minX + 32, y: outer.minY + 12))
    return diagram.list
  }

  static func inset() -> DisplayList {
    var diagram = Diagram(width: 260, height: 150, title: "inset points inward: every edge moves into the superview")
    let panel = diagram.panel()
    let view = diagram.tile("view", in: panel)
    view.snp.makeConstraints { make in make.edges.equalToSuperview().inset(36) }
    diagram.draw()
    let (outer, inner) = (diagram.rect(panel), diagram.rect(view))
    diagram.distance(x: outer.minX...inner.minX, y: inner.midY, "36")
    diagram.distance(x: inner.maxX...outer.maxX, y: inner.midY, "36")
    diagram.distance(y: outer.minY...inner.minY, x: inner.midX, "36")
    diagram.distance(y: inner.maxY...outer.maxY, x: inner.midX, "36")
    return diagram.list
  }

  static func multiplier() -> DisplayList {
    var diagram = Diagram(
      width: 260, height: 150, title: "multipliedBy(0.5) and dividedBy(4), of the superview's width")
    let panel = diagram.panel(Rect(x: 10, y: 30, width: 240, height: 110))
    let half = diagram.tile("multipliedBy(0.5)", in: panel)
    let quarter = diagram.tile("", Diagram.green, in: panel)
    half.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview().offset(20)
      make.height.equalTo(30)
      make.width.equalToSuperview().multipliedBy(0.5)
    }
    quarter.snp.makeConstraints { make in
      make.left.height.equalTo(half)
      make.top.equalTo(half.snp.bottom).offset(10)
      make.width.equalToSuperview().dividedBy(4)
    }
    diagram.draw()
    let (outer, small) = (diagram.rect(panel), diagram.rect(quarter))
    diagram.distance(x: outer.minX...outer.maxX, y: outer.minY - 6, "superview’s width")
    diagram.note("dividedBy(4)", around: Point(x: small.maxX + 42, y: small.midY))
    return diagram.list
  }

  static func priority() -> DisplayList {
    var diagram = Diagram(
      width: 300, height: 150, title: "Both wish to be 150 wide and share 190: the higher priority gets its wish")
    let panel = diagram.panel(Rect(x: 30, y: 20, width: 240, height: 110))
    let strong = diagram.tile("priority(.high)", in: panel)
    let weak = diagram.tile("", Diagram.green, in: panel)
    strong.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview().inset(20)
      make.width.equalTo(150).priority(.high)
    }
    weak.snp.makeConstraints { make in
      make.left.equalTo(strong.snp.right).offset(10)
      make.top.bottom.right.equalToSuperview().inset(20)
      make.width.equalTo(150).priority(.low)
    }
    diagram.draw()
    let (first, second) = (diagram.rect(strong), diagram.rect(weak))
    diagram.distance(x: first.minX...first.maxX, y: first.minY - 4, "150")
    diagram.distance(x: second.minX...second.maxX, y: second.minY - 4, "40")
    diagram.note("priority(.low)", around: Point(x: second.minX + 5, y: second.maxY + 9))
    return diagram.list
  }
}
