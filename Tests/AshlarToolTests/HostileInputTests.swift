import AshlarTool
import Testing

/// A file made to hurt: the tool says what is wrong, in little time and memory.
struct HostileCase: CustomTestStringConvertible, Sendable {
  var name: String
  var bytes: [UInt8]
  /// How the message begins.
  var message: String

  init(_ name: String, _ text: String, _ message: String) {
    self.init(name, bytes: Array(text.utf8), message)
  }

  init(_ name: String, bytes: [UInt8], _ message: String) {
    (self.name, self.bytes, self.message) = (name, bytes, message)
  }

  var testDescription: String { name }
}

private let megabyte = 1_000_000

private func repeated(_ text: String, _ count: Int = megabyte) -> String { String(repeating: text, count: count) }

private func views(_ list: [String], _ more: String = "") -> String {
  "{\"root\": {\"size\": [100, 100]}, \"views\": [\n\(list.joined(separator: ",\n"))]\(more)}"
}

/// A name of a megabyte as messages show it: sixty letters and an ellipsis.
private let cutName = "\"" + repeated("x", 60) + "…\""

let hostileCases: [HostileCase] = [
  .init("513 arrays", repeated("[", 513), "x.json:1:513: more than 512 arrays and objects inside each other\n"),
  .init("a million arrays", repeated("["), "x.json:1:513: more than 512 arrays and objects inside each other\n"),
  .init(
    "deep meta", "{\"root\": {\"size\": [1, 1]}, \"meta\": \(repeated("{\"a\": ", megabyte / 6))",
    // The outer object is one level; 511 more begin at columns 36, 42 and so on, and the next one at 36 + 511 * 6.
    "x.json:1:3102: more than 512 arrays and objects inside each other\n"),
  .init("empty", "", "x.json:1:1: the file is empty\n"),
  .init("a megabyte of spaces", repeated(" "), "x.json:1:1000001: the file is empty\n"),
  .init("truncated", "{\"root\": {\"size\": [1, 1]", "x.json:1:25: the file ends here; expected \",\" or \"}\"\n"),
  .init("unclosed megabyte", "\"" + repeated("x"), "x.json:1:1000002: the file ends here;"),
  .init(
    "invalid UTF-8", bytes: Array("{\"".utf8) + [0xC3, 0x28], "x.json:1:3: the byte 0xC3 is not valid UTF-8 here\n"),
  .init("binary", bytes: [UInt8](0...255), "x.json:1:1: expected a value, found U+0000\n"),
  .init("UTF-16", bytes: [0xFF, 0xFE, 0x7B, 0], "x.json:1:1: the file is in UTF-16 or UTF-32 (save it as UTF-8)\n"),
  .init("1e400", "{\"root\": {\"size\": [1e400, 1]}}", "x.json:1:20: the number is too large\n"),
  .init("exponent of a megabyte", "[1e\(repeated("9"))]", "x.json:1:2: the number is too large\n"),
  .init(
    "too large to solve", "{\"root\": {\"size\": [1e300, 1]}}",
    "x.json:1:20: root.size[0]: 1e+300 is not within ±1e15\n"),
  .init("duplicate keys", "{\"a\": 1, \"a\": 1}", "x.json:1:10: duplicate key \"a\", first in line 1\n"),
  .init("key of a megabyte", "{\"\(repeated("x"))\": 1}", "x.json:1:2: unknown key \(cutName)\n"),
  .init(
    "id of a megabyte", views(["{\"id\": \"\(repeated("x"))\"}"]), "x.json:2:8: views[0].id: the id has more than 1024"),
  .init(
    "parent of a megabyte", views(["{\"id\": \"a\", \"parent\": \"\(repeated("x"))\"}"]),
    "x.json:2:23: views[0].parent: no item named \(cutName)\n"),
  .init(
    "constraint of a megabyte", views(["{\"id\": \"a\"}"], ",\n\"constraints\": [\"\(repeated("x")).width == 1\"]"),
    "x.json:3:18: constraints[0]: no item named \(cutName)\n"),
  .init(
    "identifier of a megabyte", views(["{\"id\": \"a\"}"], ",\n\"constraints\": [\"a.width == 1 #\(repeated("x"))\"]"),
    "x.json:3:31: constraints[0]: the identifier has more than 1024 characters\n"),
  .init(
    "format of a megabyte", views(["{\"id\": \"a\"}"], ",\n\"constraints\": [{\"vfl\": \"[\(repeated("x"))]\"}]"),
    "x.json:3:27: constraints[0].vfl: no view named \(cutName)\n"),
  .init(
    "number of a format too large to solve",
    views(["{\"id\": \"a\"}"], ",\n\"constraints\": [{\"vfl\": \"|-1e300-[a]\"}]"),
    "x.json:3:28: constraints[0].vfl: the number \"1e300\" is too large\n"),
  .init(
    "changes of a megabyte", views(["{\"id\": \"a\"}"], ",\n\"steps\": [{\"set\": {\"\(repeated("x")).text\": \"\"}}]"),
    "x.json:3:20: steps[0].set[\(cutName)]: no item named \(cutName)\n"),
  .init(
    "duplicate ids", views((0..<10_000).map { "{\"id\": \"v\($0 % 9_999)\"}" }),
    "x.json:10001:8: views[9999].id: the id \"v0\" is taken in line 2\n"),
  .init(
    "circle of 10,000", views((0..<10_000).map { "{\"id\": \"v\($0)\", \"parent\": \"v\(($0 + 1) % 10_000)\"}" }),
    "x.json:2:24: views[0].parent: the parents form a circle: \"v0\" → \"v1\" → \"v2\" → \"v3\" → \"v4\" → … (10000 views)"
  ),
]

