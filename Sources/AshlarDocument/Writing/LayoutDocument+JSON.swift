import AshlarJSON
import AshlarLayout

extension LayoutDocument {
  /// The document as JSON, every constraint as a string; reading it gives the same layouts.
  public var json: JSONValue {
    var members: [(String, JSONValue)] = [("name", .string(name)), ("root", root.json)]
    members.append(("views", .array(views.map { $0.json })))
    if !guides.isEmpty { members.append(("guides", .array(guides.map { $0.json }))) }
    members.append(("constraints", .array(constraints.map { .string($0.description) })))
    if !steps.isEmpty { members.append(("steps", .array(steps.map { $0.json }))) }
    members += expectation.members
    if let source { members.append(("source", .string(source))) }
    if let note { members.append(("note", .string(note))) }
    if let meta { members.append(("meta", meta)) }
    return .object(members)
  }
}

extension RootDescription {
  fileprivate var json: JSONValue {
    .object([("id", .string(id)), ("size", .numbers([size.width, size.height]))] + settings.map { $0.member })
  }
}

extension ViewDescription {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [("id", .string(id)), ("parent", .string(parent))]
    if kind != .view { members.append(("type", .string(kind.rawValue))) }
    return .object(members + settings.map { $0.member })
  }
}

extension GuideDescription {
  fileprivate var json: JSONValue { .object([("id", .string(id)), ("owner", .string(owner))]) }
}

extension PropertySetting {
  fileprivate var member: (String, JSONValue) { (key, value) }
}

extension StepDescription {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = []
    if !changes.isEmpty {
      members.append(("set", .object(changes.map { ("\($0.item).\($0.setting.key)", $0.setting.value) })))
    }
    if !constants.isEmpty {
      members.append(("constant", .array(constants.map { .numbers([Double($0.index), $0.constant]) })))
    }
    if !priorities.isEmpty {
      let pairs = priorities.map { pair in
        JSONValue.array([.number(Double(pair.index)), .number(pair.priority.shortDouble)])
      }
      members.append(("priority", .array(pairs)))
    }
    if !removals.isEmpty { members.append(("remove", .numbers(removals.map(Double.init)))) }
    if !additions.isEmpty { members.append(("add", .array(additions.map { .string($0.description) }))) }
    return .object(members + expectation.members)
  }
}

extension Expectation {
  fileprivate var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if !frames.isEmpty {
      let frames = frames.map { frame in
        (frame.id, JSONValue.array(frame.numbers.map { $0.map(JSONValue.number) ?? .null }))
      }
      members.append(("expected", .object(frames)))
    }
    if !edges.isEmpty {
      let edges = edges.map { item in
        (item.id, JSONValue.object(item.values.map { ($0.edge.rawValue, .number($0.value)) }))
      }
      members.append(("expectedEdges", .object(edges)))
    }
    if !ambiguous.isEmpty {
      members.append(("expectedAmbiguous", .object(ambiguous.map { ($0.id, .bool($0.isAmbiguous)) })))
    }
    if let tolerance { members.append(("tolerance", .number(tolerance))) }
    return members
  }
}

extension JSONValue {
  fileprivate static func numbers(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .number($0) }) }
}
