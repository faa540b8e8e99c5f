import AshlarApps
import AshlarJSON
import AshlarLayout
import UIKit

/// The documents of one example: the view and its modern twin in all widths and both directions.
@MainActor package enum AppExport {
  /// A state of an example.
  package struct State {
    /// Such as `LoginForm-320-rtl`, with `-modern` behind that of the twin.
    package var name: String
    /// The tree, laid out.
    package var document: TreeDocument
    /// What came up in the layout.
    package var events: [LayoutEvent]
  }

  /// All states of an example. The model of a twin has answered before it is put into a window: its tree is then made in one
  /// go, and its constraints stand in the order that the frames of the oracles are recorded for; see ``AppUpdate``.
  package static func states(of screen: AppScreen) async -> [State] {
    var states: [State] = []
    for isModern in [false, true] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        for width in AppStage.widths {
          let stage = AppStage(
            isModern ? await answered(screen.makeModern()) : screen.make(), width: width, direction: direction)
          let name = name(of: screen, width: width, direction: direction) + (isModern ? "-modern" : "")
          states.append(State(name: name, document: TreeDocument(stage.window), events: stage.events))
        }
      }
    }
    return states
  }

  private static func answered(_ twin: AppScreen.ModernTwin) async -> UIView {
    await twin.refresh()
    return twin.view
  }

  static func name(of screen: AppScreen, width: Int, direction: LayoutDirection) -> String {
    "\(screen.name)-\(width)" + (direction == .rightToLeft ? "-rtl" : "-ltr")
  }

  /// The documents of an example, with what an oracle needs in `meta`.
  package static func json(of screen: AppScreen) async -> JSONValue {
    .array(
      await states(of: screen).map { state in
        let meta = JSONValue.object([
          ("digest", .string(state.document.digest)), ("labels", state.document.labels),
          ("hidden", .array(state.document.hidden.map { .string($0) })),
        ])
        return .object([("name", .string(state.name))] + state.document.members + [("meta", meta)])
      })
  }
}
