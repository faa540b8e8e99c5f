import AshlarDSL
import AshlarLayout
import AshlarViews

/// Ten tiles, each with its edges inset from the tile before; all of them are subviews of the screen.
public final class SidesScreen: View, Screen {
  let tiles = (1...10).map { View.tile("tile\($0)", Palette.shade($0 - 1)) }

  /// Builds the screen.
  public init() {
    super.init()
    var outer: View = self
    for tile in tiles {
      addSubview(tile)
      tile.snp.makeConstraints { make in
        make.edges.equalTo(outer).inset(EdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
      }
      outer = tile
    }
  }
}
