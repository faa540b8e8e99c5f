import AshlarTestSupport
import AshlarTool
import Foundation
import Testing

/// What the doctor takes for absent is compared with what `Fixtures/surface/UIKit*.txt` promise.
@Suite struct DoctorTableTests {
  private static func surface() throws -> [String] {
    let folder = Fixtures.repository.appendingPathComponent("Fixtures/surface")
    return try ["UIKit.txt", "UIKit-more.txt"].flatMap { name in
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n").map(
        String.init)
    }
  }

  /// The heads of declarations, such as `class UIView : UIResponder`, without what stands before the kind.
  private static func types() throws -> [String] {
    try surface().compactMap { line in
      try #/(?:@\w+ )*(?:final )?(?:class|struct|enum|protocol|typealias) (\w+)(?:[ <].*)?/#.wholeMatch(in: line)
        .map { String($0.1) }
    }
  }

  @Test func reportsNoTypeThatIsThere() throws {
    let types = try Self.types()
    #expect(types.contains("UIView") && types.count > 80)
    for type in types { #expect(doctorFindings(in: "let x: \(type)") == [], "\(type)") }
  }

  @Test func reportsNoMemberThatIsThere() throws {
    // Each member is overridden and called with all of its labels; none may be reported.
    for line in try Self.surface() where line.hasPrefix("  ") {
      guard
        let match = try #/.*?\b(func|var) `?(\w+)`?(\(.*)?/#.wholeMatch(in: line.trimmingPrefix(while: { $0 == " " }))
      else { continue }
      let labels = (match.3.map(String.init) ?? "").matches(of: #/[(,] ?(\w+)(?: \w+)?:/#).map { String($0.1) }
      let call = labels.map { $0 == "_" ? "x" : "\($0): x" }.joined(separator: ", ")
      let pattern = labels.map { "\($0) x: Int" }.joined(separator: ", ")
      let name = match.2
      #expect(
        doctorFindings(in: "override \(match.1) \(name)(\(pattern)) {}\ny.\(name)(\(call))") == [], "\(line)")
    }
  }

  /// The module's own sources, in which every type that is public stands at the beginning of a line.
  @Test func knowsEveryTypeOfTheModule() throws {
    let promised = Set(try Self.types())
    let sources = Fixtures.repository.appendingPathComponent("Sources/UIKit")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    for case let url as URL in files where url.pathExtension == "swift" {
      for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
        let head = #/(?:@.+ )?(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+).*/#
        guard let type = try head.wholeMatch(in: line)?.1 else { continue }
        #expect(promised.contains(String(type)), "\(url.lastPathComponent) declares \(type), which no surface names")
      }
    }
  }
}
