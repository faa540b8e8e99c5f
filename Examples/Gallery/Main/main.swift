import Foundation

/// What the gallery can be asked to do.
enum Request {
  /// Draws everything into a folder and writes a page with all of it.
  case demo(folder: String)
  /// Draws the pictures of the documentation, or says which of them are not up to date.
  case pictures(folder: String, onlyChecks: Bool)

  static let usage = """
    usage: ashlar-gallery demo [FOLDER]                  draws the gallery into FOLDER (out)
           ashlar-gallery pictures [--check] [FOLDER]    draws the pictures of the documentation, or checks them

    """

  init?(_ arguments: [String]) {
    var rest = arguments
    let onlyChecks = rest.contains("--check")
    rest.removeAll { $0 == "--check" }
    switch (rest.first, rest.count) {
    case ("demo", 1...2) where !onlyChecks: self = .demo(folder: rest.count > 1 ? rest[1] : "out")
    case ("pictures", 1...2):
      self = .pictures(folder: rest.count > 1 ? rest[1] : "Documentation/Pictures", onlyChecks: onlyChecks)
    default: return nil
    }
  }
}

func fail(_ message: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data("ashlar-gallery: \(message)\n".utf8))
  exit(code)
}

guard let request = Request(Array(CommandLine.arguments.dropFirst())) else {
  FileHandle.standardError.write(Data(Request.usage.utf8))
  exit(64)
}
do {
  switch request {
  case .demo(let folder): try Demo.run(into: try Folder(folder))
  case .pictures(let folder, let onlyChecks):
    let folder = try Folder(folder)
    let outdated = try DocumentationPictures.all().filter { !folder.holds($0.text, as: $0.name) }
    if onlyChecks, !outdated.isEmpty {
      fail("not up to date: \(outdated.map(\.name).joined(separator: ", ")); run make pictures", code: 1)
    }
    for picture in outdated { try folder.write(picture.text, as: picture.name) }
    print(onlyChecks ? "all pictures are up to date" : "\(outdated.count) pictures drawn")
  }
} catch {
  fail(error.localizedDescription, code: 73)
}
