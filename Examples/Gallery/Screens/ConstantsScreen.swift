import AshlarDSL
import AshlarLayout
import AshlarViews

/// Numbers, sizes and points instead of views: edges and centers are then compared with the superview.
public final class ConstantsScreen: View, Screen {
  let purple = View.tile("purple", Palette.purple)
  let orange = View.tile("orange", Palette.orange)

  /// Builds the screen.
  public init() {
    super.init()
    addSubview(purple)
    addSubview(orange)

    purple.snp.makeConstraints { make in
      make.top.left.equalTo(20)
      make.bottom.right.equalTo(-20)
    }
    orange.snp.makeConstraints { make in
      make.center.equalTo(Point(x: 0, y: 50))
      make.size.equalTo(Size(width: 200, height: 100))
    }
  }
}
