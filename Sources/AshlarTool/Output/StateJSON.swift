import AshlarDocument
import AshlarJSON
import AshlarLayout

/// The states of a document as JSON.
enum StateJSON {
  /// One object: the first state with the name in front and the states after the steps inside.
  static func value(of states: [LayoutState], name: String) -> JSONValue {
    var members: [(String, JSONValue)] = [("name", .string(name))]
    if let first = states.first { members += self.members(of: first) }
    members.append(("steps", .array(states.dropFirst().map { .object(self.members(of: $0)) })))
    return .object(members)
  }

  private static func members(of state: LayoutState) -> [(String, JSONValue)] {
    [
      ("frames", .object(state.frames.map { ($0.id, value(of: $0.frame)) })),
      ("conflicts", .array(state.conflicts.map(value(of:)))),
      ("ambiguous", .array(state.ambiguous.map { .string("\($0.id).\($0.kind.name)") })),
    ]
  }

  private static func value(of frame: Rect) -> JSONValue {
    .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0.tidied) })
  }

  private static func value(of conflict: LayoutState.Conflict) -> JSONValue {
    .object([
      ("constraints", .array(conflict.constraints.map { .string($0) })), ("broken", .string(conflict.broken)),
    ])
  }
}

extension Double {
  /// Rounded to millionths, so that the last bits of a solution, which depend on the order of arithmetic, do not show;
  /// never a negative zero.
  var tidied: Double {
    guard magnitude < 1e9 else { return self }
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }

  /// The shortest text of the number rounded to millionths.
  var tidiedText: String { JSONWriter.write(tidied) }

  /// Rounded to hundredths, for people.
  var shortText: String {
    guard magnitude < 1e9 else { return JSONWriter.write(self) }
    let rounded = (self * 100).rounded() / 100
    return JSONWriter.write(rounded == 0 ? 0 : rounded)
  }
}
