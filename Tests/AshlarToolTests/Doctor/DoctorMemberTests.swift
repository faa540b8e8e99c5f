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

    /// What stands right before the name, where the name alone stands elsewhere, too.
    var prefix: String

    init(_ name: String, as subject: String? = nil, behind prefix: String = "", _ source: String) {
      (self.name, self.subject, self.prefix, self.source) = (name, subject ?? name, prefix, source)
    }

    var testDescription: String { source }

    /// Line and column of the name, both counted from 1.
    var place: String? {
      for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let range = line.firstRange(of: prefix + name) else { continue }
        let column = line.distance(from: line.startIndex, to: range.lowerBound) + prefix.count + 1
        return "\(number + 1):\(column)"
      }
      return nil
    }
  }

  static let absent: [Sample] = [
    Sample("usesBottomSafeArea", "import UIKit\nview.keyboardLayoutGuide.usesBottomSafeArea = false"),
    Sample("typingAttributes", "text!.typingAttributes[.font] = font"),
    Sample("addSublayer", "view.layer.addSublayer(line)"),
    Sample("shadowPath", "card.layer.shadowPath = path.cgPath"), Sample("shadowPath", "  self.shadowPath = nil"),
    Sample("windowScene", "let scene = view.window?.windowScene"), Sample("windowScene", "all.map { $0.windowScene }"),
    Sample("windowScene", "\n\n  windows[0].windowScene?.screen"), Sample("windowScene", "f().windowScene"),
    Sample("registerForTraitChanges", "func f() {\n  registerForTraitChanges([A.self]) { (v: Self, _) in v.g() }\n}"),
    Sample("registerForTraitChanges", "view.registerForTraitChanges([A.self], handler: g)"),
    // Set by an object on itself.
    Sample("modalPresentationStyle", "override func viewDidLoad() { modalPresentationStyle = .fullScreen }"),
    Sample("overrideUserInterfaceStyle", "init() {\n  super.init()\n  overrideUserInterfaceStyle = .light\n}"),
    // A local name is no member.
    Sample(
      "windowScene", behind: "?.", "func f() { guard let windowScene = view.window?.windowScene else { return } }"
    ),
    Sample("shadowPath", behind: "layer.", "func f() { if let shadowPath = layer.shadowPath { g(shadowPath) } }"),
    Sample(
      "shadowPath", behind: "layer.",
      "func f() { for (view, shadowPath) in all { view.layer.shadowPath = shadowPath } }"
    ),
    Sample("windowScene", behind: "view.", "func f(windowScene: Int) { view.windowScene = windowScene }"),
    Sample("windowScene", behind: "v.", "f { v, windowScene in v.windowScene = windowScene }"),
    // Values whose type is written.
    Sample("shadowPath", behind: "layer.", "func f(_ layer: CALayer) { layer.shadowPath = nil }"),
    Sample("zPosition", behind: "layer.", "badge.layer.zPosition = 1"),
    Sample("setThumbImage", "slider.setThumbImage(nil, for: .normal)"),
    Sample("hyphenationFactor", "style.hyphenationFactor = 1"),
    Sample("windowScene", behind: "?.", "f { (window: UIKit.UIWindow?) in window?.windowScene }"),
    Sample("sublayers", "class A: UIView {}\nfunc f() { let a = A()\n a.sublayers = nil }"),
    Sample("sublayers", "func f() { let a: UITableViewHelper\n b.sublayers = nil }"),
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
    "func point(inside p: Int) {}\na.point(inside: 1)", "lazy var windowScene = f()\nview.windowScene",
    "struct A { let (shadowPath, b) = (1, 2) }\na.shadowPath", "struct A { var b = 1, windowScene = 2 }\na.windowScene",
    "struct A { let a, b, windowScene: Int }\na.windowScene",
    "struct A { var b: Int, windowScene: Int }\na.windowScene",
    "extension A { var windowScene: Int { 1 } }\na.windowScene",
    // Labels of tuples are members of theirs.
    "func f() -> (shadowPath: Int, b: Int) { g() }\nf().shadowPath", "let t = (a: 1, windowScene: 2)\nt.windowScene",
    "typealias Pair = (a: Int, windowScene: Int)\np.windowScene",
    "var all: [(windowScene: Int, b: Int)]\nall[0].windowScene",
    "func f() { return (windowScene: 1, b: 2) }\nf().windowScene",
    "func f(p: (windowScene: Int, b: Int)) { p.windowScene }",
    // Types that nothing is known of may have the member.
    "func f(style: CardStyle) { style.shadowPath }", "func f(_ style: Theme.Shadow?) { style?.shadowPath }",
    "f { (style: inout CardStyle) in style.shadowPath = 1 }", "func f() { let s = CardStyle(1)\n s.shadowPath }",
    "func f<T>(_ x: T) { x.windowScene }",
    // Cases, constants, labels and texts.
    "let key: Key = .shadowPath", "f(.shadowPath, [.windowScene])", "x ? .windowScene : .shadowPath",
    "Keys.shadowPath", "f(windowScene: 1)", "Style(shadowPath: p)", "let s = \"view.windowScene\"",
    "return .windowScene",
    "f(windowScene)", "xs.map(\\.windowScene)", "let f = registerForTraitChanges",
    // Other members whose names begin or end alike, and calls with other labels.
    "layer.shadowPaths", "view.anchorPoint", "layer.anchorPoint = p", "a.point", "path.point(at: 1)",
    "if a == modalPresentationStyle {}", "let modalPresentationStyle = 1", "f(modalPresentationStyle: 1)",
    "func f() { var modalPresentationStyle = 1\n modalPresentationStyle = 2 }",
    "x.hasDifferentColorAppearance(comparedTo: y)",
    "view.keyboardLayoutGuide.snp.top", "view.hitTest(p, types: [])", "view.safeAreaLayoutGuide", "UIWindow(frame: r)",
    // Ashlar's own views may have more.
    "view.ashlarView.windowScene",
    // Text inputs have what other responders lack.
    "class A: UITextField { override var inputView: UIView? { get { nil } set {} } }",
    "class A: Base { override var inputAccessoryView: UIView? { bar } }",
    // Guarded.
    "#if canImport(ObjectiveC)\nlayer.shadowPath = p\n#endif",
  ]

  @Test(arguments: others)
  func leavesOthersAlone(source: String) {
    #expect(doctorFindings(in: source) == [])
  }
}
