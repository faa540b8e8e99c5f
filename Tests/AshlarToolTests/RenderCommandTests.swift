import AshlarTool
import Testing

@Suite struct RenderCommandTests {
  /// A red square at 10, 10, pushed to 50 by its step.
  private static let document = #"""
    {"name": "one", "root": {"size": [100, 50]}, "views": [{"id": "a", "parent": "root", "background": "#ff0000"}],
     "constraints": ["a.left == root.left + 10", "a.top == root.top + 10", "a.width == 30", "a.height == 30"],
     "steps": [{"constant": [0, 50]}]}
    """#

  private func picture(x: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50" \
    font-family="Helvetica Neue, Helvetica, Arial, Liberation Sans, DejaVu Sans, sans-serif" xml:space="preserve" \
    role="img">
    <title>one</title>
    <rect x="0" y="0" width="100" height="50" fill="#ffffff"/>
    <rect x="\(x)" y="10" width="30" height="30" fill="#ff0000"/>
    </svg>

    """
  }

  private func text(_ environment: FakeEnvironment, _ path: String) -> String? {
    environment.files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func drawsADocument() {
    let environment = FakeEnvironment(["d.json": Self.document])
    #expect(environment.run("render", "d.json", "-o", "out/d.svg") == 0)
    #expect(text(environment, "out/d.svg") == picture(x: 10))
    #expect(environment.output.isEmpty)
    #expect(environment.errors.isEmpty)
  }

  @Test func drawsToStandardOutput() {
    let environment = FakeEnvironment(["d.json": Self.document])
    #expect(environment.run("render", "d.json", "-o", "-") == 0)
    #expect(environment.output == picture(x: 10))
  }

  @Test func drawsAfterAStep() {
    let environment = FakeEnvironment(["d.json": Self.document])
    #expect(environment.run("render", "d.json", "-o", "d.svg", "--step", "0") == 0)
    #expect(text(environment, "d.svg") == picture(x: 50))
  }

  @Test func refusesAStepThatIsNotThere() {
    let environment = FakeEnvironment(["d.json": Self.document])
    #expect(environment.run("render", "d.json", "-o", "d.svg", "--step", "1") == 65)
    #expect(environment.errors == "d.json: one: there is no steps[1]: the number of steps is 1\n")
    #expect(environment.files["d.svg"] == nil)
  }

  @Test func drawsWireframes() {
    let environment = FakeEnvironment(["d.json": Self.document])
    #expect(environment.run("render", "d.json", "-o=d.svg", "--wireframe") == 0)
    #expect(text(environment, "d.svg")?.contains(">root 100 × 50</text>") == true)
    #expect(text(environment, "d.svg")?.contains(">a 30 × 30</text>") == true)
    #expect(text(environment, "d.svg")?.contains("#ff0000") == false)
  }

  @Test func takesSizeAndDirection() {
    let environment = FakeEnvironment(["d.json": Self.document.replacing("left", with: "leading")])
    #expect(environment.run("render", "d.json", "-o", "d.svg", "--size", "200x60", "--rtl") == 0)
    #expect(text(environment, "d.svg")?.contains(#"<rect x="160" y="10""#) == true)
    #expect(text(environment, "d.svg")?.contains(#"viewBox="0 0 200 60""#) == true)
  }

  /// Each document of an array has a picture with its number; a bad one leaves its number unused.
  @Test func numbersThePicturesOfAnArray() {
    let environment = FakeEnvironment(["d.json": "[\(Self.document), {}, \(Self.document)]"])
    #expect(environment.run("render", "d.json", "-o", "a.b/d.svg") == 65)
    #expect(environment.files.keys.sorted() == ["a.b/d-1.svg", "a.b/d-3.svg", "d.json"])
    #expect(environment.errors.hasPrefix("d.json:3:"))
  }

  @Test func refusesAnArrayOnStandardOutput() {
    let environment = FakeEnvironment(["d.json": "[\(Self.document)]"])
    #expect(environment.run("render", "d.json", "-o", "-") == 64)
    #expect(
      environment.errors == """
        ashlar render: the pictures of an array do not fit into standard output (name a file, such as -o picture.svg)

        """)
    #expect(environment.output.isEmpty)
  }

  @Test func saysWhenItCannotWrite() {
    let environment = FakeEnvironment(["d.json": Self.document])
    #expect(environment.run("render", "d.json", "-o", "/no/d.svg") == 73)
    #expect(environment.errors == "/no/d.svg: cannot be written: No such file or directory\n")
    environment.isFull = true
    #expect(environment.run("render", "d.json", "-o", "-") == 73)
  }

  @Test func saysWhenItCannotRead() {
    let environment = FakeEnvironment()
    #expect(environment.run("render", "d.json", "-o", "d.svg") == 66)
    #expect(environment.errors == "d.json: cannot be read: No such file or directory\n")
  }

  /// A conflict is drawn as it came out.
  @Test func drawsConflicts() {
    let document = Self.document.replacing(#""a.height == 30""#, with: #""a.height == 30", "a.height == 40""#)
    let environment = FakeEnvironment(["d.json": document])
    #expect(environment.run("render", "d.json", "-o", "d.svg") == 0)
    #expect(text(environment, "d.svg") == picture(x: 10))
  }

  @Test func drawsTextThatHasNoRoomAtAll() {
    let document = #"""
      {"name": "tiny", "root": {"size": [100, 100]}, "views": [{"id": "b", "type": "button", "text": "x",
       "font": {"size": 1e-6}, "contentEdgeInsets": [1e15, 1e15, 1e15, 1e15]}]}
      """#
    let environment = FakeEnvironment(["d.json": document])
    #expect(environment.run("render", "d.json", "-o", "d.svg") == 0)
    #expect(text(environment, "d.svg")?.hasSuffix("</svg>\n") == true)
  }
}
