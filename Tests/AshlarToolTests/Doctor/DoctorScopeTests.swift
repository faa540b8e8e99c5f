import AshlarTool
import Testing

/// Names that sources give to cases, associated types and generic parameters are theirs, and as far as they reach.
///
/// What is to be found stands between ‹ and ›; line and column are counted from there. What a name means in each place
/// follows the language reference: a parameter counts in its declaration, a case behind a dot or in its enumeration.
@Suite struct DoctorScopeTests {
  /// A source without its marks, and the places that they marked.
  private static func parse(_ marked: String) -> (source: String, findings: [String]) {
    var source = ""
    var findings: [String] = []
    var (line, column) = (1, 1)
    for character in marked {
      switch character {
      case "‹": findings.append("\(line):\(column) error absent-type ")
      case "›":
        let name = source.reversed().prefix { $0.isLetter }.reversed()
        findings[findings.count - 1] += String(name)
      case "\n":
        source.append(character)
        (line, column) = (line + 1, 1)
      default:
        source.append(character)
        column += 1
      }
    }
    return (source, findings)
  }

  static let cases: [String] = [
    "enum Kind { case UITableView }", "enum Kind {\n  case a, UITableView(Int), UIDevice = 3, UIEvent\n}",
    "enum Kind: Double { case a = -1.5e-3, UITableView = 2 }", "enum Kind: String { case a = \"b\", UITableView }",
    "indirect enum Kind { case a(Kind); case UITableView(Kind) }",
    "enum Kind { case UITableView }\nlet k = Kind.UITableView",
    "enum Kind { case UITouch\n static let all = [UITouch]\n static func f() -> Kind { UITouch } }",
    "f({ enum Kind { case UITouch } })",
    // Elsewhere the name is the missing type's.
    "enum Kind { case UITableView }\nlet list = ‹UITableView›()",
    "let list = ‹UITableView›()\nenum Kind { case UITableView }",
    "enum Outer { enum Kind { case UITouch }\n static let touch = ‹UITouch›() }",
    // What a case carries are types, even if a case has the name of one.
    "enum Kind { case UITableView(‹UITableView›), UITouch(Int, with: [‹UITouch›]) }",
    "enum Kind { case a(‹UITableView›), UITableView }", "enum Kind { case a\n var touch: ‹UITouch› { x } }",
    // Patterns declare nothing.
    "switch x { case ‹UITableView›.shared: 1 }",
    "enum Kind { case a\n func f() { switch self { case ‹UITouch›.a: 1 } } }",
    "enum Kind { static let a = if case ‹UITouch›.a = x { 1 } else { 2 } }",
    "struct Kind { static let a = 1; enum B { case a }; func f() { if case is ‹UITouch› = x {} } }",
  ]

  static let types: [String] = [
    "protocol P { associatedtype UITableView }",
    "protocol P { associatedtype UITouch: Sequence\n func f(_ x: UITouch) }",
    "protocol P { associatedtype UITouch }\nstruct A: P { func f(_ x: UITouch) {} }",
    "struct S<UITouch: Sequence, CGPath> where UITouch.Element == Int { var x: CGPath }",
    "struct S<CGPath> {}\nextension S { var x: CGPath }", "final class A<let n: Int, each UITouch> {}",
    "typealias Pair<UITouch> = (UITouch, UITouch)",
  ]

  static let functions: [String] = [
    "func f<UICollectionView>(_ x: UICollectionView) {}",
    "func f<A: P<Int, Int>, UITouch>(_ x: UITouch) -> UITouch { x }",
    "struct S { init<UITouch>(_ x: UITouch) {}\n init?<CGPath>(_ x: CGPath) {} }",
    "struct S { subscript<UITouch>(x: UITouch) -> UITouch { x } }",
    "func == <UITouch>(a: UITouch, b: UITouch) {}", "func < <UITouch>(a: UITouch, b: UITouch) {}",
    "func f<UITouch>(_ x: UITouch, _ g: () -> Void = { let y = 1 }) { if x { } ; g(UITouch.self) }",
    "func f<UITouch>() where UITouch: P {}", "func f<let n: Int, UITouch>(_ x: UITouch) {}",
    "func f<UITouch: P<[() -> Int]>, CGPath>(_ x: CGPath) {}",
    // The parameter ends with its function.
    "func f<UITouch>(_ x: UITouch) {}\nlet touch = ‹UITouch›()",
    "let touch = ‹UITouch›()\nfunc f<UITouch>(_ x: UITouch) {}",
    "protocol P {\n func f<UITouch>(_ x: UITouch)\n var y: ‹UITouch› { get } }",
    "protocol P { func f<UITouch>(_ x: UITouch) }\nlet touch: ‹UITouch›",
    "func f<UITouch>() { func g<UITouch>() {}\n h(UITouch.self) }\nlet touch: ‹UITouch›",
    // A name that is not declared but used.
    "func f<A: Box<‹UITouch›>>() {}", "func < (a: ‹UITouch›, b: Int) {}", "if a < ‹UITouch›.b {}",
  ]

