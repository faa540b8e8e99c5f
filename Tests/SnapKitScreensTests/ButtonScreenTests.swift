import SnapKit
import Testing
import UIKit

@testable import SnapKitScreens

/// The example screens with buttons that change them; a step is a tap.
@MainActor @Suite struct ButtonScreenTests {
  /// The wish is 100 * 1.3^k; the screen caps the width in the fifth step, the height in the sixth.
  @Test func update() {
    let view = UpdateView()
    let frames = [
      CGRect(x: 110, y: 190, width: 100, height: 100), CGRect(x: 95, y: 175, width: 130, height: 130),
      CGRect(x: 75.5, y: 155.5, width: 169, height: 169), CGRect(x: 50.15, y: 130.15, width: 219.7, height: 219.7),
      CGRect(x: 17.195, y: 97.195, width: 285.61, height: 285.61),
      CGRect(x: 0, y: 54.3535, width: 320, height: 371.293), CGRect(x: 0, y: 0, width: 320, height: 480),
    ]
    expect(
      OpenScreen(
        view, ["button": view.growingButton],
        steps: (1...6).map { _ in { view.growingButton.sendActions(for: .touchUpInside) } }),
      frames.map { ["button": $0] })
  }

  /// 320 - 10 - 100 = 210, 480 - 10 - 100 = 370.
  @Test func remake() {
    let view = RemakeView()
    let (near, far) = (
      CGRect(x: 10, y: 10, width: 100, height: 100), CGRect(x: 210, y: 370, width: 100, height: 100)
    )
    expect(
      OpenScreen(
        view, ["button": view.movingButton],
        steps: (1...2).map { _ in { view.movingButton.sendActions(for: .touchUpInside) } }),
      [["button": near], ["button": far], ["button": near]])
    // What `remakeConstraints` has taken away does not hold the button any longer: it has one place only.
    #expect(view.movingButton.frame == near)
  }

  /// Titles of 17 points: 8.5 a letter, 20.4 high with the baseline 4.25 above the bottom, and 6 above and below. A baseline
  /// at 240 has its button at 240 + 4.25 - 20.4 - 6 = 217.85; Center is (320 - 51) / 2 from the left, Raise ends 10 before
  /// the right. Two taps raise by 20, one lowers by 10, the last centers.
  @Test func array() {
    let view = ArrayView()
    expect(
      OpenScreen(
        view, ["lower": view.lowerButton, "center": view.centerButton, "raise": view.raiseButton],
        steps: [view.raiseButton, view.raiseButton, view.lowerButton, view.centerButton].map { button in
          { button.sendActions(for: .touchUpInside) }
        }),
      [0, -10, -20, -10, 0].map { offset in
        [
          "lower": CGRect(x: 10, y: 217.85 + offset, width: 42.5, height: 32.4),
          "center": CGRect(x: 134.5, y: 217.85 + offset, width: 51, height: 32.4),
          "raise": CGRect(x: 267.5, y: 217.85 + offset, width: 42.5, height: 32.4),
        ]
      })
  }
}
