import AshlarJSON
import AshlarLayout

/// Reads one layout document from its JSON object.
struct DocumentReader {
  let source: JSONSource
  var document: LayoutDocument
  var items = ItemTable()
  /// The superview of each view and guide, which visual formats ask for.
  var containers: [String: String] = [:]
  var ledger = ConstraintLedger()

  /// Reads a document.
  ///
  /// - Parameter defaultName: The name of a document that has none.
  static func read(
    _ value: JSONValue, source: JSONSource, defaultName: String
  ) throws(DocumentError) -> LayoutDocument {
    _ = try value.readObject(keys: DocumentKeys.document, as: .document)
    let root = try require("root", of: value)
    let document = LayoutDocument(
      name: defaultName,
      root: try within(.key("root")) { () throws(DocumentError) in
        try rootDescription(root)
      })
    var reader = DocumentReader(source: source, document: document)
    try reader.readItems(of: value)
    // What other parts refer to comes first, whatever the order in the file.
    for key in [
      "standardSpacing", "constraints", "tolerance", "expected", "expectedEdges", "expectedAmbiguous", "steps", "name",
      "source", "note",
    ] {
      if let part = value[key] { try reader.readPart(key, part) }
    }
    reader.document.meta = value["meta"]
    return reader.document
  }

  private static func require(_ key: String, of value: JSONValue) throws(DocumentError) -> JSONValue {
    guard let part = value[key] else { throw value.error(.missingKey(key)) }
    return part
  }

  private mutating func readPart(_ key: String, _ value: JSONValue) throws(DocumentError) {
    do throws(DocumentError) {
      switch key {
      case "name": document.name = try value.readText()
      case "source": document.source = try value.readText()
      case "note": document.note = try value.readText()
      case "standardSpacing": document.standardSpacing = try spacing(value)
      case "constraints": document.constraints = try readConstraints(value)
      case "steps": try readSteps(value)
      default: try readExpectation(key, value, into: &document.expectation)
      }
    } catch {
      throw error.inside(.key(key))
    }
  }

  private func spacing(_ value: JSONValue) throws(DocumentError) -> StandardSpacing {
    let elements = try value.readArray()
    guard elements.count == 2 else { throw value.error(.wrongCount(expected: 2, found: elements.count)) }
    let sibling = try within(.index(0)) { () throws(DocumentError) in try elements[0].readNumber() }
    if elements[1].isNull { return StandardSpacing(sibling: sibling, superview: nil) }
    let superview = try within(.index(1)) { () throws(DocumentError) in
      try elements[1].readNumber(.computable, as: .numberOrNull)
    }
    return StandardSpacing(sibling: sibling, superview: superview)
  }

  // MARK: Items

  private static func rootDescription(_ value: JSONValue) throws(DocumentError) -> RootDescription {
    let members = try value.readObject(keys: DocumentKeys.root)
    let size = try require("size", of: value)
    var root = RootDescription(size: try within(.key("size")) { () throws(DocumentError) in try size.readSize() })
    for member in members where member.key != "size" {
      try within(.key(member.key)) { () throws(DocumentError) in
        if member.key == "id" {
          root.id = try readID(member.value)
        } else {
          root.settings.append(try PropertyReader.read(member.key, member.value))
        }
      }
    }
    return root
  }

  static func readID(_ value: JSONValue) throws(DocumentError) -> String {
    let id = try value.readText()
    guard id.utf8.count <= DocumentLimits.longestName else {
      throw value.error(.nameTooLong(limit: DocumentLimits.longestName))
    }
    guard ItemTable.isValid(id) else { throw value.error(.invalidID(id)) }
    return id
  }
}
