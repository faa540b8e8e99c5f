import SnapKit
import Testing
import UIKit

@testable import SnapKitScreens

/// The example screens with words, and those that scroll. Letters are 8.5 wide and lines 20.4 high at 17 points, by the
/// fixed metrics.
@MainActor @Suite struct TextScreenTests {
  /// "Short" is 5 * 8.5 = 42.5 wide and ends 10 before the right: x 267.5. That leaves 267.5 - 10 - 10 = 247.5 to the long
  /// text, 29 letters of 8.5. It wraps after "long", "how", "short", "its", "frames": six lines of 20.4, the longest of 29
  /// letters, 246.5. Baselines are 4.25 above the bottom: the short label begins at 10 + 122.4 - 20.4 = 112.
  @Test func label() {
    let view = LabelView()
    expect(
      OpenScreen(view, ["long": view.longLabel, "short": view.shortLabel]),
      [
        [
          "long": CGRect(x: 10, y: 10, width: 246.5, height: 122.4),
          "short": CGRect(x: 267.5, y: 112, width: 42.5, height: 20.4),
        ]
      ])
  }

  /// Row k is 25 k high and starts below those before it: at 25 (1 + ... + (k - 1)) = 25 k (k - 1) / 2. All ten are
  /// 25 * 55 = 1375 high. Scrolling moves nothing: frames are those in the content.
  @Test func scrollView() {
    let view = ScrollRowsView()
    let rows = view.rows
    var frames = [
      "scroll": CGRect(x: 0, y: 0, width: 320, height: 480), "content": CGRect(x: 0, y: 0, width: 320, height: 1375),
    ]
    for k in 1...10 {
      frames["row \(k)"] = CGRect(x: 0, y: 12.5 * CGFloat(k * (k - 1)), width: 320, height: 25 * CGFloat(k))
    }
    let screen = OpenScreen(
      view,
      [
        "scroll": view.scrollView, "content": view.contentView, "row 1": rows[0], "row 2": rows[1], "row 3": rows[2],
        "row 4": rows[3], "row 5": rows[4], "row 6": rows[5], "row 7": rows[6], "row 8": rows[7], "row 9": rows[8],
        "row 10": rows[9],
      ], steps: [{ view.scrollToLastRow() }])
    expect(screen, [frames, frames])
    #expect(view.scrollView.contentSize == CGSize(width: 320, height: 1375))
    #expect(view.scrollView.contentOffset == CGPoint(x: 0, y: 1375 - 480))
  }

  /// A letter or blank is 8.5 wide, so 280 hold 32 of them: five words of five letters (5 * 6 - 1 = 29). 200 words are 40
  /// lines of 20.4: 816, and 20 above and below.
  @Test func basicScrollView() {
    let controller = BasicScrollViewController()
    controller.loadViewIfNeeded()
    expect(
      OpenScreen(
        controller,
        ["scroll": controller.scrollView, "content": controller.contentView, "label": controller.label]),
      [
        [
          "scroll": CGRect(x: 0, y: 0, width: 320, height: 480), "content": CGRect(x: 0, y: 0, width: 320, height: 856),
          "label": CGRect(x: 20, y: 20, width: 280, height: 816),
        ]
      ])
  }
}
