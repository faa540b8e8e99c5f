import AshlarLayout
import AshlarRendering
import AshlarViews

/// The picture of `Documentation/AutoresizingMasks.md`: what becomes of a view whose superview grows, mask by mask.
enum AutoresizingPicture {
  private static let masks: [(AutoresizingMask, String)] = [
    ([], "nothing, or the right margin"), ([.flexibleWidth], "width"), ([.flexibleLeftMargin], "left margin"),
    ([.flexibleLeftMargin, .flexibleRightMargin], "both margins"),
    ([.flexibleWidth, .flexibleRightMargin], "width and right margin"),
    ([.flexibleLeftMargin, .flexibleWidth], "left margin and width"),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], "everything"),
  ]

  static func draw() -> DisplayList {
    let rowHeight = 34.0
    var diagram = Diagram(
      width: 560, height: 30 + rowHeight * Double(masks.count), title: "Masks, before and after the superview grows")
    var growing: [View] = []
    for (row, mask) in masks.enumerated() {
      let y = 25 + rowHeight * Double(row)
      for (column, x) in [230.0, 350].enumerated() {
        let outer = diagram.panel()
        outer.snp.removeConstraints()
        outer.frame = Rect(x: x, y: y, width: 100, height: 24)
        let inner = View(frame: Rect(x: 10, y: 4, width: 30, height: 16))
        inner.backgroundColor = Diagram.blue
        inner.autoresizingMask = mask.0
        outer.addSubview(inner)
        // Set in the superview that it starts from.
        inner.frame = Rect(x: 10, y: 4, width: 30, height: 16)
        if column == 1 { growing.append(outer) }
      }
    }
    diagram.sheet.layoutIfNeeded()
    for outer in growing { outer.frame.size.width = 200 }
    diagram.draw()
    diagram.note("What is flexible", from: Point(x: 10, y: 12))
    diagram.note("In 100 points", from: Point(x: 230, y: 12))
    diagram.note("In 200 points", from: Point(x: 350, y: 12))
    for (row, mask) in masks.enumerated() {
      let y = 37 + rowHeight * Double(row)
      diagram.note(mask.1, from: Point(x: 10, y: y))
      diagram.note(String(mask.0.logText.prefix(5)), from: Point(x: 175, y: y))
    }
    return diagram.list
  }
}
