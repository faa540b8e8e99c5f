import AshlarDSL
import AshlarLayout
import AshlarViews

/// Two bars of a controller's view: one under what covers the top, one over what covers the bottom.
public final class LayoutGuideScreen: Window, Screen {
  /// Builds the screen, with a navigation bar under the status bar, and a tab bar.
  public init() {
    super.init(frame: .zero)
    systemSafeAreaInsets = EdgeInsets(top: 20 + 44, left: 0, bottom: 49, right: 0)
    rootViewController = LayoutGuideController()
  }

  /// Takes the bars away.
  public var steps: [ScreenStep] {
    [
      ScreenStep("Hide the navigation bar and the tab bar") { [self] in
        systemSafeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      }
    ]
  }
}

private final class LayoutGuideController: ViewController {
  override func viewDidLoad() {
    let top = View.tile("top", Palette.green)
    let knob = View.tile("knob", Palette.blue)
    let bottom = View.tile("bottom", Palette.red)
    view.addSubview(top)
    top.addSubview(knob)
    view.addSubview(bottom)
    top.snp.makeConstraints { make in
      make.top.equalTo(topLayoutGuide.snp.bottom)
      make.left.right.equalToSuperview()
      make.height.equalTo(40)
    }
    knob.snp.makeConstraints { make in
      make.top.equalTo(topLayoutGuide.snp.bottom)
      make.centerX.equalToSuperview()
      make.size.equalTo(20)
    }
    bottom.snp.makeConstraints { make in
      make.bottom.equalTo(bottomLayoutGuide.snp.top)
      make.left.right.equalToSuperview()
      make.height.equalTo(40)
    }
  }
}
