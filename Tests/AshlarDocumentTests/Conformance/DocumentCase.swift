import AshlarDocument
import AshlarLayout
import AshlarTestSupport
import Foundation

/// A document of a fixture file, read by us, and the same text read by Foundation, which says what to expect.
struct DocumentCase: Sendable, CustomStringConvertible {
  let fixture: FixtureCase
  let document: Result<LayoutDocument, DocumentError>

  var description: String { fixture.name }

  /// All documents of a folder of `Fixtures/`.
  static func all(in folder: String) throws -> [DocumentCase] {
    try Fixtures.files(in: folder).flatMap { url in
      let data = try Data(contentsOf: url)
      let cases = try Fixtures.cases(of: data, file: url.lastPathComponent)
      let file = try DocumentFile(Array(data), name: url.lastPathComponent)
      return zip(cases, file.documents).map { DocumentCase(fixture: $0, document: $1) }
    }
  }

  /// What is expected at first and after each step.
  var targets: [FixtureValue] { [fixture.body] + (fixture["steps"]?.array ?? []) }
}

extension LayoutState {
  /// x, y, width and height of an item, or nil.
  func numbers(of id: String) -> [Double]? {
    guard let frame = frames.first(where: { $0.id == id })?.frame else { return nil }
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  /// `v.x`, `v.width` and so on, as the tool prints them.
  var ambiguousNames: [String] { ambiguous.map { "\($0.id).\($0.kind.name)" } }
}
