import AshlarDSL
import AshlarLayout
import AshlarViews

/// A button in the middle grows by a third with each tap, until it fills the screen.
public final class UpdateScreen: View, Screen {
  let button = Button.outlined("button", title: "Grow Me!")
  private var buttonSize = Size(width: 100, height: 100)

  /// Builds the screen.
  public init() {
    super.init()
    addSubview(button)
  }

  /// The wish for a size is updated, not made again: everything else about it stays.
  public override func updateConstraints() {
    button.snp.updateConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(buttonSize).priority(.low)
      make.size.lessThanOrEqualToSuperview()
    }
    super.updateConstraints()
  }

  /// Six taps.
  public var steps: [ScreenStep] {
    (1...6).map { _ in ScreenStep("Tap “Grow Me!”") { [self] in grow() } }
  }

  private func grow() {
    buttonSize.width *= 1.3
    buttonSize.height *= 1.3
    setNeedsUpdateConstraints()
  }
}
