import AshlarTool
import Testing

/// A line of source, and what is found in it.
///
/// What compiles on Linux was asked of the compiler (Swift 6.3.1) for every attribute, directive and module, and for the
/// types and functions of Foundation; of UIKit's names those are absent that `Fixtures/surface` does not promise.
struct DoctorCase: CustomTestStringConvertible, Sendable {
  var source: String
  /// `line:column severity rule subject`.
  var findings: [String]

  init(_ source: String, _ findings: String...) {
    (self.source, self.findings) = (source, findings)
  }

  var testDescription: String { source }
}

let doctorCases: [DoctorCase] = [
  // Attributes.
  .init("@objc func tap() {}", "1:1 error objective-c @objc"),
  .init("@objcMembers class A {}", "1:1 error objective-c @objcMembers"),
  .init("@objc(Name) class A {}", "1:1 error objective-c @objc"),
  .init("  @IBOutlet weak var title: UILabel!", "1:3 error interface-builder @IBOutlet"),
  .init("@IBAction func tap() {}", "1:1 error interface-builder @IBAction"),
  .init("@IBAction func tap(_ sender: UIButton, event: Int) {}", "1:1 error interface-builder @IBAction"),
  .init("@IBAction func tap(_ sender: UIButton) {}", "1:1 warning interface-builder @IBAction"),
  .init("@IBAction private func tap(_ pair: (Int, Int)) {}", "1:1 warning interface-builder @IBAction"),
  .init("@IBDesignable class A {}", "1:1 warning interface-builder @IBDesignable"),
  .init("@IBInspectable var x = 0", "1:1 warning interface-builder @IBInspectable"),
  .init("@NSManaged var x: Int", "1:1 warning interface-builder @NSManaged"),
  .init("@UIApplicationMain class A {}", "1:1 error absent-type @UIApplicationMain"),
  .init("@nonobjc func f() {}"), .init("dynamic var x = 0"), .init("@discardableResult func f() -> Int { 0 }"),
  // Directives.
  .init("perform(#selector(tap))", "1:9 error objective-c #selector"),
  .init("let path = #keyPath(A.x)", "1:12 error objective-c #keyPath"),
  .init("let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "1:11 error absent-member #colorLiteral"),
  .init("#warning(\"@objc\")"), .init("let f = #file"),
  // Modules.
  .init("import CoreGraphics", "1:8 error absent-module import CoreGraphics"),
  .init("@_exported import QuartzCore", "1:19 error absent-module import QuartzCore"),
  .init("@testable import Combine", "1:18 error absent-module import Combine"),
  .init("import struct SwiftUI.Color", "1:15 error absent-module import SwiftUI"),
  .init("public import os.log", "1:15 error absent-module import os"),
  .init("import UIKit.UIView", "1:8 error absent-module import UIKit.UIView"),
  .init("import class UIKit.UIView"), .init("import UIKit"), .init("import SnapKit"), .init("import MyModule"),
  .init("import Foundation; import WebKit", "1:27 error absent-module import WebKit"),
  .init("x.import(Combine)"),
  // Types.
  .init("let list: UITableView", "1:11 error absent-type UITableView"),
  .init("let list = UIKit.UITableView()", "1:18 error absent-type UITableView"),
  .init("weak var s: Selector?", "1:13 error absent-type Selector"),
  .init("let l = UILabel()"), .init("let x = a.UITableView"), .init("f(UITableView: 1)"),
  .init("let path = `UIBezierPath`"), .init("UITableViewHelper()"),
  .init("URLSession.shared", "1:1 error absent-type URLSession"),
  .init("import FoundationNetworking\nURLSession.shared"),
  .init("#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nURLSession.shared"),
  // Members, functions and calls.
  .init("UIView.animate(withDuration: 1) {}", "1:1 error absent-member UIView.animate"),
  .init("let o: UIView.AnimationOptions", "1:8 error absent-member UIView.AnimationOptions"),
  .init("view.animate()"), .init("My.UIView.animate()"), .init("UIView.noIntrinsicMetric"),
  .init("autoreleasepool { f() }", "1:1 error absent-member autoreleasepool"),
  .init("let t = CACurrentMediaTime()", "1:9 error absent-member CACurrentMediaTime"),
  .init(
    "button.addTarget(self, action: #selector(tap), for: .touchUpInside)",
    "1:8 error absent-member addTarget(action:)"),
  .init(
    "UITapGestureRecognizer(target: self, action: #selector(tap))",
    "1:1 error absent-member UITapGestureRecognizer(target:)"),
  .init("UITapGestureRecognizer()"), .init("button.addAction(UIAction { _ in }, for: .touchUpInside)"),
  .init(
    "center.addObserver(self, selector: #selector(f), name: nil, object: nil)",
    "1:8 error absent-member addObserver(selector:)"),
  .init("center.addObserver(forName: nil, object: nil, queue: nil) { _ in }"),
  .init("present(next, animated: true)", "1:1 error absent-member present(animated:)"),
  .init("super.init(nibName: nil, bundle: nil)"),
  .init("Card(nibName: \"Card\", bundle: nil)", "1:1 error absent-member Card(nibName:)"),
  .init("UIColor(named: \"ink\")"), .init("let c = UIColor { $0.x ? .red : .blue }"),
  .init("UIColor(patternImage: i)", "1:1 error absent-member UIColor(patternImage:)"),
  .init("var c: UIColor { .red }"), .init("UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
  .init("override func draw(_ rect: CGRect) {}", "1:15 error absent-member override of draw"),
  .init("override public func draw(_ rect: CGRect) {}", "1:22 error absent-member override of draw"),
  .init("@MainActor override @discardableResult func draw(_ r: Int) {}", "1:45 error absent-member override of draw"),
  .init("let override = true\nfunc draw(_ rect: CGRect) {}"), .init("f(override)\nfunc draw(_ rect: CGRect) {}"),
  .init("override func draw(in context: Int) {}"), .init("func draw(_ rect: CGRect) {}"),
  .init("override class var layerClass: AnyClass { A.self }", "1:20 error absent-member override of layerClass"),
  .init("override func layoutSubviews() {}"),
  // What the sources declare themselves is theirs.
  .init("class UITableView {}\nlet list = UITableView()"),
  .init("extension UIView { static func animate() {} }\nUIView.animate()"),
  .init("class Base { func draw(_ r: Int) {} }\nclass A: Base { override func draw(_ r: Int) {} }"),
  .init(
    "#if os(iOS)\nclass UITableView {}\n#endif\nlet list = UITableView()", "4:12 error absent-type UITableView"),
  // Tests that crash when they run.
  .init("import XCTest\n@MainActor func testA() {}", "2:17 warning tests testA"),
  .init("import XCTest\n@MainActor func testA() async {}"), .init("import Testing\n@MainActor func testA() {}"),
  .init(
    "import XCTest\n@MainActor final class T: XCTestCase {\nclass func f() {}\nfunc testA() {}\nfunc testB() async {}\n}",
    "4:6 warning tests testA"),
  .init("import XCTest\nfinal class T: XCTestCase {\nfunc testA() {}\n}"),
]

@Suite struct DoctorFindingTests {
  @Test(arguments: doctorCases)
  func findsWhatDoesNotCompile(_ sample: DoctorCase) {
    let findings = doctorFindings(in: sample.source)
    #expect(findings == sample.findings)
  }

  @Test func everyFindingSaysWhatToDo() throws {
    for sample in doctorCases where !sample.findings.isEmpty {
      let environment = FakeEnvironment(["a.swift": sample.source])
      _ = environment.run("doctor", "a.swift")
      for line in environment.output.split(separator: "\n").dropLast() {
        // `a.swift:1:2: what is wrong (what to do)`, nothing empty.
        #expect(try #/a\.swift:\d+:\d+: (warning: )?\S.*\S \(\S.*\S\)/#.wholeMatch(in: line) != nil, "\(line)")
      }
    }
  }
}
