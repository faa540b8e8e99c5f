import AshlarDSL
import AshlarLayout
import AshlarViews

/// Ten tiles, each with its edges on the layout margins of the tile before; the first is on the screen's own margins.
public final class MarginsScreen: View, Screen {
  let tiles = (1...10).map { View.tile("tile\($0)", Palette.shade($0 - 1)) }

  /// Builds the screen.
  public init() {
    super.init()
    var outer: View = self
    for tile in tiles {
      tile.layoutMargins = EdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      addSubview(tile)
      tile.snp.makeConstraints { make in
        make.edges.equalTo(outer.snp.margins)
      }
      outer = tile
    }
  }
}
