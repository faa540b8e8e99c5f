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

  @Test(arguments: cases + types + functions)
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
