import AshlarDocument
import AshlarJSON
import AshlarLayout

/// The options of every command that lays documents out.
enum SceneArguments {
  static let options: [CommandSpecification.Option] = [
    .init("--size", value: "WxH", help: "the size of the root in points, such as 375x812"),
    .init("--rtl", help: "lay out from right to left"),
  ]

  /// What the arguments say about a run.
  static func sceneOptions(_ arguments: ParsedArguments) throws(UsageError) -> DocumentScene.Options {
    var options = DocumentScene.Options()
    if let text = arguments["--size"] {
      guard let size = size(text) else {
        throw UsageError.badValue(text, option: "--size", expected: "a width, an x and a height, such as 375x812")
      }
      options.size = size
    }
    if arguments.has("--rtl") { options.direction = .rightToLeft }
    return options
  }

  private static func size(_ text: String) -> Size? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { DecimalNumber.double($0.utf8) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else { return nil }
    guard width >= 0, height >= 0, width <= 1e15, height <= 1e15 else { return nil }
    return Size(width: width, height: height)
  }
}
