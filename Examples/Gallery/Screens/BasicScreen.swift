import AshlarDSL
import AshlarViews

/// Two equal tiles over one wide tile; all three are equally high, with the same space between and around.
public final class BasicScreen: View, Screen {
  let green = View.tile("green", Palette.green)
  let red = View.tile("red", Palette.red)
  let blue = View.tile("blue", Palette.blue)

  /// Builds the screen.
  public init() {
    super.init()
    let padding = 10.0
    for tile in [green, red, blue] { addSubview(tile) }

    green.snp.makeConstraints { make in
      make.top.left.equalToSuperview().inset(padding)
      make.right.equalTo(red.snp.left).offset(-padding)
      make.bottom.equalTo(blue.snp.top).offset(-padding)
      make.size.equalTo(red)
    }
    red.snp.makeConstraints { make in
      make.top.right.equalToSuperview().inset(padding)
    }
    blue.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview().inset(padding)
      make.height.equalTo([green, red])
    }
  }
}
