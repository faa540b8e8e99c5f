import Masonry
import Testing
import UIKit

@testable import MasonryScreens

/// Masonry's example screens, and SnapKit's in its words, have the frames of the inventory, also after every step.
@MainActor @Suite struct ScreenTests {
  @Test(arguments: ScreenCase.tiles + ScreenCase.content + ScreenCase.buttons)
  func hasTheFramesOfTheOriginal(_ example: ScreenCase) {
    let screen = example.open()
    #expect(screen.steps.count == example.states.count - 1)
    expect(example.states[0], on: screen, "at first")
    for (index, step) in screen.steps.enumerated() {
      step()
      screen.window.layoutIfNeeded()
      expect(example.states[index + 1], on: screen, "after step \(index + 1)")
    }
    // Only one screen has mistakes in it.
    #expect(screen.events.logs.isEmpty == (example.testDescription != "Debugging"))
  }

  private func expect(_ frames: [String: CGRect], on screen: OpenScreen, _ moment: String) {
    let found = screen.frames
    #expect(found.keys.sorted() == frames.keys.sorted(), "\(moment)")
    for (name, frame) in frames {
      let actual = found[name] ?? .zero
      let differences = [
        actual.minX - frame.minX, actual.minY - frame.minY, actual.width - frame.width, actual.height - frame.height,
      ]
      #expect(differences.allSatisfy { $0.magnitude < 1e-6 }, "\(moment): \(name) is \(actual), not \(frame)")
    }
  }

  /// The content ends with the last row, and can be scrolled there.
  @Test func scrollsToTheLastRow() {
    let screen = ScrollRowsView()
    let open = OpenScreen(screen)
    #expect(screen.scrollView.contentSize == CGSize(width: 320, height: 1375))
    screen.scrollView.scrollRectToVisible(screen.rows[9].frame, animated: false)
    open.window.layoutIfNeeded()
    #expect(screen.scrollView.contentOffset == CGPoint(x: 0, y: 1375 - 480))
  }

  /// The reports name views and constraints by their keys.
  @Test func namesWhatFights() {
    let screen = DebuggingView()
    let logs = OpenScreen(screen).events.logs.joined(separator: "\n")
    for words in [
      "'space' V:[green]-(10)-[blue] ", "'5000 points' blue.height >= 5000 ", "'second top' V:|-(100)-[blue] ",
    ] {
      #expect(logs.contains(words), "\(words) is not in:\n\(logs)")
    }
    let broken = screen.constraints.compactMap { $0 as? MASLayoutConstraint }.first { $0.mas_key as? String == "space" }
    #expect(broken?.description == "<MASLayoutConstraint:space TileView:green.bottom == TileView:blue.top - 10>")
  }
}
