import AshlarDSL
import AshlarLayout
import AshlarViews

/// Three tiles inset from the safe area of a controller's view, and nine labels at its corners, edges and center.
public final class SafeAreaScreen: Window, Screen {
  private let controller = SafeAreaController()

  /// Builds the screen of a phone without buttons.
  public init() {
    super.init(frame: .zero)
    systemSafeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    rootViewController = controller
  }

  /// A bar that the controller adds, and a phone that is turned.
  public var steps: [ScreenStep] {
    [
      ScreenStep("Add a bar of 44 points at the top") { [self] in
        controller.additionalSafeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
      },
      ScreenStep("Take the bar away and turn the phone") { [self] in
        controller.additionalSafeAreaInsets = .zero
        frame.size = Size(width: frame.height, height: frame.width)
        systemSafeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
      },
    ]
  }
}

private final class SafeAreaController: ViewController {
  override func viewDidLoad() {
    let safeArea = view.safeAreaLayoutGuide
    add(View.tile("red", Palette.red)).snp.makeConstraints { make in
      make.edges.equalTo(safeArea).inset(10)
    }
    add(View.tile("green", Palette.green)).snp.makeConstraints { make in
      make.center.equalTo(safeArea)
      make.size.equalTo(safeArea).offset(-40)
    }
    add(View.tile("blue", Palette.blue)).snp.makeConstraints { make in
      make.center.equalTo(safeArea)
      make.size.equalTo(safeArea).offset(-60)
    }
    // The first letter is the place from left to right, the second that from top to bottom; X and Y are the middles.
    let columns: [(String, AttributeSet)] = [("L", .left), ("X", .centerX), ("R", .right)]
    let rows: [(String, AttributeSet)] = [("T", .top), ("Y", .centerY), ("B", .bottom)]
    for (column, horizontal) in columns {
      for (row, vertical) in rows {
        add(label(column + row)).snp.makeConstraints { make in
          make.naming([horizontal, vertical]).equalTo(safeArea)
          make.size.equalTo(50)
        }
      }
    }
  }

  private func add(_ subview: View) -> View {
    view.addSubview(subview)
    return subview
  }

  private func label(_ name: String) -> Label {
    let label = Label()
    label.identifier = name
    label.text = name
    label.textAlignment = .center
    label.backgroundColor = Palette.yellow
    return label
  }
}
