import AshlarDiagnostics
import AshlarDocument
import AshlarLayout

/// The states of a document as a text for people.
struct StateReport {
  let document: LayoutDocument
  let states: [LayoutState]
  /// Whether a picture follows each table.
  let draws: Bool

  var text: String {
    var text = Words.plain(document.name) + "\n"
    for (index, state) in states.enumerated() {
      if index > 0 { text += "\nafter steps[\(index - 1)]\n" }
      text += Self.table(state.frames)
      for conflict in state.conflicts {
        let set = Words.plain(conflict.constraints.joined(separator: ", "))
        text += "conflict: \(set); broken: \(Words.plain(conflict.broken))\n"
      }
      if !state.ambiguous.isEmpty {
        text += "left open: \(state.ambiguous.map { "\($0.id).\($0.kind.name)" }.joined(separator: ", "))\n"
      }
      for warning in state.warnings { text += DiagnosticRenderer.headline(warning) + "\n" }
      if draws { text += FramePicture(document: document, state: state).text }
    }
    return text
  }

  private static func table(_ frames: [(id: String, frame: Rect)]) -> String {
    var rows = [["", "x", "y", "width", "height"]]
    for (id, frame) in frames {
      rows.append([id] + [frame.minX, frame.minY, frame.width, frame.height].map(\.shortText))
    }
    let widths = (0..<5).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
    var text = ""
    for row in rows {
      text += "  " + row[0] + String(repeating: " ", count: widths[0] - row[0].utf8.count)
      for column in 1..<5 {
        text += "  " + String(repeating: " ", count: widths[column] - row[column].utf8.count) + row[column]
      }
      text += "\n"
    }
    return text
  }
}
