import AshlarDSL
import AshlarLayout
import AshlarViews

/// The tiles of ``BasicScreen`` with insets that differ by edge: each attribute takes its own part of them, also between
/// siblings, where they point inward, too.
public final class AttributeChainingScreen: View, Screen {
  let green = View.tile("green", Palette.green)
  let red = View.tile("red", Palette.red)
  let blue = View.tile("blue", Palette.blue)

  /// Builds the screen.
  public init() {
    super.init()
    let padding = EdgeInsets(top: 15, left: 10, bottom: 15, right: 10)
    for tile in [green, red, blue] { addSubview(tile) }

    green.snp.makeConstraints { make in
      make.top.left.equalToSuperview().inset(padding)
      make.bottom.equalTo(blue.snp.top).inset(padding)
      make.width.equalTo(red)
      make.height.equalTo([red, blue])
    }
    red.snp.makeConstraints { make in
      make.top.right.equalToSuperview().inset(padding)
      make.left.equalTo(green.snp.right).inset(padding)
      make.bottom.equalTo(blue.snp.top).inset(padding)
    }
    blue.snp.makeConstraints { make in
      make.left.bottom.right.equalToSuperview().inset(padding)
    }
  }
}
