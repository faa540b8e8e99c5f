import AshlarDSL
import AshlarViews

/// Three buttons stand on one line, which one block for the whole array moves up and down.
public final class ArrayScreen: View, Screen {
  let lowerButton = Button.plain("lower", title: "Lower")
  let centerButton = Button.plain("center", title: "Center")
  let raiseButton = Button.plain("raise", title: "Raise")
  private var offset = 0.0

  /// Builds the screen.
  public init() {
    super.init()
    for button in [lowerButton, centerButton, raiseButton] { addSubview(button) }
    lowerButton.snp.makeConstraints { make in make.left.equalToSuperview().offset(10) }
    centerButton.snp.makeConstraints { make in make.centerX.equalToSuperview() }
    raiseButton.snp.makeConstraints { make in make.right.equalToSuperview().offset(-10) }
  }

  /// The line is that of the titles, a baseline; it is compared with another kind of line, the screen's middle.
  public override func updateConstraints() {
    [lowerButton, centerButton, raiseButton].snp.updateConstraints { make in
      make.lastBaseline.equalTo(snp.centerY).offset(offset)
    }
    super.updateConstraints()
  }

  /// Twice up, once down, back to the middle.
  public var steps: [ScreenStep] {
    [
      step("Tap “Raise”") { $0 - 10 }, step("Tap “Raise”") { $0 - 10 }, step("Tap “Lower”") { $0 + 10 },
      step("Tap “Center”") { _ in 0 },
    ]
  }

  private func step(_ title: String, _ change: @escaping (Double) -> Double) -> ScreenStep {
    ScreenStep(title) { [self] in
      offset = change(offset)
      setNeedsUpdateConstraints()
    }
  }
}
