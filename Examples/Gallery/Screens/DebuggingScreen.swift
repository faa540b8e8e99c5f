import AshlarDSL
import AshlarViews

/// The tiles of ``BasicScreen`` with two mistakes in it, that can be taken back one after the other.
///
/// Identifiers of views and labels of statements name both in the reports.
public final class DebuggingScreen: View, Screen {
  let green = View.tile("green", Palette.green)
  let red = View.tile("red", Palette.red)
  let blue = View.tile("blue", Palette.blue)
  private var mistakes: [(title: String, constraint: Constraint)] = []

  /// Builds the screen.
  public init() {
    super.init()
    let padding = 10.0
    for tile in [green, red, blue] { addSubview(tile) }

    green.snp.makeConstraints { make in
      make.top.left.equalToSuperview().inset(padding)
      make.right.equalTo(red.snp.left).offset(-padding)
      make.bottom.equalTo(blue.snp.top).offset(-padding).labeled("space")
      make.size.equalTo(red)
    }
    red.snp.makeConstraints { make in
      make.top.right.equalToSuperview().inset(padding)
    }
    blue.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview().inset(padding)
      make.height.equalTo([green, red])

      let tall = make.height.greaterThanOrEqualTo(5000).labeled("5000 points").constraint
      let second = make.top.equalToSuperview().offset(100).labeled("second top").constraint
      mistakes = [("Take “5000 points” away", tall), ("Take “second top” away", second)]
    }
  }

  /// Both mistakes go.
  public var steps: [ScreenStep] {
    mistakes.map { mistake in ScreenStep(mistake.title) { mistake.constraint.deactivate() } }
  }
}
