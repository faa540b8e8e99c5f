import AshlarJSON

extension DocumentReader {
  /// Reads one of the keys that say what a layout should give.
  func readExpectation(
    _ key: String, _ value: JSONValue, into expectation: inout Expectation
  ) throws(DocumentError) {
    if key == "tolerance" {
      expectation.tolerance = try value.readNumber(.notNegative)
      return
    }
    for member in try value.readMembers() {
      do throws(DocumentError) {
        guard items.contains(member.key) else {
          throw DocumentError(
            .unknownItem(member.key, nearest: items.nearest(to: member.key)), at: member.keyPosition)
        }
        switch key {
        case "expected": expectation.frames.append((member.key, try frame(member.value)))
        case "expectedEdges": expectation.edges.append((member.key, try edges(member.value)))
        default: expectation.ambiguous.append((member.key, try member.value.readFlag()))
        }
      } catch {
        throw error.inside(.key(member.key))
      }
    }
  }

  private func frame(_ value: JSONValue) throws(DocumentError) -> [Double?] {
    let elements = try value.readArray()
    guard elements.count == 4 else { throw value.error(.wrongCount(expected: 4, found: elements.count)) }
    var numbers: [Double?] = []
    for (index, element) in elements.enumerated() {
      numbers.append(
        try within(.index(index)) { () throws(DocumentError) -> Double? in
          element.isNull ? nil : try element.readNumber(.computable, as: .numberOrNull)
        })
    }
    return numbers
  }

  private func edges(_ value: JSONValue) throws(DocumentError) -> [(edge: Expectation.Edge, value: Double)] {
    let known = Expectation.Edge.allCases.map { $0.rawValue }
    var edges: [(edge: Expectation.Edge, value: Double)] = []
    for member in try value.readMembers() {
      guard let edge = Expectation.Edge(rawValue: member.key) else {
        throw DocumentError(.unknownKey(member.key, known: known), at: member.keyPosition)
      }
      edges.append((edge, try within(.key(member.key)) { () throws(DocumentError) in try member.value.readNumber() }))
    }
    return edges
  }
}