  /// Functions, types and members that Linux lacks, as names of values.
  static let locals: [String] = [
    "func f(autoreleasepool: (Int) -> Void) { autoreleasepool(1) }",
    "func f(with autoreleasepool: (Int) -> Void, b: Int = autoreleasepool(1)) {}",
    "init(_ objc_sync_enter: @escaping (Int) -> Void) { objc_sync_enter(1) }",
    "subscript(UIRectFill: (Int) -> Int) -> Int { UIRectFill(1) }",
    "func f(UITouch: Int) -> Int { UITouch + 1 }", "func f(x: [‹UITouch›: Int], b: Int) { ‹UITouch›.c }",
    "func f() { let (autoreleasepool, b) = g()\n autoreleasepool(1) }",
    "func f() { var (a, (autoreleasepool, _)) = g()\n autoreleasepool(1) }",
    "func f() { let (x: autoreleasepool, y: b) = g()\n autoreleasepool(1) }",
    "func f() { let a = 1, autoreleasepool = g()\n autoreleasepool(1) }",
    "func f() { let a, b, autoreleasepool: G\n autoreleasepool(1) }",
    "func f() { for autoreleasepool in all { autoreleasepool(1) } }",
    "func f() { for (a, UIRectFill) in all.enumerated() where a > 1 { UIRectFill(1) } }",
    "func f() { for case let UIRectFill? in all { UIRectFill(1) } }",
    "func f() { for try await UIRectFill in all { UIRectFill(1) } }",
    "func f() { for UIRectFill: G in all { UIRectFill(1) } }", "for UIRectFill in all { UIRectFill(1) }",
    "let c = { autoreleasepool, b in autoreleasepool(b) }", "let c = { @MainActor UIRectFill in UIRectFill(1) }",
    "let c = { (UIRectFill: (Int) -> Void) in UIRectFill(1) }", "let c = { (a, UIRectFill) -> Int in UIRectFill(1) }",
    "let c = { [weak self, UIRectFill = g()] in UIRectFill(1) }",
    "let c = { [self] (_ UIRectFill: G, b: Int) async throws -> Int in UIRectFill(1) }",
    "func f() { if let UIRectFill { UIRectFill(1) } }",
    "func f() { guard let UIRectFill = g() else { return }; UIRectFill(1) }",
    "func f() { while let UIRectFill = g() { UIRectFill(1) } }",
    "func f() { if case let (UIRectFill, _) = g() { UIRectFill(2) } }",
    "func f() { if case .some(let UIRectFill) = g() { UIRectFill(2) } }",
    "func f() { switch x { case let .a(UIRectFill, b: .c(UITouch)): UIRectFill(UITouch)\n default: 1 } }",
    "func f() { switch x { case let Kind.a(label: UIRectFill): UIRectFill(1) } }",
    "func f() { do { g() } catch let UIRectFill as E { UIRectFill(1) } }",
    "var x: Int { get { 1 } set(UIRectFill) { UIRectFill(1) } }", "var x = 1 { didSet(UIRectFill) { UIRectFill(1) } }",
    // A value is called without labels; with them, a function of its own is.
    "func f(present: Presenter, dismiss: G) { present(a, animated: true); dismiss(animated: true) }",
    "func f(registerForTraitChanges: (Int) -> Void) { registerForTraitChanges(1) }",
    // The name ends with the braces around it.
    "func f(UITouch: Int) {}\nlet touch = ‹UITouch›()", "let c = { UITouch in UITouch }\nlet touch = ‹UITouch›()",
    "func f() { let UITouch = 1 }\nlet touch = ‹UITouch›()",
    "protocol P { func f(UITouch: Int)\n var t: ‹UITouch› { get } }",
    "func f() { if x { let (UITouch, b) = g() }; ‹UITouch›() }",
    // What is not bound there.
    "func f() { let (a, b): (Int, ‹UITouch›) = g() }", "func f() { if case let x as ‹UITouch› = y { ‹UITouch›.a } }",
    "func f() { if let a = b, c == ‹UITouch›.d { } ; ‹UITouch›() }",
    "func f() { g { (a: ‹UITouch›, b) in ‹UITouch›() } }",
    "func f() { let a: Box<Int, ‹UITouch›, Int> = g(); ‹UITouch›() }", "let c = { [a, ‹UITouch›.b] }",
    "func f(for touch: ‹UITouch›, in view: Int) {}", "func f() { let a = [b: 1, UITouch: 2]; ‹UITouch›() }",
    "func f() { for touch in ‹UITouch›.all { ‹UITouch›() } }", "func f(a: Int) -> (‹UITouch›, Int) { ‹UITouch›() }",
    "extension Box<‹UITouch›> { func f() { ‹UITouch›() } }", "let actor = ‹UITouch›()\nlet b = actor",
  ]

  @Test(arguments: cases + types + functions + locals)
  func namesAreTheirs(marked: String) {
    let (source, findings) = Self.parse(marked)
    #expect(doctorFindings(in: source) == findings)
  }

  /// What a case carries is no call, whatever the case is called.
  @Test func casesCallNothing() {
    #expect(doctorFindings(in: "enum Route { case present(animated: Bool), dismiss(animated: Bool) }") == [])
    // Nor is a case of the name of a modifier one.
    #expect(doctorFindings(in: "enum Change { case override }\nfunc draw(_ rect: Int) {}") == [])
  }
}
