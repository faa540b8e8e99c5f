import AshlarGallery
import AshlarLayout
import AshlarRendering
import AshlarViews

/// Draws everything that is on show.
enum Demo {
  static func run(into folder: Folder) throws {
    let exhibits = try Gallery.entries.map(exhibit) + DocumentExhibits.all()
    for exhibit in exhibits {
      for file in exhibit.files { try folder.write(file.text, as: file.name) }
      print(exhibit.report)
    }
    try folder.write(Page(exhibits: exhibits).html, as: "index.html")
    let count = exhibits.reduce(0) { $0 + $1.files.count }
    print("\(count) pictures and index.html are in \(folder.url.path)")
  }

  /// A screen, at first and after each of its steps.
  static func exhibit(_ entry: Gallery.Entry) -> Exhibit {
    let screen = entry.make()
    screen.frame = Rect(origin: .zero, size: Gallery.size)
    // What would be printed stands beside the frames.
    screen.hostEngine().eventHandler = { _ in }
    screen.layoutIfNeeded()
    var states = [state(of: screen, title: entry.title, caption: "At first")]
    for step in screen.steps {
      step.perform()
      screen.layoutIfNeeded()
      states.append(state(of: screen, title: entry.title, caption: step.title))
    }
    return Exhibit(name: entry.name, title: entry.title, about: entry.about, states: states)
  }

  /// What a tree looks like now.
  static func state(of view: View, title: String, caption: String) -> Exhibit.State {
    Exhibit.State(
      caption: caption, picture: DisplayList(of: view, title: title),
      wireframe: DisplayList(wireframeOf: view, title: "\(title), frames"),
      tree: view.recursiveDescription() + conflicts(of: view))
  }

  /// What is in force, as it is printed when nobody listens.
  private static func conflicts(of view: View) -> String {
    let conflicts = view.layoutNode.engine?.conflicts ?? []
    return conflicts.map { "\n" + LayoutEvent.conflict($0).log }.joined()
  }
}
