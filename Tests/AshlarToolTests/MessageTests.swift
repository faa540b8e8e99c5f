import AshlarTool
import Testing

/// A document that is wrong, and all that the tool should say about it.
struct MessageCase: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  /// The first line on standard error.
  var message: String

  init(_ name: String, _ text: String, _ message: String) {
    (self.name, self.text, self.message) = (name, text, message)
  }

  var testDescription: String { name }
}

/// A document with a view `header` and more parts, on one line behind `{"root": {"size": [9, 9]}, `, which is 31 columns.
private func inDocument(_ parts: String) -> String { #"{"root": {"size": [9, 9]}, "# + parts + "}" }

private let header = #""views": [{"id": "header"}], "#

/// The lines and columns are counted by hand: line breaks stand where they make that easy.
let messageCases: [MessageCase] = [
  // JSON
  .init("empty", "", "card.json:1:1: the file is empty"),
  .init("truncated", "{\"root\": {\"size\": [9", "card.json:1:21: the file ends here; expected \",\" or \"]\""),
  .init("huge number", "{\"root\":\n {\"size\": [1e400, 9]}}", "card.json:2:12: the number is too large"),
  .init(
    "duplicate key", "{\"root\": {\"size\": [9, 9]},\n \"root\": {}}",
    "card.json:2:2: duplicate key \"root\", first in line 1"),
  .init(
    "trailing comma", "{\"root\": {\"size\": [9, 9]},}",
    "card.json:1:27: expected a key in double quotes, found \"}\" (a comma cannot be the last thing in a list)"),
  .init(
    "single quotes", "{'root': 1}",
    "card.json:1:2: expected a key in double quotes or \"}\", found \"'\" (strings and keys need double quotes)"),
  .init("comment", "// a\n{}", "card.json:1:1: expected a value, found \"/\" (JSON has no comments)"),
  .init("word", "{\"root\": nul}", "card.json:1:10: unknown word \"nul\" (did you mean \"null\"?)"),
  .init("lone surrogate", #"{"name": "\ud800"}"#, "card.json:1:11: half of a surrogate pair (U+D800) stands alone"),
  .init(
    "raw tab", "{\"name\": \"\t\"}",
    "card.json:1:11: a string cannot hold the control character U+0009 (write it as an escape, such as \\n)"),

  // The document
  .init("no object", "3", "card.json:1:1: expected a layout document, which is an object, found a number"),
  .init("no root", "{\"views\": []}", "card.json:1:1: the key \"root\" is missing"),
  .init("no size", "{\"root\": {}}", "card.json:1:10: root: the key \"size\" is missing"),
  .init(
    "unknown key", "{\"root\": {\"size\": [9, 9]},\n \"constraint\": []}",
    "card.json:2:2: unknown key \"constraint\" (did you mean \"constraints\"?)"),
  .init(
    "unknown key of root", "{\"root\": {\"size\": [9, 9], \"colour\": 1}}",
    "card.json:1:27: root: unknown key \"colour\""
      + " (there is id, size, direction, scale, layoutMargins and safeArea)"),
  .init("short size", "{\"root\": {\"size\": [9]}}", "card.json:1:19: root.size: expected 2 elements, found 1"),
  .init("negative size", "{\"root\": {\"size\": [9, -1]}}", "card.json:1:23: root.size[1]: -1 is not 0 or more"),
  .init("scale", "{\"root\": {\"size\": [9, 9],\n\"scale\": 4}}", "card.json:2:10: root.scale: 4 is not from 1 to 3"),
  .init(
    "direction", "{\"root\": {\"size\": [9, 9],\n\"direction\": \"RTL\"}}",
    "card.json:2:14: root.direction: unknown value \"RTL\" (did you mean \"rtl\"?)"),
  .init(
    "spacing", inDocument("\n\"standardSpacing\": [8, \"x\"]"),
    "card.json:2:24: standardSpacing[1]: expected a number or null, found a string"),

  // Items
  .init(
    "unknown parent", inDocument("\"views\": [\n{\"id\": \"header\"},\n{\"id\": \"a\",\n\"parent\": \"hedaer\"}]"),
    "card.json:4:11: views[1].parent: no item named \"hedaer\" (did you mean \"header\"?)"),
  .init(
    "circle", inDocument("\"views\": [\n{\"id\": \"a\", \"parent\": \"b\"},\n{\"id\": \"b\", \"parent\": \"a\"}]"),
    "card.json:2:23: views[0].parent: the parents form a circle: \"a\" → \"b\" → \"a\""),
  .init(
    "own parent", inDocument("\"views\": [\n{\"id\": \"a\", \"parent\": \"a\"}]"),
    "card.json:2:23: views[0].parent: the parents form a circle: \"a\" → \"a\""),
  .init(
    "circle above",
    inDocument(
      "\"views\": [{\"id\": \"x\", \"parent\": \"a\"},\n{\"id\": \"b\", \"parent\": \"a\"},\n{\"id\": \"a\", \"parent\": \"b\"}]"
    ),
    "card.json:2:23: views[1].parent: the parents form a circle: \"b\" → \"a\" → \"b\""),
  .init(
    "duplicate id", inDocument("\"views\": [{\"id\": \"a\"},\n{\"id\": \"a\"}]"),
    "card.json:2:8: views[1].id: the id \"a\" is taken in line 1"),
  .init(
    "duplicate guide", inDocument(header + "\n\"guides\": [{\"id\": \"header\"}]"),
    "card.json:2:19: guides[0].id: the id \"header\" is taken in line 1"),
  .init(
    "the root's id", inDocument("\n\"views\": [{\"id\": \"root\"}]"),
    "card.json:2:18: views[0].id: the id \"root\" is taken in line 1"),
  .init(
    "bad id", inDocument("\n\"views\": [{\"id\": \"1st\"}]"),
    "card.json:2:18: views[0].id: \"1st\" is no id (ids are letters, digits and _, and do not begin with a digit)"),
  .init("no id", inDocument("\n\"views\": [{}]"), "card.json:2:11: views[0]: the key \"id\" is missing"),
  .init(
    "parent is a guide",
    inDocument("\n\"views\": [{\"id\": \"a\", \"parent\": \"g\"}], \"guides\": [{\"id\": \"g\", \"owner\": \"root\"}]"),
    "card.json:2:33: views[0].parent: \"g\" is a guide; expected a view or the root"),
  .init(
    "unknown type", inDocument("\n\"views\": [{\"id\": \"a\", \"type\": \"lable\"}]"),
    "card.json:2:31: views[0].type: unknown value \"lable\" (did you mean \"label\"?)"),
  .init(
    "key of another type", inDocument("\n\"views\": [{\"id\": \"a\", \"textAlignment\": \"left\"}]"),
    "card.json:2:23: views[0]: unknown key \"textAlignment\""),
  .init(
    "misspelt key", inDocument("\n\"views\": [{\"id\": \"a\", \"intrinsicsize\": [1, 1]}]"),
    "card.json:2:23: views[0]: unknown key \"intrinsicsize\" (did you mean \"intrinsicSize\"?)"),
  .init(
    "metric", inDocument("\n\"views\": [{\"id\": \"a\", \"intrinsicSize\": [-2, 1]}]"),
    "card.json:2:41: views[0].intrinsicSize[0]: -2 is not 0 or more, or -1 for no metric"),
  .init(
    "hugging", inDocument("\n\"views\": [{\"id\": \"a\", \"hugging\": [1, 1001]}]"),
    "card.json:2:38: views[0].hugging[1]: 1001 is not from 0 to 1000"),
  .init(
    "color", inDocument("\n\"views\": [{\"id\": \"a\", \"color\": \"#12\"}]"),
    "card.json:2:32: views[0].color: unknown color \"#12\" (use a name of UIColor's or #rgb, #rrggbb, #rrggbbaa)"),
  .init(
    "color name", inDocument("\n\"views\": [{\"id\": \"a\", \"background\": \"systemBleu\"}]"),
    "card.json:2:37: views[0].background: unknown color \"systemBleu\" (did you mean \"systemBlue\"?)"),
  .init(
    "border", inDocument("\n\"views\": [{\"id\": \"a\", \"border\": {\"color\": 3}}]"),
    "card.json:2:43: views[0].border.color: expected a string, found a number"),
  .init(
    "font weight", inDocument("\n\"views\": [{\"id\": \"a\", \"font\": {\"weight\": \"semi\"}}]"),
    "card.json:2:42: views[0].font.weight: unknown value \"semi\""),
  .init(
    "lines", inDocument("\n\"views\": [{\"id\": \"a\", \"lines\": 1.5}]"),
    "card.json:2:32: views[0].lines: 1.5 is not a whole number from 0"),

  // Constraints
  .init(
    "unknown item", inDocument(header + "\"constraints\": [\n\"header.top == hedaer.top\"]"),
    "card.json:2:16: constraints[0]: no item named \"hedaer\" (did you mean \"header\"?)"),
  .init(
    "attribute behind an escape", inDocument(header + "\"constraints\": [\n\"header.\\u0074op == header.botom\"]"),
    "card.json:2:28: constraints[0]: unknown attribute \"botom\" (did you mean \"bottom\"?)"),
  .init(
    "relation", inDocument(header + "\"constraints\": [\n\"header.width = 3\"]"),
    "card.json:2:15: constraints[0]: unknown relation \"=\" (did you mean \"==\"?)"),
  .init(
    "place alone", inDocument(header + "\"constraints\": [\n\"header.top == 3\"]"),
    "card.json:2:16: constraints[0]: top needs an attribute of another item on the right side"),
  .init(
    "two directions", inDocument(header + "\"constraints\": [\n\"header.left == root.leading\"]"),
    "card.json:2:22: constraints[0]: left cannot be compared with leading"
      + " (use left and right or leading and trailing on both sides)"),
  .init(
    "axes", inDocument(header + "\"constraints\": [\n\"header.left == root.top\"]"),
    "card.json:2:22: constraints[0]: left and top lie on different axes"),
  .init(
    "priority", inDocument(header + "\"constraints\": [\n\"header.width == 3 @1001\"]"),
    "card.json:2:21: constraints[0]: the priority 1001 is not from 0 to 1000"),
  .init(
    "end", inDocument(header + "\"constraints\": [\n\"header.width == \"]"),
    "card.json:2:18: constraints[0]: expected a number or an item's attribute"),
  .init(
    "no string", inDocument(header + "\"constraints\": [3]"),
    "card.json:1:73: constraints[0]: expected a constraint string or a {\"vfl\": …} object, found a number"),
  .init(
    "view of a format", inDocument(header + "\"constraints\": [\n{\"vfl\": \"|-[hedaer]-|\"}]"),
    "card.json:2:13: constraints[0].vfl: no view named \"hedaer\" (did you mean \"header\"?)"),
  .init(
    "metric of a format",
    inDocument(header + "\"constraints\": [\n{\"metrics\": {\"gap\": 3}, \"vfl\": \"|-gpa-[header]\"}]"),
    "card.json:2:35: constraints[0].vfl: no metric named \"gpa\" (did you mean \"gap\"?)"),
  .init(
    "space in a format", inDocument(header + "\"constraints\": [\n{\"vfl\": \"| [header]\"}]"),
    "card.json:2:11: constraints[0].vfl: a visual format holds no spaces"),
  .init(
    "option", inDocument(header + "\"constraints\": [\n{\"vfl\": \"[header]\", \"options\": [\"alignAllTopp\"]}]"),
    "card.json:2:33: constraints[0].options[0]: unknown value \"alignAllTopp\" (did you mean \"alignAllTop\"?)"),

  // Steps
  .init(
    "set without a dot", inDocument(header + "\"steps\": [{\"set\": {\n\"header\": 1}}]"),
    "card.json:2:1: steps[0].set.header: \"header\" is not an item's id, a dot and a key (write it like \"title.text\")"
  ),
  .init(
    "set of a stranger", inDocument(header + "\"steps\": [{\"set\": {\n\"headr.text\": \"\"}}]"),
    "card.json:2:1: steps[0].set.headr.text: no item named \"headr\" (did you mean \"header\"?)"),
  .init(
    "set of an unknown key", inDocument(header + "\"steps\": [{\"set\": {\n\"header.txet\": \"\"}}]"),
    "card.json:2:9: steps[0].set.header.txet: unknown key \"txet\" (did you mean \"text\"?)"),
  .init(
    "set of an id", inDocument(header + "\"steps\": [{\"set\": {\n\"root.id\": \"x\"}}]"),
    "card.json:2:7: steps[0].set.root.id: unknown key \"id\""
      + " (there is size, direction, scale, layoutMargins and safeArea)"),
  .init(
    "index", inDocument(header + "\"constraints\": [\"header.width == 1\"], \"steps\": [\n{\"constant\": [1, 5]}]"),
    "card.json:2:15: steps[0].constant[0]: there is no constraint 1"
      + " (indices run from 0 to 0, each visual format expanded in place)"),
  .init(
    "removed twice",
    inDocument(header + "\"constraints\": [\"header.width == 1\"], \"steps\": [\n{\"remove\": [0, 0]}]"),
    "card.json:2:16: steps[0].remove[1]: constraint 0 was removed before"),
  .init(
    "removed text", inDocument(header + "\"steps\": [\n{\"remove\": \"header.width==1\"}]"),
    "card.json:2:12: steps[0].remove: no active constraint is written \"header.width==1\""),
  .init(
    "half an index", inDocument(header + "\"steps\": [\n{\"remove\": 0.5}]"),
    "card.json:2:12: steps[0].remove: 0.5 is not a whole number from 0"),
  .init(
    "pair", inDocument(header + "\"steps\": [\n{\"priority\": [[0]]}]"),
    "card.json:2:15: steps[0].priority[0]: expected 2 elements, found 1"),

  // Expectations
  .init(
    "expected stranger", inDocument(header + "\n\"expected\": {\"headr\": [0, 0, 0, 0]}"),
    "card.json:2:14: expected.headr: no item named \"headr\" (did you mean \"header\"?)"),
  .init(
    "expected count", inDocument(header + "\n\"expected\": {\"header\": [0, 0, 0]}"),
    "card.json:2:24: expected.header: expected 4 elements, found 3"),
  .init(
    "edge", inDocument(header + "\n\"expectedEdges\": {\"header\": {\"rigth\": 3}}"),
    "card.json:2:30: expectedEdges.header: unknown key \"rigth\" (did you mean \"right\"?)"),
  .init(
    "ambiguity", inDocument(header + "\n\"expectedAmbiguous\": {\"header\": 1}"),
    "card.json:2:33: expectedAmbiguous.header: expected true or false, found a number"),
  .init(
    "tolerance", inDocument("\n\"tolerance\": -1"), "card.json:2:14: tolerance: -1 is not 0 or more"),
]

@Suite struct MessageTests {
  @Test(arguments: messageCases)
  func tellsWhatIsWrongAndWhere(_ sample: MessageCase) {
    let environment = FakeEnvironment(["card.json": sample.text])
    #expect(environment.run("solve", "card.json") == 65)
    #expect(
      environment.errors.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init)
        == sample.message)
    #expect(environment.output.isEmpty)
  }

  @Test func showsTheLineWithACaret() {
    let environment = FakeEnvironment([
      "folder/card.json": "{\"root\": {\"size\": [9, 9]},\n\t\"views\": [{\"id\": \"é\"}]}"
    ])
    #expect(environment.run("verify", "folder/card.json") == 65)
    #expect(
      environment.errors == """
        folder/card.json:2:19: views[0].id: "é" is no id (ids are letters, digits and _, and do not begin with a digit)
          \t"views": [{"id": "é"}]}
          \t                 ^

        """)
  }

  @Test func namesTheDocumentOfAnArray() {
    let environment = FakeEnvironment(["a.json": #"[{"root": {"size": [1, 1]}}, {"root": {"size": [1]}}]"#])
    #expect(environment.run("solve", "a.json") == 65)
    #expect(environment.errors.hasPrefix("a.json:1:48: [1].root.size: expected 2 elements, found 1\n"))
    #expect(environment.output.hasPrefix("a.json#1\n"))
  }
}
