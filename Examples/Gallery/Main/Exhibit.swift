import AshlarRendering

/// Something on show: a screen or a document, at first and after each step.
struct Exhibit {
  /// What it looks like at one moment.
  struct State {
    /// What has been done, such as "after “Grow Me!”".
    var caption: String
    var picture: DisplayList
    var wireframe: DisplayList
    /// The views with their frames and the conflicts in force, as text.
    var tree: String
  }

  /// The beginning of its files' names.
  var name: String
  var title: String
  /// What it shows, in a sentence or two.
  var about: String
  var states: [State]
}

extension Exhibit {
  /// The pictures with the names of their files, in the order of the states.
  var files: [(name: String, text: String)] {
    states.enumerated().flatMap { index, state in
      let stem = index == 0 ? name : "\(name)-\(index)"
      return [
        ("\(stem).svg", SVGPainter.document(of: state.picture)),
        ("\(stem)-wireframe.svg", SVGPainter.document(of: state.wireframe)),
      ]
    }
  }

  /// The frames of every state as text.
  var report: String {
    var text = "\(title) (\(name))\n"
    for (index, state) in states.enumerated() {
      if index > 0 { text += "\n\(state.caption)\n" }
      text += state.tree
    }
    return text
  }
}
