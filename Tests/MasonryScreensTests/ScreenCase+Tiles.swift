import UIKit

@testable import MasonryScreens

extension ScreenCase {
  /// Screens of tiles, whose frames follow from numbers alone.
  static let tiles: [ScreenCase] = [
    // Gaps of 10: (320 - 30) / 2 = 145 wide, (480 - 30) / 2 = 225 high.
    ScreenCase(
      "Basic",
      [
        [
          "green": CGRect(x: 10, y: 10, width: 145, height: 225),
          "red": CGRect(x: 165, y: 10, width: 145, height: 225),
          "blue": CGRect(x: 10, y: 245, width: 300, height: 225),
        ]
      ]
    ) { OpenScreen(BasicView()) },
    // The center is 50 below the screen's: 240 + 50 - 100 / 2 = 240.
    ScreenCase(
      "Constants",
      [
        [
          "purple": CGRect(x: 20, y: 20, width: 280, height: 440),
          "orange": CGRect(x: 60, y: 240, width: 200, height: 100),
        ]
      ]
    ) { OpenScreen(ConstantsView()) },
    ScreenCase(
      "Sides", [nested { k in CGRect(x: 10 * k, y: 5 * k, width: 320 - 30 * k, height: 480 - 20 * k) }]
    ) { OpenScreen(SidesView()) },
    // The first is on the screen's own margins, 8 at each side; the others as in "Sides".
    ScreenCase(
      "Margins",
      [
        nested { k in
          CGRect(x: 8 + 10 * (k - 1), y: 8 + 5 * (k - 1), width: 304 - 30 * (k - 1), height: 464 - 20 * (k - 1))
        }
      ]
    ) { OpenScreen(MarginsView()) },
    // Halves of 240. 3 : 1 fits 320 wide: 106.67 high, (240 - 106.67) / 2 from the top of its half. 1 : 3 fits 240 high:
    // 80 wide, (320 - 80) / 2 from the left.
    ScreenCase(
      "AspectFit",
      [
        [
          "top": CGRect(x: 0, y: 0, width: 320, height: 240), "bottom": CGRect(x: 0, y: 240, width: 320, height: 240),
          "wide": CGRect(x: 0, y: 200.0 / 3, width: 320, height: 320.0 / 3),
          "tall": CGRect(x: 120, y: 0, width: 80, height: 240),
        ]
      ]
    ) { OpenScreen(AspectFitView()) },
    // Insets of 15 above and below and 10 to the sides, all inward: (320 - 30) / 2 = 145 and (480 - 45) / 2 = 217.5.
    ScreenCase(
      "AttributeChaining",
      [
        [
          "green": CGRect(x: 10, y: 15, width: 145, height: 217.5),
          "red": CGRect(x: 165, y: 15, width: 145, height: 217.5),
          "blue": CGRect(x: 10, y: 247.5, width: 300, height: 217.5),
        ]
      ]
    ) { OpenScreen(AttributeChainingView()) },
    // Gaps: (320 - 10 - 3 * 20) / 4 = 62.5 and (480 - 10 - 3 * 20) / 4 = 102.5. Lengths: the ends of first and last tile
    // are at 230 and 290, 20 apart each; from top to bottom at 60 and 280, 73.33 apart.
    ScreenCase(
      "Distribute",
      [
        line { CGRect(x: 5 + 82.5 * $0, y: 60, width: 62.5, height: 60) },
        line { CGRect(x: 0, y: 5 + 122.5 * $0, width: 60, height: 102.5) },
        line { CGRect(x: 200 + 20 * $0, y: 60, width: 30, height: 60) },
        line { CGRect(x: 0, y: 30 + 220 / 3 * $0, width: 60, height: 30) },
      ]
    ) {
      let screen = DistributeView()
      return OpenScreen(screen, steps: (1...3).map { number in { screen.arrange(number) } })
    },
    // The square in the middle is at (320 - 100) / 2 = 110, (480 - 100) / 2 = 190; the next ones are 120 away.
    ScreenCase(
      "SimpleLayout",
      [
        [
          "black": CGRect(x: 110, y: 190, width: 100, height: 100),
          "red": CGRect(x: -10, y: 310, width: 100, height: 100),
          "yellow": CGRect(x: 230, y: 310, width: 100, height: 100),
          "blue": CGRect(x: 230, y: 70, width: 100, height: 100),
          "green": CGRect(x: -10, y: 70, width: 100, height: 100),
        ]
      ]
    ) { OpenScreen(SimpleLayoutView()) },
    // Of the set {green's top, "space", blue's bottom, "5000 points"} the constant size is broken; without it stands
    // {green's top, "space", blue's bottom, equal heights, "second top"}, of which the gap between siblings is. So blue
    // goes from 100 to 480 - 10 = 470, all are 370 high, and blue lies over green and red. When "5000 points" goes nothing
    // moves; when "second top" goes, too, "space" holds again and the frames are those of "Basic".
    ScreenCase(
      "Debugging",
      [
        fighting(blueY: 100, height: 370), fighting(blueY: 100, height: 370), fighting(blueY: 245, height: 225),
      ]
    ) {
      let screen = DebuggingView()
      return OpenScreen(screen, steps: [{ screen.tooHigh?.uninstall() }, { screen.secondTop?.uninstall() }])
    },
  ]

  private static func fighting(blueY: CGFloat, height: CGFloat) -> [String: CGRect] {
    [
      "green": CGRect(x: 10, y: 10, width: 145, height: height),
      "red": CGRect(x: 165, y: 10, width: 145, height: height),
      "blue": CGRect(x: 10, y: blueY, width: 300, height: height),
    ]
  }

  private static func nested(_ frame: (CGFloat) -> CGRect) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for k in 1...10 { frames["tile\(k)"] = frame(CGFloat(k)) }
    return frames
  }

  private static func line(_ frame: (CGFloat) -> CGRect) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for (k, name) in ["green", "red", "blue", "yellow"].enumerated() { frames[name] = frame(CGFloat(k)) }
    return frames
  }
}
