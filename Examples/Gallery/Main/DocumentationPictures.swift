import AshlarGallery
import AshlarLayout
import AshlarRendering

/// The pictures of README and documentation, with the names of their files.
enum DocumentationPictures {
  static func all() throws -> [(name: String, text: String)] {
    let cards = try DocumentExhibits.documents().filter { $0.name == "profile-card" }
    // As wide as the document says, and no higher than the card.
    let pictures = try cards.flatMap { document in
      try DocumentExhibits.exhibit(of: document, size: Size(width: 375, height: 174)).files.prefix(2)
    }
    let debugging = Gallery.entries.filter { $0.name == "debugging" }.map(Demo.exhibit).flatMap { $0.files }
    let diagnosis = debugging.filter { $0.name == "debugging.svg" || $0.name == "debugging-2.svg" }
    let pages = [
      ("life-cycle", LifeCyclePicture.draw()), ("autoresizing", AutoresizingPicture.draw()),
      ("guides", GuidesPicture.draw()),
    ]
    let containers = StackPictures.all() + ScrollPictures.all()
    let diagrams = ChainPictures.all() + pages + SizePictures.all() + DirectionPictures.all() + containers
    return pictures + diagnosis + diagrams.map { ("\($0.name).svg", SVGPainter.document(of: $0.list)) }
  }
}
