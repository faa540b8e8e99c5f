import AshlarDSL
import AshlarLayout
import AshlarViews

/// A column of words, a row of equal tiles, a row with equal gaps and a tile that takes what is left.
public final class StackScreen: View, Screen {
  let column = StackView()
  let tiles = [
    View.tile("green", Palette.green), View.tile("red", Palette.red), View.tile("blue", Palette.blue),
  ]
  let dots = [
    View.tile("middle", Palette.orange), View.tile("large", Palette.purple), View.tile("small", Palette.yellow),
  ]

  /// Builds the screen.
  public init() {
    super.init()
    column.identifier = "column"
    column.axis = .vertical
    column.spacing = 16
    column.layoutMargins = EdgeInsets(all: 20)
    column.isLayoutMarginsRelativeArrangement = true
    addSubview(column)
    column.snp.makeConstraints { make in make.edges.equalToSuperview() }
    let title = StackScreen.label("title", "Stacks", size: 24)
    for view in [title, StackScreen.label("subtitle", "Rows in a column", size: 17), tileRow(), dotRow()] {
      column.addArrangedSubview(view)
    }
    column.addArrangedSubview(.tile("rest", Palette.shade(9)))
    column.setCustomSpacing(8, after: title)
  }

  private static func label(_ identifier: String, _ text: String, size: Double) -> Label {
    let label = Label()
    label.identifier = identifier
    label.text = text
    label.font = Font(size: size)
    return label
  }

  private func tileRow() -> StackView {
    let row = StackView(arrangedSubviews: tiles)
    row.identifier = "tiles"
    row.distribution = .fillEqually
    row.spacing = 10
    row.snp.makeConstraints { make in make.height.equalTo(100) }
    return row
  }

  private func dotRow() -> StackView {
    let row = StackView(arrangedSubviews: dots)
    row.identifier = "dots"
    row.distribution = .equalSpacing
    row.alignment = .center
    for (dot, size) in zip(dots, [40.0, 60, 20]) {
      dot.snp.makeConstraints { make in make.size.equalTo(size) }
    }
    return row
  }

  /// One tile goes and comes back.
  public var steps: [ScreenStep] {
    [
      ScreenStep("Hide the red tile") { [self] in tiles[1].isHidden = true },
      ScreenStep("Show it again") { [self] in tiles[1].isHidden = false },
    ]
  }
}
