import SnapKit
import Testing
import UIKit

@testable import SnapKitScreens

/// The example screens in SnapKit's words have the frames of the originals at 320 by 480 points (features.md 3.3), at first
/// and after every step; the arithmetic stands beside each.
@MainActor @Suite struct ScreenTests {
  private let basic = [
    "green": CGRect(x: 10, y: 10, width: 145, height: 225), "red": CGRect(x: 165, y: 10, width: 145, height: 225),
    "blue": CGRect(x: 10, y: 245, width: 300, height: 225),
  ]

  /// Gaps of 10: (320 - 30) / 2 = 145 wide, (480 - 30) / 2 = 225 high.
  @Test func basicScreen() {
    let view = BasicView()
    expect(OpenScreen(view, ["green": view.green, "red": view.red, "blue": view.blue]), [basic])
  }

  /// -20 at the far edges; the middle is 50 below the screen's: 240 + 50 - 100 / 2 = 240.
  @Test func constants() {
    let view = ConstantsView()
    expect(
      OpenScreen(view, ["purple": view.purple, "orange": view.orange]),
      [
        [
          "purple": CGRect(x: 20, y: 20, width: 280, height: 440),
          "orange": CGRect(x: 60, y: 240, width: 200, height: 100),
        ]
      ])
  }

  private func tiles(_ tiles: [TileView]) -> KeyValuePairs<String, UIView> {
    [
      "tile 1": tiles[0], "tile 2": tiles[1], "tile 3": tiles[2], "tile 4": tiles[3], "tile 5": tiles[4],
      "tile 6": tiles[5], "tile 7": tiles[6], "tile 8": tiles[7], "tile 9": tiles[8], "tile 10": tiles[9],
    ]
  }

  /// Each tile begins 10 and 5 further than the one before and is 10 + 20 narrower and 5 + 15 lower.
  @Test func sides() {
    let view = SidesView()
    expect(
      OpenScreen(view, tiles(view.tiles)),
      [Frames.tiles { k in CGRect(x: 10 * k, y: 5 * k, width: 320 - 30 * k, height: 480 - 20 * k) }])
  }

  /// The first is on the screen's own margins, 8 at each side; the others as in `sides`.
  @Test func margins() {
    let view = MarginsView()
    expect(
      OpenScreen(view, tiles(view.tiles)),
      [
        Frames.tiles { k in
          CGRect(x: 8 + 10 * (k - 1), y: 8 + 5 * (k - 1), width: 304 - 30 * (k - 1), height: 464 - 20 * (k - 1))
        }
      ])
  }

  /// Halves of 240. 3 : 1 fits 320 wide: 106.67 high, (240 - 106.67) / 2 from the top of its half. 1 : 3 fits 240 high: 80
  /// wide, (320 - 80) / 2 from the left.
  @Test func aspectFit() {
    let view = AspectFitView()
    expect(
      OpenScreen(
        view,
        [
          "top": view.topView, "bottom": view.bottomView, "inner top": view.topInnerView,
          "inner bottom": view.bottomInnerView,
        ]),
      [
        [
          "top": CGRect(x: 0, y: 0, width: 320, height: 240), "bottom": CGRect(x: 0, y: 240, width: 320, height: 240),
          "inner top": CGRect(x: 0, y: 200.0 / 3, width: 320, height: 320.0 / 3),
          "inner bottom": CGRect(x: 120, y: 0, width: 80, height: 240),
        ]
      ])
  }

  /// 15 above and below and 10 to the sides: (320 - 30) / 2 = 145 wide, (480 - 45) / 2 = 217.5 high.
  @Test func attributeChaining() {
    let view = AttributeChainingView()
    expect(
      OpenScreen(view, ["green": view.green, "red": view.red, "blue": view.blue]),
      [
        [
          "green": CGRect(x: 10, y: 15, width: 145, height: 217.5),
          "red": CGRect(x: 165, y: 15, width: 145, height: 217.5),
          "blue": CGRect(x: 10, y: 247.5, width: 300, height: 217.5),
        ]
      ])
  }

  /// Gaps: (320 - 10 - 3 * 20) / 4 = 62.5 and (480 - 10 - 3 * 20) / 4 = 102.5. Lengths: the ends of first and last tile are
  /// at 230 and 290, 20 apart each; from top to bottom at 60 and 280, 73.33 apart.
  @Test func distribute() {
    let view = DistributeView()
    let views: KeyValuePairs<String, UIView> = [
      "tile 1": view.tiles[0], "tile 2": view.tiles[1], "tile 3": view.tiles[2], "tile 4": view.tiles[3],
    ]
    expect(
      OpenScreen(
        view, views,
        steps: [
          { view.distributeVertically(spacing: 20, lead: 5, tail: 5) },
          { view.distributeHorizontally(length: 30, lead: 200, tail: 30) },
          { view.distributeVertically(length: 30, lead: 30, tail: 200) },
        ]),
      [
        Frames.line { CGRect(x: 5 + 82.5 * $0, y: 60, width: 62.5, height: 60) },
        Frames.line { CGRect(x: 0, y: 5 + 122.5 * $0, width: 60, height: 102.5) },
        Frames.line { CGRect(x: 200 + 20 * $0, y: 60, width: 30, height: 60) },
        Frames.line { CGRect(x: 0, y: 30 + 220 / 3 * $0, width: 60, height: 30) },
      ])
  }

