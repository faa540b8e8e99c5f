import AshlarDocument
import AshlarLayout
import AshlarRendering
import Foundation

/// The example documents, at first and after each of their steps.
enum DocumentExhibits {
  /// Where the documents are, seen from the package's folder.
  static let folder = "Examples/Documents"

  private static let abouts = [
    "profile-card":
      "A document: a card whose text gives way to the button; also from right to left, and on a narrow screen.",
    "checkout-form": "A document: captions share the width of the longest one, fields stand on their baselines.",
    "settings-list": "A document: rows grow with their text, and long values are shortened before titles.",
  ]

  static func all() throws -> [Exhibit] { try documents().map { try exhibit(of: $0) } }

  static func documents() throws -> [LayoutDocument] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted()
    return try files.flatMap { file in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
      return try DocumentFile([UInt8](data), name: file).documents.map { try $0.get() }
    }
  }

  /// - Parameter size: In place of the document's own, if there is one.
  static func exhibit(of document: LayoutDocument, size: Size? = nil) throws -> Exhibit {
    var options = DocumentScene.Options()
    options.size = size
    let scene = DocumentScene(document, options: options)
    let title = title(of: document.name)
    _ = try scene.layout()
    var states = [Demo.state(of: scene.rootView, title: title, caption: "At first")]
    for (index, step) in document.steps.enumerated() {
      scene.apply(step)
      _ = try scene.layout()
      states.append(Demo.state(of: scene.rootView, title: title, caption: "After step \(index + 1)"))
    }
    return Exhibit(
      name: document.name, title: title, about: abouts[document.name] ?? "A document.", states: states)
  }

  /// `profile-card` as "Profile card".
  private static func title(of name: String) -> String {
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
