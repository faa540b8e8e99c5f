import AshlarJSON
import AshlarLayout

extension DocumentReader {
  mutating func readSteps(_ value: JSONValue) throws(DocumentError) {
    for (index, element) in try value.readArray().enumerated() {
      do throws(DocumentError) {
        document.steps.append(try step(element))
      } catch {
        throw error.inside(.index(index))
      }
    }
  }

  private mutating func step(_ value: JSONValue) throws(DocumentError) -> StepDescription {
    _ = try value.readObject(keys: DocumentKeys.step)
    var step = StepDescription()
    // The order in which a step is applied: what is removed or changed was there before the step.
    for key in DocumentKeys.step {
      guard let part = value[key] else { continue }
      do throws(DocumentError) {
        switch key {
        case "set": step.changes = try changes(part)
        case "constant":
          step.constants = try pairs(part) { (number) throws(DocumentError) in try number.readNumber() }
            .map { (index: $0.0, constant: $0.1) }
        case "priority":
          step.priorities = try pairs(part) { (number) throws(DocumentError) in try number.readPriority() }
            .map { (index: $0.0, priority: $0.1) }
        case "remove": step.removals = try removals(part)
        case "add": step.additions = try readConstraints(part)
        default: try readExpectation(key, part, into: &step.expectation)
        }
      } catch {
        throw error.inside(.key(key))
      }
    }
    return step
  }

  // MARK: Properties

  private func changes(_ value: JSONValue) throws(DocumentError) -> [StepDescription.Change] {
    var changes: [StepDescription.Change] = []
    for member in try value.readMembers() {
      changes.append(
        try within(.key(member.key)) { () throws(DocumentError) in try change(member) })
    }
    return changes
  }

  private func change(_ member: JSONMember) throws(DocumentError) -> StepDescription.Change {
    guard let dot = member.key.firstIndex(of: ".") else {
      throw DocumentError(.badSetKey(member.key), at: member.keyPosition)
    }
    let id = String(member.key[..<dot])
    let key = String(member.key[member.key.index(after: dot)...])
    let known: [String]
    switch items[id] {
    case .root: known = DocumentKeys.settable(of: nil)
    case .view(let index): known = DocumentKeys.settable(of: document.views[index].kind)
    case .guide: throw DocumentError(.itemIsGuide(id), at: member.keyPosition)
    case nil: throw DocumentError(.unknownItem(id, nearest: items.nearest(to: id)), at: member.keyPosition)
    }
    guard known.contains(key) else {
      let place = source.position(inStringAt: member.keyPosition, afterBytes: id.utf8.count + 1)
      throw DocumentError(.unknownKey(key, known: known), at: place)
    }
    if key == "customSpacing" { try checkCustomSpacing(member.value, in: id) }
    return StepDescription.Change(item: id, setting: try PropertyReader.read(key, member.value))
  }

  // MARK: Constraints by index

  /// Reads `[index, value]` or an array of such pairs.
  private func pairs<Value>(
    _ value: JSONValue, _ read: (JSONValue) throws(DocumentError) -> Value
  ) throws(DocumentError) -> [(Int, Value)] {
    let elements = try value.readArray()
    guard let first = elements.first else { return [] }
    if first.kind != .array { return [try pair(value, read)] }
    var pairs: [(Int, Value)] = []
    for (index, element) in elements.enumerated() {
      pairs.append(try within(.index(index)) { () throws(DocumentError) in try pair(element, read) })
    }
    return pairs
  }

  private func pair<Value>(
    _ value: JSONValue, _ read: (JSONValue) throws(DocumentError) -> Value
  ) throws(DocumentError) -> (Int, Value) {
    let elements = try value.readArray()
    guard elements.count == 2 else {
      throw value.error(.wrongCount(expected: 2, found: elements.count))
    }
    let index = try within(.index(0)) { () throws(DocumentError) in try activeIndex(elements[0]) }
    return (index, try within(.index(1)) { () throws(DocumentError) in try read(elements[1]) })
  }

  private func activeIndex(_ value: JSONValue) throws(DocumentError) -> Int {
    let index = try value.readIndex()
    guard index < ledger.count else { throw value.error(.indexOutOfRange(index, count: ledger.count)) }
    guard ledger.isActive(index) else { throw value.error(.constraintIsGone(index)) }
    return index
  }

  private mutating func removals(_ value: JSONValue) throws(DocumentError) -> [Int] {
    guard case .array(let elements) = value.content else { return [try removal(value)] }
    var removals: [Int] = []
    for (place, element) in elements.enumerated() {
      do throws(DocumentError) {
        removals.append(try removal(element))
      } catch {
        throw error.inside(.index(place))
      }
    }
    return removals
  }

  private mutating func removal(_ value: JSONValue) throws(DocumentError) -> Int {
    let index: Int
    switch value.content {
    case .number: index = try activeIndex(value)
    case .string(let text):
      guard let found = ledger.firstActive(text) else { throw value.error(.noSuchConstraint(text)) }
      index = found
    default: throw value.error(.wrongKind(expected: .indexOrText, found: value.kind))
    }
    ledger.remove(index)
    return index
  }
}
