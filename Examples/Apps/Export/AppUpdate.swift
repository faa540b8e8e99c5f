import AshlarApps
import AshlarLayout
import UIKit

/// A modern twin that is already shown when its model answers, as in an app: it is laid out, asks its model, and is laid out
/// again.
@MainActor package struct AppUpdate {
  /// The tree at one time.
  package struct Tree {
    /// As in ``TreeDocument/frames``.
    package var frames: [(id: String, frame: Rect)]
    /// The active constraints, in order of activation.
    package var constraints: [String]
    /// What the constraints leave open.
    package var ambiguous: [String]

    @MainActor fileprivate init(_ window: UIWindow) {
      let document = TreeDocument(window)
      (frames, constraints, ambiguous) = (document.frames, document.constraints, document.ambiguous)
    }
  }

  /// That of the twin's ``AppExport/State``.
  package let name: String
  /// The tree while the model knows nothing.
  package let before: Tree
  /// The tree when it has answered.
  package let after: Tree
  /// What came up in both layouts and between them.
  package let events: [LayoutEvent]

  /// Shows a twin and has its model answer.
  package init(of screen: AppScreen, width: Int, direction: LayoutDirection) async {
    name = AppExport.name(of: screen, width: width, direction: direction) + "-modern"
    let twin = screen.makeModern()
    let stage = AppStage(twin.view, width: width, direction: direction)
    before = Tree(stage.window)
    await twin.refresh()
    stage.window.layoutIfNeeded()
    after = Tree(stage.window)
    events = stage.events
  }

  /// The twin of an example in all widths and both directions.
  package static func all(of screen: AppScreen) async -> [AppUpdate] {
    var updates: [AppUpdate] = []
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for width in AppStage.widths { updates.append(await AppUpdate(of: screen, width: width, direction: direction)) }
    }
    return updates
  }
}
