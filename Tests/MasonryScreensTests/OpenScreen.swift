import AshlarLayout
import AshlarViews
import Masonry
import UIKit

/// A screen of 320 by 480 points that is shown in a window.
@MainActor struct OpenScreen {
  /// Something that a visitor does.
  typealias Step = @MainActor () -> Void

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let steps: [Step]
  /// What the layout engine had to say at the opening.
  let events = EventList()

  init(_ screen: UIView, steps: [Step] = []) {
    self.steps = steps
    screen.frame = window.bounds
    window.addSubview(screen)
    open()
  }

  /// - Parameter steps: what a visitor does, given the window.
  init(
    _ controller: UIViewController, safeArea: AshlarLayout.EdgeInsets,
    steps: [@MainActor (AshlarViews.Window) -> Void] = []
  ) {
    let window = window.ashlarWindow
    self.steps = steps.map { step in { step(window) } }
    window.systemSafeAreaInsets = safeArea
    self.window.rootViewController = controller
    open()
  }

  private func open() {
    window.ashlarWindow.eventHandler = { [events] in events.logs.append($0.log) }
    window.layoutIfNeeded()
  }

  /// The frames of all views that have a key, as they are now.
  var frames: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    var work = window.subviews.flatMap(\.subviews)
    while let view = work.popLast() {
      if let key = view.mas_key as? String { frames[key] = view.frame }
      work += view.subviews
    }
    return frames
  }
}

/// What the layout engine said.
final class EventList {
  var logs: [String] = []
}
