import AshlarDSL
import AshlarLayout
import AshlarRendering
import AshlarViews

/// The pictures of `Documentation/StackView.md`.
enum StackPictures {
  /// Each with the name of its file.
  static func all() -> [(name: String, list: DisplayList)] {
    [
      ("stack-distributions", distributions()), ("stack-alignments", alignments()), ("stack-hidden", hidden()),
      ("stack-baselines", baselines()),
    ]
  }

  private static let colors = [Diagram.blue, Diagram.green, Diagram.orange]

  static func label(_ text: String, _ color: Color, size: Double = 13) -> Label {
    let label = Label()
    label.text = text
    label.textAlignment = .center
    label.font = Font(size: size)
    label.backgroundColor = color.withAlpha(0.45)
    return label
  }

  /// A stack on a sheet, with an outline, at a place and of a size that are given.
  private static func stack(_ views: [View], in sheet: View, _ frame: Rect) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.backgroundColor = Color(red: 0.95, green: 0.96, blue: 0.98)
    stack.borderColor = Color(red: 0.65, green: 0.7, blue: 0.78)
    stack.borderWidth = 1
    stack.spacing = 8
    sheet.addSubview(stack)
    stack.snp.makeConstraints { make in
      make.left.equalTo(frame.minX)
      make.top.equalTo(frame.minY)
      make.size.equalTo(frame.size)
    }
    return stack
  }

  private static func distributions() -> DisplayList {
    let kinds = StackView.Distribution.allCases
    var diagram = Diagram(
      width: 460, height: 20 + 44 * Double(kinds.count), title: "The five distributions of a row of three labels")
    for (index, kind) in kinds.enumerated() {
      let views = zip(["one", "the second", "3"], colors).map { label($0, $1) }
      let row = stack(views, in: diagram.sheet, Rect(x: 140, y: 14 + 44 * Double(index), width: 300, height: 32))
      row.distribution = kind
    }
    diagram.draw()
    for (index, kind) in kinds.enumerated() {
      diagram.note(kind.rawValue, from: Point(x: 14, y: 30 + 44 * Double(index)))
    }
    return diagram.list
  }

  private static func alignments() -> DisplayList {
    let kinds = StackView.Alignment.allCases
    var diagram = Diagram(width: 470, height: 210, title: "The six alignments of a row of three labels")
    func place(_ index: Int) -> Rect {
      Rect(x: 14 + 152 * Double(index % 3), y: 26 + 98 * Double(index / 3), width: 138, height: 64)
    }
    for (index, kind) in kinds.enumerated() {
      let views = zip(["Ag", "Ag", "Ag"], zip(colors, [15.0, 30, 20])).map { label($0, $1.0, size: $1.1) }
      let row = stack(views, in: diagram.sheet, place(index))
      row.alignment = kind
      row.distribution = .equalSpacing
    }
    diagram.draw()
    for (index, kind) in kinds.enumerated() {
      diagram.note(kind.rawValue, from: Point(x: place(index).minX, y: place(index).minY - 12))
    }
    return diagram.list
  }

  private static func hidden() -> DisplayList {
    var diagram = Diagram(width: 330, height: 124, title: "A hidden view takes no room, and its gap goes with it")
    for index in 0..<2 {
      let views = zip(["first", "second", "third"], colors).map { label($0, $1) }
      let row = stack(views, in: diagram.sheet, Rect(x: 14, y: 14 + 52 * Double(index), width: 300, height: 40))
      row.distribution = .fillEqually
      row.spacing = 20
      views[1].isHidden = index == 1
    }
    diagram.draw()
    return diagram.list
  }

  private static func baselines() -> DisplayList {
    var diagram = Diagram(width: 320, height: 156, title: "A column whose gaps run from baseline to baseline")
    let views = zip(["Headline", "and a line below"], colors).map { label($0, $1, size: 24) }
    let column = stack(views, in: diagram.sheet, Rect(x: 14, y: 14, width: 220, height: 128))
    column.axis = .vertical
    column.spacing = 60
    column.isBaselineRelativeArrangement = true
    diagram.draw()
    let lines = [
      diagram.rect(views[0]).maxY - views[0].lastBaselineOffsetFromBottom,
      diagram.rect(views[1]).minY + views[1].firstBaselineOffsetFromTop,
    ]
    diagram.distance(y: lines[0]...lines[1], x: 244, "60")
    return diagram.list
  }
}
