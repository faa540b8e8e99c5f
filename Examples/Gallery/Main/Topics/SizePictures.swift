import AshlarDSL
import AshlarLayout
import AshlarRendering
import AshlarViews

/// The pictures of `Documentation/Sizes.md`.
enum SizePictures {
  /// Each with the name of its file.
  static func all() -> [(name: String, list: DisplayList)] {
    [
      ("sizes-fitting", fitting()), ("sizes-passes", passes()), ("sizes-baselines", baselines()),
      ("sizes-aspect", aspect()),
    ]
  }

  private static let words = "A card keeps ten points around its words."

  /// Fills a view with a text and the space around it.
  private static func fill(_ card: View, lines: Int = 0) {
    let label = Label()
    label.text = words
    label.font = Font(size: 13)
    label.numberOfLines = lines
    label.backgroundColor = Diagram.blue.withAlpha(0.3)
    card.addSubview(label)
    label.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(10)
    }
  }

  private static func fitting() -> DisplayList {
    var diagram = Diagram(width: 620, height: 116, title: "One card, measured for three targets")
    let targets: [(width: Double, priority: LayoutPriority, words: String)] = [
      (0, .fittingSizeLevel, "compressed"), (160, .required, "width 160, required"),
      (100, .required, "width 100, required"),
    ]
    var notes: [(View, String)] = []
    var x = 10.0
    for target in targets {
      let probe = View()
      fill(probe)
      let size = probe.systemLayoutSizeFitting(
        Size(width: target.width, height: 0), withHorizontalFittingPriority: target.priority,
        verticalFittingPriority: .fittingSizeLevel)
      let card = diagram.panel(Rect(origin: Point(x: x, y: 10), size: size))
      fill(card)
      notes.append((card, target.words))
      x += size.width + 20
    }
    diagram.draw()
    for (card, words) in notes {
      let rect = diagram.rect(card)
      diagram.note(words, around: Point(x: rect.midX, y: rect.maxY + 13))
    }
    return diagram.list
  }

  private static func passes() -> DisplayList {
    var diagram = Diagram(width: 400, height: 88, title: "A pass for the width, and one for the height at that width")
    let panels = [1, 0].enumerated().map { index, lines in
      let size = Size(width: 180, height: lines == 1 ? 35.6 : 51.2)
      let panel = diagram.panel(Rect(origin: Point(x: 10 + 200 * Double(index), y: 10), size: size))
      fill(panel, lines: lines)
      return panel
    }
    diagram.draw()
    for (panel, words) in zip(panels, ["first the width,", "then the height for it"]) {
      let rect = diagram.rect(panel)
      diagram.note(words, around: Point(x: rect.midX, y: rect.maxY + 13))
    }
    return diagram.list
  }

  /// A card that has the baselines of what is in it.
  private final class Card: View {
    let title = Label()
    let text = Label()

    override var forFirstBaselineLayout: View { title }
    override var forLastBaselineLayout: View { text }

    func build() {
      for (label, words, size) in [(title, "A title", 17.0), (text, "and two lines of text below it", 13)] {
        label.text = words
        label.font = Font(size: size)
        label.numberOfLines = 0
        addSubview(label)
        label.snp.makeConstraints { make in
          make.horizontalEdges.equalToSuperview().inset(10)
        }
      }
      title.snp.makeConstraints { make in make.top.equalToSuperview().inset(8) }
      text.snp.makeConstraints { make in
        make.top.equalTo(title.snp.bottom).offset(4)
        make.bottom.equalToSuperview().inset(10)
      }
    }
  }

  private static func baselines() -> DisplayList {
    var diagram = Diagram(
      width: 440, height: 112, title: "A card has the first baseline of its title and the last one of its text")
    let panel = diagram.panel(Rect(x: 10, y: 10, width: 330, height: 92))
    let card = Card()
    card.backgroundColor = Diagram.blue.withAlpha(0.3)
    panel.addSubview(card)
    card.build()
    card.snp.makeConstraints { make in
      make.left.equalToSuperview().inset(12)
      make.centerY.equalToSuperview()
      make.width.equalTo(140)
    }
    let first = diagram.label("first", Diagram.green, size: 13, in: panel)
    let last = diagram.label("last", Diagram.orange, size: 13, in: panel)
    first.snp.makeConstraints { make in
      make.left.equalTo(card.snp.right).offset(20)
      make.firstBaseline.equalTo(card)
    }
    last.snp.makeConstraints { make in
      make.left.equalTo(first.snp.right).offset(20)
      make.lastBaseline.equalTo(card)
    }
    diagram.draw()
    let outer = diagram.rect(panel)
    for (label, name) in [(first, "firstBaseline"), (last, "lastBaseline")] {
      let y = diagram.rect(label).minY + label.firstBaselineOffsetFromTop
      diagram.guideline(y: y, x: (outer.minX + 4)...outer.maxX, name)
    }
    return diagram.list
  }

  private static func aspect() -> DisplayList {
    var diagram = Diagram(width: 350, height: 162, title: "A picture of 3 : 2 as wide as its card")
    let panels = [180.0, 120].enumerated().map { index, width in
      let panel = diagram.panel(Rect(x: 10 + 200 * Double(index), y: 10, width: width, height: (width - 20) / 1.5 + 20))
      let image = ImageView(image: Image(name: "photo", size: Size(width: 300, height: 200)))
      image.backgroundColor = Diagram.blue.withAlpha(0.3)
      panel.addSubview(image)
      image.snp.makeConstraints { make in
        make.top.horizontalEdges.equalToSuperview().inset(10)
        make.width.equalTo(image.snp.height).multipliedBy(1.5)
      }
      return (panel, image)
    }
    diagram.draw()
    for (panel, image) in panels {
      let (outer, inner) = (diagram.rect(panel), diagram.rect(image))
      let words = "\(Int(inner.width.rounded())) × \(Int(inner.height.rounded()))"
      diagram.note(words, around: Point(x: outer.midX, y: outer.maxY + 13))
    }
    return diagram.list
  }
}
