import AshlarLayout
import UIKit

@testable import MasonryScreens

extension ScreenCase {
  /// Screens with text and scrolled content. Text is measured by fixed metrics: a letter is 0.5 em wide, a line 1.2 em high,
  /// its baseline 0.25 em above the bottom.
  static let content: [ScreenCase] = [
    // "Short" is 5 * 8.5 = 42.5 wide and ends 10 before the right: x 267.5. That leaves 267.5 - 10 - 10 = 247.5 to the long
    // text, 29 letters of 8.5. It wraps after "long", "how", "short", "its", "frames": six lines of 20.4, the longest of 29
    // letters, 246.5. Baselines are 4.25 above the bottom: the short label begins at 10 + 122.4 - 20.4 = 112.
    ScreenCase(
      "Label",
      [
        [
          "long": CGRect(x: 10, y: 10, width: 246.5, height: 122.4),
          "short": CGRect(x: 267.5, y: 112, width: 42.5, height: 20.4),
        ]
      ]
    ) { OpenScreen(LabelView()) },
    // Row k is 25 k high and starts below those before it: at 25 (1 + ... + (k - 1)) = 25 k (k - 1) / 2. All ten are
    // 25 * 55 = 1375 high. Scrolling moves nothing: frames are those in the content.
    ScreenCase("ScrollView", [rows, rows]) {
      let screen = ScrollRowsView()
      return OpenScreen(
        screen, steps: [{ screen.scrollView.scrollRectToVisible(screen.rows[9].frame, animated: false) }])
    },
    // A letter or blank is 8.5 wide, so 280 hold 32 of them: five words of five letters (5 * 6 - 1 = 29). 200 words are
    // 40 lines of 20.4: 816, and 20 above and below.
    ScreenCase(
      "BasicUIScrollView",
      [
        [
          "scroll": CGRect(x: 0, y: 0, width: 320, height: 480),
          "content": CGRect(x: 0, y: 0, width: 320, height: 856),
          "label": CGRect(x: 20, y: 20, width: 280, height: 816),
        ]
      ]
    ) { OpenScreen(BasicScrollView()) },
    ScreenCase("Playground", [["label": CGRect(x: 150, y: 200, width: 200, height: 20)]]) {
      OpenScreen(PlaygroundView())
    },
    // 20 + 44 are covered at the top, 49 at the bottom: the lower bar ends at 480 - 49 = 431; then 20 and nothing. The knob
    // of 20 is in the middle of its bar: (320 - 20) / 2.
    ScreenCase("LayoutGuide", [bars(top: 64, bottom: 391), bars(top: 20, bottom: 440)]) {
      OpenScreen(
        LayoutGuideViewController(), safeArea: EdgeInsets(top: 64, left: 0, bottom: 49, right: 0),
        steps: [{ $0.systemSafeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }])
    },
    // The safe area is what is left of 320 by 480 below 44 and above 34. The phone that is turned has 44 at both sides and 21
    // at the bottom: 480 - 88 by 320 - 21.
    ScreenCase(
      "SafeArea",
      [
        safeArea(CGRect(x: 0, y: 44, width: 320, height: 402)), safeArea(CGRect(x: 44, y: 0, width: 392, height: 299)),
      ]
    ) {
      OpenScreen(
        SafeAreaViewController(), safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
        steps: [
          { window in
            window.frame.size = Size(width: 480, height: 320)
            window.systemSafeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
          }
        ])
    },
  ]

  private static let rows: [String: CGRect] = {
    var frames = [
      "scroll": CGRect(x: 0, y: 0, width: 320, height: 480), "content": CGRect(x: 0, y: 0, width: 320, height: 1375),
    ]
    for k in 1...10 {
      frames["tile\(k)"] = CGRect(x: 0, y: 12.5 * CGFloat(k * (k - 1)), width: 320, height: 25 * CGFloat(k))
    }
    return frames
  }()

  private static func bars(top: CGFloat, bottom: CGFloat) -> [String: CGRect] {
    [
      "top": CGRect(x: 0, y: top, width: 320, height: 40), "knob": CGRect(x: 150, y: 0, width: 20, height: 20),
      "bottom": CGRect(x: 0, y: bottom, width: 320, height: 40),
    ]
  }

  /// Tiles 10, 20 and 30 inside an area, and labels of 50 at its nine places.
  private static func safeArea(_ area: CGRect) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for (index, name) in ["red", "green", "blue"].enumerated() {
      frames[name] = area.insetBy(dx: 10 * CGFloat(index + 1), dy: 10 * CGFloat(index + 1))
    }
    for (column, x) in [("L", area.minX), ("X", area.midX - 25), ("R", area.maxX - 50)] {
      for (row, y) in [("T", area.minY), ("Y", area.midY - 25), ("B", area.maxY - 50)] {
        frames[column + row] = CGRect(x: x, y: y, width: 50, height: 50)
      }
    }
    return frames
  }
}
