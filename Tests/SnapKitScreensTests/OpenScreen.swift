import AshlarLayout
import AshlarViews
import Testing
import UIKit

/// A screen of 320 by 480 points that is shown in a window.
@MainActor
struct OpenScreen {
  /// Something that a visitor does.
  typealias Step = @MainActor () -> Void

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// By the names that the tables use.
  let views: KeyValuePairs<String, UIView>
  let steps: [Step]

  init(_ screen: UIView, _ views: KeyValuePairs<String, UIView>, steps: [Step] = []) {
    self.views = views
    self.steps = steps
    screen.frame = window.bounds
    window.addSubview(screen)
    begin()
  }

  init(
    _ controller: UIViewController, safeArea: EdgeInsets = .zero, _ views: KeyValuePairs<String, UIView>,
    steps: [Step] = []
  ) {
    self.views = views
    self.steps = steps
    window.ashlarWindow.systemSafeAreaInsets = safeArea
    window.rootViewController = controller
    begin()
  }

  private func begin() {
    window.ashlarWindow.eventHandler = { _ in }
    window.layoutIfNeeded()
  }

  /// The frames as they are now.
  var frames: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for (name, view) in views { frames[name] = view.frame }
    return frames
  }
}

/// Compares the frames with tables: those at first, then those after each step.
@MainActor
func expect(_ screen: OpenScreen, _ states: [[String: CGRect]]) {
  #expect(states.count == screen.steps.count + 1)
  screen.expect(states[0], "at first")
  for (index, (step, frames)) in zip(screen.steps, states.dropFirst()).enumerated() {
    step()
    screen.window.layoutIfNeeded()
    screen.expect(frames, "after step \(index + 1)")
  }
}

extension OpenScreen {
  /// Compares the frames as they are now with a table.
  func expect(_ expected: [String: CGRect], _ moment: String) {
    let found = frames
    #expect(found.keys.sorted() == expected.keys.sorted(), "\(moment)")
    for (name, frame) in expected {
      let actual = found[name] ?? .null
      let differences = [
        actual.minX - frame.minX, actual.minY - frame.minY, actual.width - frame.width, actual.height - frame.height,
      ]
      #expect(differences.allSatisfy { abs($0) < 1e-6 }, "\(moment): \(name) is \(actual), not \(frame)")
    }
  }
}
