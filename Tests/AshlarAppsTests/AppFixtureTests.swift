import AshlarApps
import AshlarAppsExport
import AshlarJSON
import AshlarLayout
import AshlarTestSupport
import Foundation
import Testing
import UIKit

/// The views of `Examples/Apps`, each with its modern twin, in five widths and both directions, against the frames that
/// oracles found for their trees (`Fixtures/apps`, `Scripts/oracle/apps.py`).
@MainActor @Suite struct AppFixtureTests {
  @Test(arguments: AppScreen.all.map(\.name))
  func hasTheFramesOfTheOracles(name: String) async throws {
    let screen = try #require(AppScreen.all.first { $0.name == name })
    let recorded = try Self.recorded(name)
    let states = await AppExport.states(of: screen)
    #expect(states.map(\.name) == recorded.map(\.name))
    for (state, recorded) in zip(states, recorded) {
      #expect(state.events.isEmpty, "\(state.name): \(state.events)")
      #expect(state.document.ambiguous.isEmpty, "\(state.name): \(state.document.ambiguous)")
      // Frames belong to a tree: if it changes, `make apps-frames` asks the oracles again.
      #expect(state.document.digest == recorded.digest, "\(state.name): another tree than that of the oracles")
      #expect(state.document.frames.map(\.id) == recorded.frames.map(\.id), "\(state.name)")
      Self.expect(state.document.frames, are: recorded, in: state.name)
    }
  }

  /// The twins again, now in a window before their models answer: the update has to change what is shown, and to come out
  /// where the tree comes out that was made in one go.
  @Test(arguments: AppScreen.all.map(\.name))
  func comesOutTheSameWhenUpdated(name: String) async throws {
    let screen = try #require(AppScreen.all.first { $0.name == name })
    let recorded = try Self.recorded(name).filter { $0.name.hasSuffix("-modern") }
    let updates = await AppUpdate.all(of: screen)
    let states = await AppExport.states(of: screen).filter { $0.name.hasSuffix("-modern") }
    #expect(updates.map(\.name) == recorded.map(\.name) && states.map(\.name) == recorded.map(\.name))
    for ((update, state), recorded) in zip(zip(updates, states), recorded) {
      #expect(update.events.isEmpty, "\(update.name): \(update.events)")
      #expect(Self.rows(update.before.frames) != Self.rows(update.after.frames), "\(update.name): nothing changed")
      // The same constraints, activated in another order.
      #expect(update.after.constraints.sorted() == state.document.constraints.sorted(), "\(update.name)")
      #expect(update.after.ambiguous.isEmpty, "\(update.name): \(update.after.ambiguous)")
      #expect(update.after.frames.map(\.id) == recorded.frames.map(\.id), "\(update.name)")
      Self.expect(update.after.frames, are: recorded, in: update.name)
    }
  }

  private static func expect(_ frames: [(id: String, frame: Rect)], are recorded: Recorded, in name: String) {
    for ((id, frame), (_, expected)) in zip(frames, recorded.frames) {
      let found = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      let isNear = zip(found, expected).allSatisfy { ($0 - $1).magnitude < 0.001 }
      #expect(isNear, "\(name): \(id) is \(found), expected \(expected)")
    }
  }

  private static func rows(_ frames: [(id: String, frame: Rect)]) -> [String] {
    frames.map { "\($0.id) \($0.frame)" }
  }

  private struct Recorded {
    var name: String
    var digest: String
    var frames: [(id: String, numbers: [Double])]
  }

  private static func recorded(_ name: String) throws -> [Recorded] {
    let url = Fixtures.repository.appendingPathComponent("Fixtures/apps/\(name).json")
    let file = try JSONReader.read(Array(Data(contentsOf: url)))
    let source = try #require(file["source"]?.string)
    #expect(source.contains("apps.py"))
    return try #require(file["states"]?.array).map { state in
      Recorded(
        name: state["name"]?.string ?? "", digest: state["digest"]?.string ?? "",
        frames: (state["frames"]?.object ?? []).map { ($0.key, ($0.value.array ?? []).compactMap(\.number)) })
    }
  }
}
