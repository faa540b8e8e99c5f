import AshlarTool
import Testing

@Suite struct SolveCommandTests {
  static let card = """
    {"name": "card", "root": {"size": [100, 50]},
     "views": [{"id": "a"}, {"id": "b", "parent": "a"}], "guides": [{"id": "g", "owner": "a"}],
     "constraints": ["a.width == 10", "a.width == 20", "a.leading == root.leading + 3", "a.height == 9", "a.top == root.top",
       "b.left == a.left + 0.3333333333333", "b.top == a.top", "b.width == 1", "b.height <= 2", "g.left == a.left",
       "g.top == a.top", "g.right == a.right", "g.bottom == a.bottom"],
     "steps": [{"remove": 0}, {"set": {"root.size": [200, 50]}}]}
    """

  @Test func printsJSON() {
    let environment = FakeEnvironment(["card.json": Self.card])
    #expect(environment.run("solve", "card.json", "--format", "json") == 0)
    // The height of b is bounded from above only: open, and 0 by the rest rule.
    #expect(
      environment.output
        == [
          #"{"name": "card", "frames": {"root": [0, 0, 100, 50], "a": [3, 0, 10, 9], "b": [0.333333, 0, 1, 0], "#,
          #""g": [0, 0, 10, 9]}, "conflicts": [{"constraints": ["a.width == 10", "a.width == 20"], "#,
          #""broken": "a.width == 20"}], "ambiguous": ["b.height"], "steps": [{"frames": {"root": [0, 0, 100, 50], "#,
          #""a": [3, 0, 20, 9], "b": [0.333333, 0, 1, 0], "g": [0, 0, 20, 9]}, "conflicts": [], "#,
          #""ambiguous": ["b.height"]}, {"frames": {"root": [0, 0, 200, 50], "a": [3, 0, 20, 9], "#,
          #""b": [0.333333, 0, 1, 0], "g": [0, 0, 20, 9]}, "conflicts": [], "ambiguous": ["b.height"]}]}"#, "\n",
        ].joined())
    #expect(environment.errors.isEmpty)
  }

  @Test func printsATable() {
    let environment = FakeEnvironment(["card.json": Self.card])
    #expect(environment.run("solve", "card.json", "--rtl", "--size", "300x1.5") == 0)
    // From the right: 300 - 3 - 10 = 287; after the conflict is gone 277. The second step sets the size again.
    #expect(
      environment.output == """
        card
                   x  y  width  height
          root     0  0    300     1.5
          a      287  0     10       9
          b     0.33  0      1       0
          g        0  0     10       9
        conflict: a.width == 10, a.width == 20; broken: a.width == 20
        left open: b.height

        after steps[0]
                   x  y  width  height
          root     0  0    300     1.5
          a      277  0     20       9
          b     0.33  0      1       0
          g        0  0     20       9
        left open: b.height

        after steps[1]
                   x  y  width  height
          root     0  0    200      50
          a      177  0     20       9
          b     0.33  0      1       0
          g        0  0     20       9
        left open: b.height

        """)
  }

  @Test func solvesSeveralFilesAndStandardInput() {
    let text = #"{"root": {"size": [1, 2]}}"#
    let environment = FakeEnvironment(["x/one.json": text, "-": "[\(text), \(text)]"])
    #expect(environment.run("solve", "--format", "json", "x/one.json", "-") == 0)
    let names = environment.output.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(names == [#"{"name": "one.json""#, #"{"name": "stdin#1""#, #"{"name": "stdin#2""#])
  }

  @Test func goesOnAfterAMissingFile() {
    let environment = FakeEnvironment(["one.json": #"{"root": {"size": [1, 2]}}"#, "bad.json": "{"])
    #expect(environment.run("solve", "absent.json", "bad.json", "one.json", "--format", "json") == 66)
    #expect(
      environment.errors == """
        absent.json: cannot be read: No such file or directory
        bad.json:1:2: the file ends here; expected a key in double quotes or "}"
          {
           ^

        """)
    #expect(environment.output.hasPrefix(#"{"name": "one.json""#))
  }

  @Test func namesAnEmptyPath() {
    let environment = FakeEnvironment()
    #expect(environment.run("solve", "") == 66)
    #expect(environment.errors == "\"\": cannot be read: No such file or directory\n")
  }

  @Test func saysThatItCannotWrite() {
    let environment = FakeEnvironment(["one.json": #"[{"root": {"size": [1, 2]}}, {"root": {"size": [1, 2]}}]"#])
    environment.isFull = true
    #expect(environment.run("solve", "one.json") == 73)
    #expect(environment.errors == "standard output: cannot be written: No space left on device\n")
  }

  @Test func drawsPictures() {
    let environment = FakeEnvironment([
      "p.json": """
      {"root": {"size": [75, 16]}, "views": [{"id": "left"}, {"id": "right"}, {"id": "inside", "parent": "right"}],
       "constraints": [{"vfl": "|[left(30)][right]|"}, {"vfl": "V:|[left]|"}, {"vfl": "V:|[right]|"},
         {"vfl": "|-10-[inside]-10-|"}, {"vfl": "V:|-4-[inside]-4-|"}]}
      """
    ])
    #expect(environment.run("solve", "--picture", "p.json") == 0)
    // One column a point, one row two points: lines at columns 0, 30, 75 and rows 0, 8; inside at 40…65 and rows 2…6.
    let bar = { (count: Int, text: String) in String(repeating: text, count: count) }
    let space = { (count: Int) in bar(count, " ") }
    let empty = "│" + space(29) + "│" + space(44) + "│"
    let middle = "│" + space(29) + "│" + space(9) + "│" + space(24) + "│" + space(9) + "│"
    #expect(
      environment.output.split(separator: "\n").suffix(9).map(String.init) == [
        "┌left" + bar(25, "─") + "┬right" + bar(39, "─") + "┐", empty,
        "│" + space(29) + "│" + space(9) + "┌inside" + bar(18, "─") + "┐" + space(9) + "│", middle, middle, middle,
        "│" + space(29) + "│" + space(9) + "└" + bar(24, "─") + "┘" + space(9) + "│", empty,
        "└" + bar(29, "─") + "┴" + bar(44, "─") + "┘",
      ])
  }

  @Test(arguments: ["[0, 0]", "[0, 5]", "[1e15, 1e-15]", "[1e15, 1e15]"])
  func drawsRootsOfAnySize(size: String) {
    let text =
      #"{"root": {"size": \#(size)}, "views": [{"id": "a"}], "constraints": ["a.width == 1e9", "a.left == root.left - 5"]}"#
    #expect(FakeEnvironment(["p.json": text]).run("solve", "--picture", "p.json") == 0)
  }
}
