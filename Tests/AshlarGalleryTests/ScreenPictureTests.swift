import AshlarGallery
import AshlarLayout
import AshlarRendering
import AshlarViews
import Testing

/// The pictures of the gallery show the frames that the layout found, at first and after each step.
@Suite struct ScreenPictureTests {
  @Test(arguments: Gallery.entries.map(\.name))
  func drawsWhatWasLaidOut(_ name: String) throws {
    let entry = try #require(Gallery.entries.first { $0.name == name })
    let screen = entry.makeQuietly()
    expectPictures(of: screen, "at first")
    for (index, step) in screen.steps.enumerated() {
      step.perform()
      screen.layoutIfNeeded()
      expectPictures(of: screen, "after step \(index + 1)")
    }
  }

  /// Every tile that is not hidden is filled and every view is outlined where it lies.
  private func expectPictures(of screen: View, _ moment: String) {
    let picture = DisplayList(of: screen).commands
    let wireframe = DisplayList(wireframeOf: screen).commands
    #expect(!screen.subviews.isEmpty, "\(moment)")
    var work = screen.subviews
    while let view = work.popLast() {
      let shape = RoundedRect(view.convert(view.bounds, to: screen), radius: view.cornerRadius)
      let name = view.identifier ?? "?"
      if let color = view.backgroundColor, !view.isHidden {
        #expect(picture.contains(.fill(shape, color)), "\(moment): \(name) is not filled")
      }
      let isOutlined = wireframe.contains { command in
        if case .border(let border, _) = command { border.rect == shape.rect } else { false }
      }
      #expect(isOutlined, "\(moment): \(name) is not outlined")
      work += view.subviews
    }
  }
}
