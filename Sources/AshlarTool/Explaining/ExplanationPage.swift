import AshlarDiagnostics
import AshlarRendering

/// Explanations as drawings, and as a page with them.
enum ExplanationPage {
  /// The drawing of a conflict as an SVG document, or `nil` if there is nothing to draw.
  static func picture(of group: ExplanationGroup, prefix: String = "") -> String? {
    guard let sketch = ConflictSketch(group.explanation) else { return nil }
    let title = "\(group.explanation.cause.name): \(sketch.verdict)"
    return SVGPainter.document(of: DisplayList(conflict: sketch, title: title), idPrefix: prefix)
  }

  /// A whole page.
  static func document(of collector: ExplanationCollector) -> String {
    var text = head
    for (index, group) in collector.groups.enumerated() { text += section(of: group, index + 1) }
    if collector.skipped > 0 { text += "<p>And \(collector.skipped) more that were not explained.</p>\n" }
    return text + "</body>\n</html>\n"
  }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Constraints that cannot hold together</title>
    <style>
    body { font: 16px/1.5 -apple-system, "Helvetica Neue", Arial, sans-serif; max-width: 46rem; margin: 2rem auto;
      padding: 0 1rem; color: #222; background: #fff; }
    h2 { margin-top: 3rem; font-size: 1.1rem; border-top: 1px solid #ccc; padding-top: 1rem; }
    .cause { color: #b3131b; font-weight: 600; }
    .broken { color: #b3131b; font-weight: 600; }
    .faint { color: #666; }
    svg { max-width: 100%; height: auto; border: 1px solid #ddd; border-radius: 4px; }
    pre { background: #f5f6f8; padding: .6rem .8rem; overflow-x: auto; font-size: .85rem; border-radius: 4px; }
    code { font-family: ui-monospace, Menlo, monospace; }
    </style>
    </head>
    <body>
    <h1>Constraints that cannot hold together</h1>

    """

  private static func section(of group: ExplanationGroup, _ number: Int) -> String {
    let explanation = group.explanation
    let report = explanation.report
    let times = group.count > 1 ? " · \(group.count) times" : ""
    var text = "<h2>\(escaped(group.file)):\(report.line)\(times)</h2>\n"
    if explanation.cause != .none {
      let words = explanation.responsibility.words.map { " (\($0))" } ?? ""
      text += "<p class=\"cause\">\(escaped(explanation.cause.name + words))</p>\n"
    }
    if !explanation.paragraph.isEmpty { text += "<p>\(marked(explanation.paragraph))</p>\n" }
    if let picture = picture(of: group, prefix: "log\(number)-") { text += "<p>\n\(picture)</p>\n" }
    if !explanation.advice.isEmpty { text += "<p>\(marked(explanation.advice))</p>\n" }
    text += list(explanation)
    text += repairs(explanation)
    return text
  }

  private static func list(_ explanation: Explanation) -> String {
    var text = "<ul>\n"
    for (index, meaning) in explanation.meanings.enumerated() {
      let isMember = explanation.minimal.contains(index)
      let isBroken = explanation.report.broken == index
      let style = isBroken ? " class=\"broken\"" : explanation.minimal.isEmpty || isMember ? "" : " class=\"faint\""
      let note = isBroken ? " (broken by Apple’s engine)" : ""
      text += "<li\(style)>\(marked(meaning))\(note)</li>\n"
    }
    return explanation.meanings.isEmpty ? "" : text + "</ul>\n"
  }

  private static func repairs(_ explanation: Explanation) -> String {
    guard !explanation.repairs.isEmpty else { return "" }
    var text = "<h3>Repairs</h3>\n<ol>\n"
    for repair in explanation.repairs.prefix(3) {
      guard !repair.swift.isEmpty else {
        text += "<li>\(marked(repair.words))</li>\n"
        continue
      }
      text += "<li>\(marked(repair.words))\n<pre><code>\(escaped(repair.swift, keepsLines: true))</code></pre>\n"
      text += "<details><summary>SnapKit and Masonry</summary>\n"
      text += "<pre><code>\(escaped(repair.snapKit, keepsLines: true))</code></pre>\n"
      text += "<pre><code>\(escaped(repair.masonry, keepsLines: true))</code></pre>\n</details></li>\n"
    }
    return text + "</ol>\n"
  }

  /// Names between backticks become code.
  private static func marked(_ text: String) -> String {
    var result = ""
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      result += index % 2 == 0 ? escaped(String(part)) : "<code>\(escaped(String(part)))</code>"
    }
    return result
  }

  private static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n" where keepsLines: result += "\n"
      default: result.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }
}
