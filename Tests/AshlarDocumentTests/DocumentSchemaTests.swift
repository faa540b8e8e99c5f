import AshlarDocument
import AshlarJSON
import AshlarTestSupport
import Foundation
import Testing

/// The JSON Schema in `Documentation` lists the same keys and words as the reader.
@Suite struct DocumentSchemaTests {
  private let definitions: JSONValue

  init() throws {
    let file = Fixtures.repository.appendingPathComponent("Documentation/layout-document.schema.json")
    definitions = try #require(JSONReader.read(Array(try Data(contentsOf: file)))["$defs"])
  }

  private func keys(of definition: String) throws -> [String] {
    try #require(definitions[definition]?["properties"]?.object).map(\.key)
  }

  private func words(_ path: String...) throws -> [String] {
    let value = path.reduce(definitions as JSONValue?) { $0?[$1] }
    return try #require(value?["enum"]?.array).compactMap(\.string)
  }

  static let objects: [(String, [String])] = [
    ("document", DocumentKeys.document), ("root", DocumentKeys.root), ("view", DocumentKeys.view),
    ("guide", DocumentKeys.guide), ("visualFormat", DocumentKeys.visualFormat), ("step", DocumentKeys.step),
    ("font", DocumentKeys.font), ("border", DocumentKeys.border), ("label", DocumentKeys.own(of: .label)),
    ("button", DocumentKeys.own(of: .button)), ("image", DocumentKeys.own(of: .image)),
    ("stack", DocumentKeys.own(of: .stack)), ("scroll", DocumentKeys.own(of: .scroll)),
    ("edges", Expectation.Edge.allCases.map(\.rawValue)),
  ]

  @Test(arguments: objects)
  func listsTheKeys(definition: String, known: [String]) throws {
    #expect(try keys(of: definition) == known)
  }

  @Test func listsTheWords() throws {
    #expect(try words("view", "properties", "type") == DocumentWords.types)
    #expect(try words("label", "properties", "textAlignment") == DocumentWords.textAlignments)
    #expect(try words("label", "properties", "lineBreakMode") == DocumentWords.lineBreakModes)
    #expect(try words("image", "properties", "contentMode") == DocumentWords.contentModes)
    #expect(try words("stack", "properties", "axis") == DocumentWords.axes)
    #expect(try words("stack", "properties", "distribution") == DocumentWords.distributions)
    #expect(try words("stack", "properties", "alignment") == DocumentWords.alignments)
    #expect(
      try words("scroll", "properties", "contentInsetAdjustmentBehavior")
        == DocumentWords.contentInsetAdjustmentBehaviors)
    #expect(try words("colorName") == DocumentWords.colors)
    #expect(try words("direction") == ["ltr", "rtl"])
    #expect(
      try words("visualFormat", "properties", "options", "items") == LayoutDocument.visualFormatOptionNames)
  }

  @Test func definesWhatItRefersTo() throws {
    var stack = [definitions]
    while let value = stack.popLast() {
      for member in value.object ?? [] {
        if member.key == "$ref", let name = member.value.string?.split(separator: "/").last {
          #expect(definitions[String(name)] != nil, "\(name)")
        }
        stack.append(member.value)
      }
      stack += value.array ?? []
    }
  }
}
