import AshlarJSON
import AshlarTestSupport
import AshlarTool
import Foundation
import Testing

/// `ashlar explain`.
@Suite struct ExplainCommandTests {
  private static let twins = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 UIView:0x2.height == 200   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0x2.height == 84   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x1 UIView:0x2.height == 200   (active)>

    """

  @Test func explainsWhatItReads() {
    let environment = FakeEnvironment(["app.log": Self.twins])
    #expect(environment.run("explain", "app.log") == 0)
    #expect(environment.errors == "")
    #expect(environment.output.hasPrefix("app.log:1 · UIKit · 2 constraints\n"))
    #expect(environment.output.contains("`UIView` would have to be 200 and 84 high at once: 116 points apart."))
    #expect(environment.output.contains("✗ `UIView` is 200 high  broken by Apple's engine"))
    #expect(!environment.output.contains("\u{1B}"))
  }

  @Test func colorsOnlyWhereAsked() {
    let environment = FakeEnvironment(["app.log": Self.twins])
    #expect(environment.run("explain", "app.log", "--color", "always") == 0)
    #expect(environment.output.contains("\u{1B}[31m"))
    let page = FakeEnvironment(["app.log": Self.twins])
    #expect(page.run("explain", "app.log", "--color", "never") == 0)
    #expect(!page.output.contains("\u{1B}"))
  }

  @Test func countsWhatRepeats() {
    let other = Self.twins.replacingOccurrences(of: "0x2.", with: "0x9.")
    let environment = FakeEnvironment(["app.log": Self.twins + "noise\n" + other + Self.twins])
    #expect(environment.run("explain", "app.log") == 0)
    #expect(environment.output.contains("2 constraints · 3 times\n"))
  }

  @Test func writesJSON() throws {
    let environment = FakeEnvironment(["app.log": Self.twins])
    #expect(environment.run("explain", "app.log", "--json") == 0)
    let value = try JSONDecoder().decode(FixtureValue.self, from: Data(environment.output.utf8))
    let log = try #require(value["logs"]?.array?.first)
    #expect(value["skipped"]?.integer == 0)
    #expect(log["satisfiable"]?.bool == false)
    #expect(log["broken"]?.integer == 0)
    #expect(log["minimal"]?.array?.compactMap(\.integer) == [0, 1])
    #expect(log["count"]?.integer == 1)
    #expect(log["cause"]?.string == "twins with different constants")
    #expect(
      log["constraints"]?.array?.compactMap { $0["meaning"]?.string } == [
        "`UIView` is 200 high", "`UIView` is 84 high",
      ])
    #expect(log["constraints"]?.array?.first?["address"]?.string == "0x1")
    #expect(log["prediction"]?.array?.first?["constraint"]?.integer == 0)
    let repair = try #require(log["repairs"]?.array?.first)
    #expect(repair["change"]?.string == "remove")
    #expect(repair["swift"]?.string == "// Remove: view.heightAnchor.constraint(equalToConstant: 200).isActive = true")
    #expect(repair["snapkit"]?.string == "// Remove from view.snp.makeConstraints: make.height.equalTo(200)")
    #expect(repair["masonry"]?.string == "// Remove from [view mas_makeConstraints:…]: make.height.mas_equalTo(200);")
  }

  @Test func drawsAndWritesPages() throws {
    let environment = FakeEnvironment(["app.log": Self.twins])
    #expect(environment.run("explain", "app.log", "--svg", "out.svg", "--html", "out.html") == 0)
    let picture = String(decoding: try #require(environment.files["out.svg"]), as: UTF8.self)
    #expect(picture.hasPrefix("<svg"))
    #expect(picture.contains("needs 200, gets 84"))
    let page = String(decoding: try #require(environment.files["out.html"]), as: UTF8.self)
    #expect(page.contains("<svg") && page.contains("116 points apart") && page.hasSuffix("</html>\n"))
  }

  @Test func numbersSeveralPictures() {
    let other = Self.twins.replacingOccurrences(of: "84", with: "85")
    let environment = FakeEnvironment(["app.log": Self.twins + other])
    #expect(environment.run("explain", "app.log", "--svg", "out.svg") == 0)
    #expect(environment.files["out-1.svg"] != nil && environment.files["out-2.svg"] != nil)
  }

  @Test(arguments: ["", "nothing here\n", "[Layout] Unable to simultaneously satisfy constraints:\n<private>\n"])
  func refusesWhatHoldsNothing(text: String) {
    let environment = FakeEnvironment(["app.log": text])
    #expect(environment.run("explain", "app.log") == 65)
    #expect(environment.errors.hasPrefix("app.log: "))
    #expect(environment.output == "")
  }

  @Test func showsWhatItCannotRead() {
    let text = Self.twins.replacingOccurrences(of: "0x2.height == 84", with: "0x2.hight == 84")
    let environment = FakeEnvironment(["app.log": text])
    #expect(environment.run("explain", "app.log") == 0)
    #expect(environment.output.contains("line 4, column 30: expected an item and one of its attributes\n"))
    #expect(environment.output.contains("\n" + String(repeating: " ", count: 6 + 29) + "^\n"))
  }

  @Test func followsALogThatGrows() {
    let environment = GrowingEnvironment(pieces: [
      Array(Self.twins.utf8.prefix(120)), [], Array(Self.twins.utf8.dropFirst(120)), [], Array(Self.twins.utf8), [],
    ])
    #expect(Tool.run(["explain", "--follow", "app.log"], in: environment) == 0)
    #expect(environment.output.contains("app.log:1 · UIKit · 2 constraints\n"))
    #expect(environment.output.hasSuffix("app.log: again, 2 times by now: twins with different constants\n"))
  }

  /// More different ones than are explained: 1000, by Explain.md.
  private static let many = (0..<1002).map { twins.replacingOccurrences(of: "200", with: "\($0 + 1000)") }.joined()

  @Test func countsWhatItDoesNotExplain() throws {
    let plain = FakeEnvironment(["app.log": Self.many])
    #expect(plain.run("explain", "app.log", "--html", "out.html") == 0)
    #expect(plain.output.hasSuffix("\nand 2 more that were not explained\n"))
    let page = String(decoding: try #require(plain.files["out.html"]), as: UTF8.self)
    #expect(page.contains("<p>And 2 more that were not explained.</p>\n"))
    let json = FakeEnvironment(["app.log": Self.many])
    #expect(json.run("explain", "app.log", "--json") == 0)
    let value = try JSONDecoder().decode(FixtureValue.self, from: Data(json.output.utf8))
    #expect(value["logs"]?.array?.count == 1000)
    #expect(value["skipped"]?.integer == 2)
  }

  @Test(arguments: [false, true])
  func saysWhatItDoesNotExplainAsItFollows(isJSON: Bool) {
    let environment = GrowingEnvironment(pieces: [Array(Self.many.utf8)])
    let options = isJSON ? ["--json"] : []
    #expect(Tool.run(["explain", "--follow", "app.log"] + options, in: environment) == 0)
    // The last log begins as many lines further down as 1001 logs have.
    let line = Self.twins.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let place = 1001 * line + 1
    #expect(
      environment.output.hasSuffix(
        isJSON
          ? "{\"skipped\": 2, \"file\": \"app.log\", \"line\": \(place)}\n"
          : "app.log:\(place): not explained, there are too many different ones; 2 such by now\n"))
  }

  @Test func neverSaysThatWhatItDidNotCompareHolds() throws {
    // A thousand constraints are compared, by Explain.md: the last two, which conflict, are not.
    let lines = (0..<1000).map { "<NSLayoutConstraint:0x1\($0) UIView:0x2.width == 8>\n" }
    let end = "<NSLayoutConstraint:0x2 UILabel:0x3.width == 8>\n<NSLayoutConstraint:0x3 UILabel:0x3.width == 9>\n"
    let environment = FakeEnvironment(["app.log": lines.joined() + end])
    #expect(environment.run("explain", "app.log", "--json") == 0)
    let value = try JSONDecoder().decode(FixtureValue.self, from: Data(environment.output.utf8))
    let log = try #require(value["logs"]?.array?.first)
    #expect(log["verdict"]?.string == "unknown")
    #expect(log["satisfiable"] == .null)
    #expect(log["cause"]?.string == "too many to analyse")
    #expect(log["explanation"]?.string?.contains("whether all can is not known") == true)
  }

  @Test func refusesTwoDocumentsInOneStream() {
    for options in [["--json", "--html", "-"], ["--json", "--svg", "-"], ["--html", "-", "--svg", "-"]] {
      let environment = GrowingEnvironment(pieces: [])
      #expect(Tool.run(["explain", "app.log"] + options, in: environment) == 64)
      #expect(environment.output == "")
    }
  }

  @Test func refusesContradictoryOptions() {
    let environment = FakeEnvironment(["app.log": Self.twins])
    #expect(environment.run("explain", "--follow", "--html", "a.html", "app.log") == 64)
    #expect(environment.run("explain", "--svg", "a.png", "app.log") == 64)
    #expect(environment.run("explain") == 64)
    #expect(environment.run("explain", "missing.log") == 66)
  }
}

/// A log that comes in pieces; an empty piece means that nothing has come for a while.
private final class GrowingEnvironment: ToolEnvironment {
  private let pieces: [[UInt8]]
  private(set) var output = ""

  init(pieces: [[UInt8]]) {
    self.pieces = pieces
  }

  func read(_ path: String) throws(FileError) -> [UInt8] { throw FileError(.read, path, reason: "is followed") }
  func contents(of path: String) throws(FileError) -> [FolderEntry]? { nil }
  func write(_ text: String, to path: String) throws(FileError) { throw FileError(.write, path, reason: "is followed") }
  func write(_ text: String) throws(FileError) { output += text }
  func writeError(_ text: String) {}

  func readPieces(_ path: String, follows: Bool, _ body: (FilePiece) -> Bool) throws(FileError) {
    for piece in pieces where !body(piece.isEmpty ? .pause : .bytes(piece)) { return }
  }
}