@Suite struct HostileInputTests {
  @Test(arguments: hostileCases)
  func isRefusedWithAMessage(_ sample: HostileCase) {
    let environment = FakeEnvironment()
    environment.files["x.json"] = sample.bytes
    #expect(environment.run("solve", "x.json") == 65)
    #expect(environment.errors.hasPrefix(sample.message), "\(environment.errors.prefix(300))")
    // Message, line and caret, whatever the file holds.
    #expect(environment.errors.utf8.count < 1_000)
    #expect(environment.output.isEmpty)
  }

  @Test func keepsTerminalsSafe() {
    let environment = FakeEnvironment(["x.json": "{\"\u{1B}[2J\": 1}".replacing("\u{1B}", with: "\\u001b")])
    #expect(environment.run("solve", "x.json") == 65)
    #expect(!environment.errors.contains("\u{1B}"))
  }

  @Test func keepsTerminalsSafeFromNames() {
    let environment = FakeEnvironment([
      "\u{1B}[2J.json": "{",
      "x.json": """
      {"name": "\\u001b[2J", "root": {"size": [9, 9]}, "views": [{"id": "a"}], "expected": {"a": [5, 0, 0, 0]},
      "constraints": ["a.width == 1", "a.width == 2 #\\u001b[2J\\n"]}
      """,
    ])
    #expect(environment.run("solve", "x.json", "\u{1B}[2J.json", "\u{1B}") == 65)
    #expect(environment.run("verify", "x.json") == 1)
    #expect(environment.run("dump", "--solver", "x.json") == 0)
    #expect(environment.output.contains("?[2J\n") && environment.errors.contains("?[2J.json:1:2: "))
    #expect(environment.output.contains("broken: a.width == 2 #?[2J?\n"))
    #expect(!environment.output.contains("\u{1B}") && !environment.errors.contains("\u{1B}"))
  }

  @Test func solvesAChainOf10_000Parents() {
    let count = 10_000
    let list = (0..<count).map { "{\"id\": \"v\($0)\", \"parent\": \"\($0 + 1 < count ? "v\($0 + 1)" : "root")\"}" }
    let environment = FakeEnvironment([
      "x.json": views(list, ", \"constraints\": [\"v0.left == v1.left + 3\"], \"expected\": {\"v0\": [3, 0, 0, 0]}")
    ])
    #expect(environment.run("verify", "x.json") == 0)
    #expect(environment.output == "1 passed, 0 failed\n")
  }

  @Test func solvesAConstraintAcross1_000Parents() {
    let count = 1_000
    let list = (0..<count).map { "{\"id\": \"v\($0)\", \"parent\": \"\($0 == 0 ? "root" : "v\($0 - 1)")\"}" }
    let steps = (1..<count).map { "\"v\($0).left == v\($0 - 1).left + 1\"" }
    // v999 is 999 points inside of v0; its right edge is to be at 1000 in the root.
    let environment = FakeEnvironment([
      "x.json": views(
        list,
        """
        , "constraints": [\(steps.joined(separator: ",")), "v999.right == root.left + 1000", "v0.left == root.left"],
         "expected": {"v999": [1, 0, 1, 0]}
        """)
    ])
    #expect(environment.run("verify", "x.json") == 0)
  }

  @Test func solvesATextOfAMegabyte() {
    // 200,000 times "word " at 10 points: 20 points a word and 5 a space; 115 points hold four words with three
    // spaces (5 * 20 + 4 * 5 = 120 is too much), so 4 words a line and 50,000 lines of 12 points.
    let label =
      "{\"id\": \"l\", \"type\": \"label\", \"font\": {\"size\": 10}, \"lines\": 0, \"text\": \"\(repeated("word ", 200_000))\"}"
    let environment = FakeEnvironment([
      "x.json": views(
        [label],
        """
        , "constraints": ["l.left == root.left", "l.width == 115", "l.top == root.top"],
         "expected": {"l": [0, 0, 115, 600000]}
        """)
    ])
    #expect(environment.run("verify", "x.json") == 0)
  }

  @Test func solves100_000Siblings() {
    let environment = FakeEnvironment(["x.json": views((0..<100_000).map { "{\"id\": \"v\($0)\"}" })])
    #expect(environment.run("verify", "x.json") == 0)
  }
}
