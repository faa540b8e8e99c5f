import AshlarTool
import Testing

@Suite struct ArgumentTests {
  /// A command line and the first line that it says on standard error; the exit code is 64.
  static let refused: [([String], String)] = [
    ([], "ashlar: no command given"),
    (["slove", "a"], "ashlar: unknown command \"slove\" (did you mean \"solve\"?)"),
    (["frobnicate"], "ashlar: unknown command \"frobnicate\""),
    (["check", "a"], "ashlar: the command \"check\" comes with a later version"),
    (["--vresion"], "ashlar: unknown option \"--vresion\" (did you mean \"--version\"?)"),
    (["solve"], "ashlar solve: DOC is missing"),
    (["solve", "a", "--fromat", "json"], "ashlar solve: unknown option \"--fromat\" (did you mean \"--format\"?)"),
    (["solve", "a", "--format", "yaml"], "ashlar solve: --format: unknown value \"yaml\" (there is table and json)"),
    (["solve", "a", "--format=jsno"], "ashlar solve: --format: unknown value \"jsno\" (did you mean \"json\"?)"),
    (["solve", "a", "--format"], "ashlar solve: --format needs a value"),
    (["solve", "a", "--rtl=yes"], "ashlar solve: --rtl takes no value"),
    (["solve", "a", "--rtl", "--rtl"], "ashlar solve: --rtl is given twice"),
    (["solve", "a", "--size", "1x1", "--size=2x2"], "ashlar solve: --size is given twice"),
    (
      ["solve", "a", "--size", "100"],
      "ashlar solve: --size: expected a width, an x and a height, such as 375x812, found \"100\""
    ),
    (
      ["solve", "a", "--size", "-1x5"],
      "ashlar solve: --size: expected a width, an x and a height, such as 375x812, found \"-1x5\""
    ),
    (["solve", "-x", "a"], "ashlar solve: unknown option \"-x\""),
    (["verify"], "ashlar verify: DOC is missing"),
    (["verify", "a", "--rtl"], "ashlar verify: unknown option \"--rtl\""),
    (["render", "a"], "ashlar render: -o FILE is missing"),
    (["render", "a", "-o"], "ashlar render: -o needs a value"),
    (["render", "-o", "b.svg"], "ashlar render: DOC is missing"),
    (["render", "a", "b", "-o", "c.svg"], "ashlar render: unexpected argument \"b\""),
    (["render", "a", "-o", "b.png"], "ashlar render: -o: expected a name that ends in .svg, or -, found \"b.png\""),
    (["render", "a", "-o", ".svg"], "ashlar render: -o: expected a name that ends in .svg, or -, found \".svg\""),
    (
      ["render", "a", "-o", "b.svg", "--step", "-1"],
      "ashlar render: --step: expected an index, counted from 0, found \"-1\""
    ),
    (["dump", "a", "b"], "ashlar dump: unexpected argument \"b\""),
    (["vfl"], "ashlar vfl: FORMAT is missing"),
    (
      ["vfl", "[a]", "--options", "alignAllLefft"],
      "ashlar vfl: --options: unknown value \"alignAllLefft\" (did you mean \"alignAllLeft\"?)"
    ),
    (["vfl", "[a]", "--views", "a,,b"], "ashlar vfl: --views: expected names of letters, digits and _, found \"\""),
    (
      ["vfl", "[a]", "--standard-spacing", "8"],
      "ashlar vfl: --standard-spacing: expected two numbers, or a number and null, found \"8\""
    ),
  ]

  @Test(arguments: refused)
  func refusesCommandLines(arguments: [String], message: String) {
    let environment = FakeEnvironment(["a": "{}"])
    #expect(Tool.run(arguments, in: environment) == 64)
    let lines = environment.errors.split(separator: "\n").map(String.init)
    #expect(lines.first == message)
    #expect(lines.last?.hasPrefix("try: ashlar") == true)
    #expect(environment.output.isEmpty)
  }

  @Test(arguments: [["--help"], ["help"], ["-h"]])
  func printsHelp(arguments: [String]) {
    let environment = FakeEnvironment()
    #expect(Tool.run(arguments, in: environment) == 0)
    for command in ["solve", "verify", "vfl", "render", "dump"] {
      #expect(environment.output.contains("\n  \(command) "))
    }
    #expect(environment.errors.isEmpty)
  }

  @Test(arguments: ["solve", "verify", "vfl", "render", "dump"])
  func printsHelpOfACommand(name: String) {
    let environment = FakeEnvironment()
    #expect(environment.run(name, "--help") == 0)
    #expect(environment.output.hasPrefix("usage: ashlar \(name) "))
    #expect(environment.output.contains("  --help "))
  }

  @Test func helpNeedsNoOperands() {
    let environment = FakeEnvironment()
    #expect(environment.run("solve", "-h", "--format", "table") == 0)
    #expect(environment.errors.isEmpty)
  }

  @Test func printsTheVersion() {
    let environment = FakeEnvironment()
    #expect(environment.run("--version") == 0)
    #expect(environment.output == "ashlar 0.1.0\n")
  }

  @Test func takesOperandsBehindTwoDashes() {
    let environment = FakeEnvironment(["--rtl": #"{"name": "odd", "root": {"size": [1, 1]}}"#])
    #expect(environment.run("solve", "--format=json", "--", "--rtl") == 0)
    #expect(environment.output.hasPrefix(#"{"name": "odd""#))
  }
}
