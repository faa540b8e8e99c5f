import UIKit

@testable import MasonryScreens

extension ScreenCase {
  /// Screens with buttons, which the steps tap.
  static let buttons: [ScreenCase] = [
    // The wish is 100 * 1.3^k; the screen caps the width in the fifth step, the height in the sixth.
    ScreenCase(
      "Update",
      [
        CGRect(x: 110, y: 190, width: 100, height: 100), CGRect(x: 95, y: 175, width: 130, height: 130),
        CGRect(x: 75.5, y: 155.5, width: 169, height: 169), CGRect(x: 50.15, y: 130.15, width: 219.7, height: 219.7),
        CGRect(x: 17.195, y: 97.195, width: 285.61, height: 285.61),
        CGRect(x: 0, y: 54.3535, width: 320, height: 371.293), CGRect(x: 0, y: 0, width: 320, height: 480),
      ].map { ["button": $0] }
    ) {
      let screen = UpdateView()
      return OpenScreen(screen, steps: (1...6).map { _ in { tap(screen.button) } })
    },
    // 320 - 10 - 100 = 210, 480 - 10 - 100 = 370.
    ScreenCase(
      "Remake",
      [
        CGRect(x: 10, y: 10, width: 100, height: 100), CGRect(x: 210, y: 370, width: 100, height: 100),
        CGRect(x: 10, y: 10, width: 100, height: 100),
      ].map { ["button": $0] }
    ) {
      let screen = RemakeView()
      return OpenScreen(screen, steps: [{ tap(screen.button) }, { tap(screen.button) }])
    },
    // Titles of 15 points: 7.5 a letter, 18 high, and 6 above and below them. A baseline is 0.95 em = 14.25 below the top of
    // its title, 20.25 below that of the button. Twice up, once down, back to the middle.
    ScreenCase("Array", [0, -10, -20, -10, 0].map(titles)) {
      let screen = ArrayView()
      let taps = [screen.raiseButton, screen.raiseButton, screen.lowerButton, screen.centerButton]
      return OpenScreen(screen, steps: taps.map { button in { tap(button) } })
    },
  ]

  private static func titles(_ offset: CGFloat) -> [String: CGRect] {
    let y = 240 + offset - 20.25
    return [
      "lower": CGRect(x: 10, y: y, width: 37.5, height: 30),
      "center": CGRect(x: (320 - 45) / 2, y: y, width: 45, height: 30),
      "raise": CGRect(x: 320 - 10 - 37.5, y: y, width: 37.5, height: 30),
    ]
  }

  @MainActor private static func tap(_ button: UIButton) { button.sendActions(for: .touchUpInside) }
}
