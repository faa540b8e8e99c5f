import AshlarGallery
import AshlarRendering

/// The pictures of README and documentation, with the names of their files.
enum DocumentationPictures {
  static func all() throws -> [(name: String, text: String)] {
    let card = try DocumentExhibits.all().filter { $0.name == "profile-card" }.flatMap { $0.files.prefix(2) }
    return card + ChainPictures.all().map { ("\($0.name).svg", SVGPainter.document(of: $0.list)) }
  }
}
