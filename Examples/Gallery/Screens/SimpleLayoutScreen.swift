import AshlarDSL
import AshlarViews

/// A square in the middle and four of the same size around it, some of them partly beyond the edges of a narrow screen.
public final class SimpleLayoutScreen: View, Screen {
  let black = View.tile("black", Palette.ink)
  let red = View.tile("red", Palette.red)
  let yellow = View.tile("yellow", Palette.yellow)
  let blue = View.tile("blue", Palette.blue)
  let green = View.tile("green", Palette.green)

  /// Builds the screen.
  public init() {
    super.init()
    let squares = [black, red, yellow, blue, green]
    for square in squares { addSubview(square) }
    squares.snp.makeConstraints { make in
      make.size.equalTo(100)
    }
    black.snp.makeConstraints { make in
      make.center.equalToSuperview()
    }
    red.snp.makeConstraints { make in
      make.top.equalTo(black.snp.bottom).offset(20)
      make.right.equalTo(black.snp.left).offset(-20)
    }
    yellow.snp.makeConstraints { make in
      make.top.equalTo(black.snp.bottom).offset(20)
      make.left.equalTo(black.snp.right).offset(20)
    }
    blue.snp.makeConstraints { make in
      make.bottom.equalTo(black.snp.top).offset(-20)
      make.left.equalTo(black.snp.right).offset(20)
    }
    green.snp.makeConstraints { make in
      make.bottom.equalTo(black.snp.top).offset(-20)
      make.right.equalTo(black.snp.left).offset(-20)
    }
  }
}