  /// Of the set {green's top, "space", blue's bottom, "5000 points"} the constant size is broken; without it stands
  /// {green's top, "space", blue's bottom, equal heights, "second top"}, of which the gap between siblings is. So blue goes
  /// from 100 to 480 - 10 = 470, all are 370 high, and blue lies over green and red. When "5000 points" goes nothing moves;
  /// when "second top" goes, too, "space" holds again and the frames are those of `basicScreen`.
  @Test func debugging() {
    let view = DebuggingView()
    let broken = [
      "green": CGRect(x: 10, y: 10, width: 145, height: 370), "red": CGRect(x: 165, y: 10, width: 145, height: 370),
      "blue": CGRect(x: 10, y: 100, width: 300, height: 370),
    ]
    expect(
      OpenScreen(
        view, ["green": view.green, "red": view.red, "blue": view.blue],
        steps: [{ view.tooTall?.deactivate() }, { view.secondTop?.deactivate() }]),
      [broken, broken, basic])
  }

  /// The reports of the conflicts call views and constraints by their labels, and name the lines that wrote them.
  @Test func debuggingNamesWhoFights() {
    let view = DebuggingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    var reports: [String] = []
    window.ashlarWindow.eventHandler = { reports.append($0.log) }
    window.layoutIfNeeded()
    #expect(reports.count == 2)
    for words in ["green view", "blue view", "space", "5000 points", "DebuggingView.swift"] {
      #expect(reports.contains { $0.contains(words) }, "\(words) in \(reports)")
    }
  }

  /// 20 + 44 are covered at the top, 49 at the bottom: the lower bar ends at 480 - 49 = 431; then 20 and nothing.
  @Test func layoutGuide() {
    let controller = LayoutGuideViewController()
    controller.loadViewIfNeeded()
    let screen = OpenScreen(
      controller, safeArea: .init(top: 64, left: 0, bottom: 49, right: 0),
      ["top": controller.topBar, "bottom": controller.bottomBar])
    expect(
      screen,
      [["top": CGRect(x: 0, y: 64, width: 320, height: 40), "bottom": CGRect(x: 0, y: 391, width: 320, height: 40)]])
    screen.window.ashlarWindow.systemSafeAreaInsets = .init(top: 20, left: 0, bottom: 0, right: 0)
    screen.window.layoutIfNeeded()
    expect(
      screen,
      [["top": CGRect(x: 0, y: 20, width: 320, height: 40), "bottom": CGRect(x: 0, y: 440, width: 320, height: 40)]])
  }

  /// The safe area is what is left of 320 by 480 below 44 and above 34; with a bar 44 more are taken at the top. The phone
  /// that is turned has 44 at both sides and 21 at the bottom: 480 - 88 by 320 - 21.
  @Test func safeArea() {
    let controller = SafeAreaViewController()
    controller.loadViewIfNeeded()
    let labels = controller.labels
    let screen = OpenScreen(
      controller, safeArea: .init(top: 44, left: 0, bottom: 34, right: 0),
      [
        "red": controller.tiles[0], "green": controller.tiles[1], "blue": controller.tiles[2], "label 0": labels[0],
        "label 1": labels[1], "label 2": labels[2], "label 3": labels[3], "label 4": labels[4], "label 5": labels[5],
        "label 6": labels[6], "label 7": labels[7], "label 8": labels[8],
      ], steps: [{ controller.additionalSafeAreaInsets.top = 44 }])
    expect(
      screen,
      [
        Frames.safeArea(CGRect(x: 0, y: 44, width: 320, height: 402)),
        Frames.safeArea(CGRect(x: 0, y: 88, width: 320, height: 358)),
      ])
    controller.additionalSafeAreaInsets = .zero
    screen.window.frame.size = CGSize(width: 480, height: 320)
    screen.window.ashlarWindow.systemSafeAreaInsets = .init(top: 0, left: 44, bottom: 21, right: 44)
    screen.window.layoutIfNeeded()
    screen.expect(Frames.safeArea(CGRect(x: 44, y: 0, width: 392, height: 299)), "turned")
  }

  /// The square in the middle is at (320 - 100) / 2 = 110, (480 - 100) / 2 = 190; the next ones are 120 away.
  @Test func simpleLayout() {
    let controller = SimpleLayoutViewController()
    controller.loadViewIfNeeded()
    expect(
      OpenScreen(
        controller,
        [
          "black": controller.blackView, "red": controller.redView, "yellow": controller.yellowView,
          "blue": controller.blueView, "green": controller.greenView,
        ]),
      [
        [
          "black": CGRect(x: 110, y: 190, width: 100, height: 100),
          "red": CGRect(x: -10, y: 310, width: 100, height: 100),
          "yellow": CGRect(x: 230, y: 310, width: 100, height: 100),
          "blue": CGRect(x: 230, y: 70, width: 100, height: 100),
          "green": CGRect(x: -10, y: 70, width: 100, height: 100),
        ]
      ])
  }

  @Test func playground() {
    let controller = PlaygroundViewController()
    controller.loadViewIfNeeded()
    expect(
      OpenScreen(controller, ["label": controller.label]), [["label": CGRect(x: 150, y: 200, width: 200, height: 20)]])
  }
}
