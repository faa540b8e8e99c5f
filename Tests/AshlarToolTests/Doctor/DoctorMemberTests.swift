import AshlarTool
import Testing

/// Members that are told by their bare names. Each is absent from `Sources/UIKit` and promised by no list in
/// `Fixtures/surface`, which `DoctorTableTests` compares.
@Suite struct DoctorMemberTests {
  /// A member, what it is reported as, and a source in which its name stands once.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var subject: String
    var source: String

    init(_ name: String, as subject: String? = nil, _ source: String) {
      (self.name, self.subject, self.source) = (name, subject ?? name, source)
    }

    var testDescription: String { source }

    /// Line and column of the name, both counted from 1.
    var place: String? {
      for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let range = line.firstRange(of: name) else { continue }
        return "\(number + 1):\(line.distance(from: line.startIndex, to: range.lowerBound) + 1)"
      }
      return nil
    }
  }

  static let absent: [Sample] = [
    Sample("keyboardLayoutGuide", "import UIKit\nview.keyboardLayoutGuide.topAnchor.constraint(equalTo: a)"),
    Sample("keyboardLayoutGuide", "make.bottom.equalTo(view!.keyboardLayoutGuide.snp.top)"),
    Sample("shadowPath", "card.layer.shadowPath = path.cgPath"), Sample("shadowPath", "  self.shadowPath = nil"),
    Sample("windowScene", "let scene = view.window?.windowScene"), Sample("windowScene", "all.map { $0.windowScene }"),
    Sample("windowScene", "\n\n  windows[0].windowScene?.screen"), Sample("windowScene", "f().windowScene"),
    Sample("hasDifferentColorAppearance", "if traits.hasDifferentColorAppearance(comparedTo: former) {}"),
    Sample("registerForTraitChanges", "func f() {\n  registerForTraitChanges([A.self]) { (v: Self, _) in v.g() }\n}"),
    Sample("registerForTraitChanges", "view.registerForTraitChanges([A.self], handler: g)"),
    Sample("hitTest", as: "hitTest(with:)", "let hit = super.hitTest(p, with: event)"),
    Sample("point", as: "point(inside:)", "return super.point(inside: p, with: event)"),
    // Another thing of that name excuses no call.
    Sample("point(", as: "point(inside:)", "let point = 1\nreturn a.point(inside: p, with: event)"),
    Sample("UIWindow", as: "UIWindow(windowScene:)", "let w = UIWindow(windowScene: scene)"),
  ]

  @Test(arguments: absent)
  func reportsMember(sample: Sample) throws {
    let place = try #require(sample.place)
    #expect(doctorFindings(in: sample.source) == ["\(place) error absent-member \(sample.subject)"])
  }

  /// Sources with the same names that compile, or of which names alone do not tell.
  static let others: [String] = [
    // Declared by the sources.
    "var shadowPath = 1\nlayer.shadowPath", "guard let windowScene = x else {}\nview.windowScene",
    "func registerForTraitChanges(_ x: Int) {}\nregisterForTraitChanges(1)",
    "func hitTest(_ p: Int, with e: Int) {}\na.hitTest(1, with: 2)",
    "func point(inside p: Int) {}\na.point(inside: 1)", "lazy var keyboardLayoutGuide = f()\nview.keyboardLayoutGuide",
    // Cases, constants, labels and texts.
    "let key: Key = .shadowPath", "f(.shadowPath, [.windowScene])", "x ? .windowScene : .shadowPath",
    "Keys.shadowPath", "f(windowScene: 1)", "Style(shadowPath: p)", "let s = \"view.windowScene\"",
    "return .windowScene",
    "f(windowScene)", "xs.map(\\.windowScene)", "let f = registerForTraitChanges",
    // Other members whose names begin or end alike, and calls with other labels.
    "layer.shadowPaths", "view.anchorPoint", "layer.anchorPoint = p", "a.point", "path.point(at: 1)",
    "view.hitTest(p, types: [])", "view.safeAreaLayoutGuide", "UIWindow(frame: r)",
    // Ashlar's own views have the guide.
    "import AshlarViews\nview.keyboardLayoutGuide", "view.ashlarView.keyboardLayoutGuide",
    // Guarded.
    "#if canImport(ObjectiveC)\nlayer.shadowPath = p\n#endif",
  ]

  @Test(arguments: others)
  func leavesOthersAlone(source: String) {
    #expect(doctorFindings(in: source) == [])
  }
}
