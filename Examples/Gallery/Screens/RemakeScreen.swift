import AshlarDSL
import AshlarViews

/// A button jumps from one corner of the screen to the opposite one and back.
public final class RemakeScreen: View, Screen {
  let button = Button.outlined("button", title: "Move Me!")
  private var isAtTopLeft = true

  /// Builds the screen.
  public init() {
    super.init()
    addSubview(button)
  }

  /// Where the button is pinned differs from place to place, so its constraints are made anew.
  public override func updateConstraints() {
    button.snp.remakeConstraints { make in
      make.size.equalTo(100)
      if isAtTopLeft {
        make.top.left.equalToSuperview().offset(10)
      } else {
        make.bottom.right.equalToSuperview().offset(-10)
      }
    }
    super.updateConstraints()
  }

  /// There and back.
  public var steps: [ScreenStep] {
    (1...2).map { _ in
      ScreenStep("Tap “Move Me!”") { [self] in
        isAtTopLeft.toggle()
        setNeedsUpdateConstraints()
      }
    }
  }
}
