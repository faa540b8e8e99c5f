import AshlarTool
import Testing

@Suite struct VisualFormatCommandTests {
  static let accepted: [([String], [String])] = [
    (["[a(60.6666)]"], ["a.width == 60.6666"]),
    (
      ["|-[a]-[b(==a)]-|"],
      [
        "a.leading == root.leadingMargin", "b.leading == a.trailing + 8", "b.width == a.width",
        "root.trailingMargin == b.trailing",
      ]
    ),
    (
      ["V:|-[a]-12-[b]|", "--standard-spacing", "9,7"],
      [
        "a.top == root.top + 7", "b.top == a.bottom + 12", "root.bottom == b.bottom",
      ]
    ),
    (["[a]-[b]", "--standard-spacing=9,null"], ["b.leading == a.trailing + 9"]),
    (
      ["[a]-gap-[b(w@high)]", "--metrics", #"{"gap": -3, "w": 20, "high": 750.5}"#],
      [
        "b.leading == a.trailing - 3", "b.width == 20 @750.5",
      ]
    ),
    (
      ["[a][b]", "--options", "alignAllTop,directionLeftToRight", "--views", "a,b"],
      [
        "b.left == a.right", "a.top == b.top",
      ]
    ),
  ]

  @Test(arguments: accepted)
  func printsConstraints(arguments: [String], constraints: [String]) {
    let environment = FakeEnvironment()
    #expect(Tool.run(["vfl"] + arguments, in: environment) == 0)
    #expect(environment.output.split(separator: "\n").map(String.init) == constraints)
    #expect(environment.errors.isEmpty)
  }

  static let refused: [([String], String)] = [
    (
      [""],
      """
      ashlar vfl: column 1: the visual format is empty

      """
    ),
    (
      ["[a]", "--views", ""],
      """
      ashlar vfl: column 2: no view named "a"
        [a]
         ^

      """
    ),
    (
      ["|-[label]-[button]", "--views", "lable,button"],
      """
      ashlar vfl: column 4: no view named "label" (did you mean "lable"?)
        |-[label]-[button]
           ^

      """
    ),
    (
      ["[é]"],
      """
      ashlar vfl: column 2: expected the name of a view
        [é]
         ^

      """
    ),
    (
      ["[a]-gap-[b]"],
      """
      ashlar vfl: column 5: no metric named "gap"
        [a]-gap-[b]
            ^

      """
    ),
    (
      ["[a"],
      """
      ashlar vfl: column 3: expected "]" after the view
        [a
          ^

      """
    ),
    (
      ["[a(1@2000)]"],
      """
      ashlar vfl: column 6: the priority 2000 is not from 0 to 1000
        [a(1@2000)]
             ^

      """
    ),
    (
      ["[a]", "--metrics", #"{"a": "x"}"#],
      """
      --metrics:1:7: a: expected a number, found a string
        {"a": "x"}
              ^

      """
    ),
    (
      ["[a]", "--metrics", "["],
      """
      --metrics:1:2: the file ends here; expected a value or "]"
        [
         ^

      """
    ),
  ]

  @Test(arguments: refused)
  func marksMistakes(arguments: [String], message: String) {
    let environment = FakeEnvironment()
    #expect(Tool.run(["vfl"] + arguments, in: environment) == 65)
    #expect(environment.errors == message)
    #expect(environment.output.isEmpty)
  }
}
