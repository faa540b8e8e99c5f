import AshlarTool
import Testing

@Suite struct DoctorCommandTests {
  @Test func printsALineForEachFinding() {
    let environment = FakeEnvironment([
      "App/Login.swift": "import UIKit\nclass Login: UIView {\n  @objc func tap() {}\n}\n",
      "App/Good.swift": "let a = 1\n",
    ])
    #expect(environment.run("doctor", "App") == 1)
    #expect(
      environment.output == """
        App/Login.swift:3:3: @objc needs the runtime of Objective-C, which Linux lacks (guard it with #if \
        canImport(ObjectiveC); a target and action become addAction(UIAction { … }, for: …))
        1 error, 0 warnings in 1 of 2 files

        """)
    #expect(environment.errors.isEmpty)
  }

  @Test func findsNothingInGoodSources() {
    let environment = FakeEnvironment(["a.swift": "import UIKit\nimport SnapKit\n"])
    #expect(environment.run("doctor", "a.swift") == 0)
    #expect(environment.output == "1 file, nothing found\n")
  }

  @Test func warningsAreNoFailure() {
    let environment = FakeEnvironment(["a.swift": "@IBInspectable var x = 0"])
    #expect(environment.run("doctor", "a.swift") == 0)
    #expect(environment.output.hasSuffix("\n0 errors, 1 warning in 1 of 1 file\n"))
  }

  @Test func printsOneObject() {
    let environment = FakeEnvironment(["a.swift": "import Combine"])
    #expect(environment.run("doctor", "a.swift", "--json") == 1)
    #expect(
      environment.output == """
        {"files": 1, "errors": 1, "warnings": 0, "findings": [{"file": "a.swift", "line": 1, "column": 8, "severity": \
        "error", "rule": "absent-module", "subject": "import Combine", "message": "names a module that Linux lacks", \
        "repair": "hand values on by closures or async sequences; guard the import and its uses with #if \
        canImport(Combine)"}]}

        """)
  }

  @Test func looksThroughFoldersInOrder() {
    let bad = "@objc"
    let environment = FakeEnvironment([
      "P/b.swift": bad, "P/a/z.swift": bad, "P/a/B.swift": bad, "P/c/d/e.swift": bad, "P/.build/x.swift": bad,
      "P/notes.md": bad, "P/Main.storyboard": "<xml/>", "other.txt": bad,
    ])
    #expect(environment.run("doctor", "--json", "other.txt", "P/", "P/b.swift") == 1)
    // A file that is named is read whatever its name, and once; names are sorted by their bytes.
    #expect(
      doctorFindings(inJSON: environment.output).map { String($0.prefix { $0 != ":" }) } == [
        "other.txt", "P/Main.storyboard", "P/a/B.swift", "P/a/z.swift", "P/b.swift", "P/c/d/e.swift",
      ])
  }

  @Test func countsDeclarationsOfAllFiles() {
    let environment = FakeEnvironment(["a.swift": "let list = UITableView()", "b.swift": "class UITableView {}"])
    #expect(environment.run("doctor", "a.swift", "b.swift") == 0)
    #expect(environment.run("doctor", "a.swift") == 1)
  }

  @Test func readsWhatItCan() {
    let environment = FakeEnvironment(["a.swift": "@objc"])
    environment.files["bad.swift"] = Array("let a".utf8) + [0xC3, 0x28]
    #expect(environment.run("doctor", "none.swift", "bad.swift", "a.swift") == 66)
    #expect(
      environment.errors == """
        none.swift: cannot be read: No such file or directory
        bad.swift: the byte at offset 5 is not valid UTF-8; is this Swift?

        """)
    #expect(environment.output.hasSuffix("1 error, 0 warnings in 1 of 1 file\n"))
    #expect(environment.run("doctor", "a.swift", "bad.swift") == 65)
  }

  /// A path that leads to nothing may be mistyped; a job of CI must not pass for it.
  @Test(arguments: [["P"], ["P/"], ["P", "P/sub"], ["P/sub", "P"]])
  func refusesFoldersWithoutSources(paths: [String]) {
    let environment = FakeEnvironment(["P/notes.md": "@objc", "P/sub/a.txt": "@objc", "P/.build/x.swift": "@objc"])
    #expect(Tool.run(["doctor"] + paths, in: environment) == 66)
    #expect(
      environment.errors == "\(paths[0]): there are no Swift files in this folder; is it the right one?\n")
    #expect(environment.output == "0 files, nothing found\n")
  }

  @Test func refusesOneFolderOfSeveral() {
    let environment = FakeEnvironment(["P/a.swift": "@objc", "Q/a.txt": ""])
    #expect(environment.run("doctor", "--json", "P", "Q") == 66)
    #expect(environment.errors == "Q: there are no Swift files in this folder; is it the right one?\n")
    #expect(doctorFindings(inJSON: environment.output) == ["P/a.swift:1:1 error objective-c @objc"])
  }

  @Test func takesFoldersThatAreNotEmpty() {
    let environment = FakeEnvironment(["P/sub/a.swift": "", "P/A.xib": "<xml/>", "Q/A.xib": "<xml/>"])
    #expect(environment.run("doctor", "P", "P/sub", "P/") == 0)
    #expect(environment.run("doctor", "P/sub", "P") == 0)
    // A file of Interface Builder is a finding.
    #expect(environment.run("doctor", "Q") == 0)
    #expect(environment.errors.isEmpty)
  }

  @Test func keepsTerminalsSafe() {
    let environment = FakeEnvironment(["\u{1B}[2J.swift": "@objc"])
    #expect(environment.run("doctor", "\u{1B}[2J.swift") == 1)
    #expect(environment.output.hasPrefix("?[2J.swift:1:1: @objc"))
  }

  /// Sources made to hurt: a megabyte of each, which a walk that is not linear would take hours for.
  static let hostile: [String] = [
    "#if (", "#if os(iOS)\n", "#else\n", "#endif\n", "(", ")", "\"", "\"\\(", "\"\"\"", "\"\"\"\\(", "#\"", "#", "##/",
    "/ /",
    "(/", "(/\\/", "/*", "*/", "`", "@", "@objc", "@MainActor ", "@IBAction func f(", "UIView.", "override ", "import ",
    "\\",
    "\u{0}", "\u{1F600}", "class ", "f(target:", "UIColor{", "#selector(", "addTarget(action:", "\r", "!", "#if !", "$",
    "func f<", "func f<A>(", "enum A{case a(", "enum A{case UITouch,b ", "struct A<B,", "protocol P{func f<UITouch>()",
    "0x",
    "import os\n", "#if a && (\n", "import XCTest\n@MainActor class A: XCTestCase { func testA() {}\n",
  ]

  /// Likewise inside of one enumeration.
  @Test func readsManyCasesOnce() {
    let count = 1_000_000 / "case UITouch\n".utf8.count
    let environment = FakeEnvironment(["a.swift": "enum A {" + String(repeating: "case UITouch\n", count: count) + "}"])
    #expect(environment.run("doctor", "a.swift") == 0)
  }

  @Test(arguments: hostile)
  func readsAnythingOnce(piece: String) {
    let count = 1_000_000 / piece.utf8.count
    let environment = FakeEnvironment(["a.swift": String(repeating: piece, count: count)])
    #expect([0, 1].contains(environment.run("doctor", "a.swift")))
    #expect(environment.errors.isEmpty)
  }
}
