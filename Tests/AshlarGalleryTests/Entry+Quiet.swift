import AshlarGallery
import AshlarLayout
import AshlarViews

extension Gallery.Entry {
  /// The screen at its size and laid out, without conflicts being printed.
  func makeQuietly() -> any Screen {
    let screen = make()
    screen.frame = Rect(origin: .zero, size: Gallery.size)
    screen.hostEngine().eventHandler = { _ in }
    screen.layoutIfNeeded()
    return screen
  }
}
