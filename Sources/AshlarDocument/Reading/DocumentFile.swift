import AshlarJSON

/// A file of one layout document or an array of them.
public struct DocumentFile: Sendable {
  /// The text, for excerpts.
  public let source: JSONSource
  /// The documents of the file in its order, or what is wrong with each.
  public let documents: [Result<LayoutDocument, DocumentError>]
  /// Whether the file is an array.
  public let isArray: Bool

  /// Reads a file.
  ///
  /// A mistake in one document of an array spares the others; a mistake in the JSON spares none.
  ///
  /// - Parameter name: The file's name, which is the name of a document without one; in an array `#1`, `#2` and so on
  ///   follow it.
  /// - Complexity: O(bytes), but O(ids · mistakes) for suggestions.
  public init(_ bytes: [UInt8], name: String) throws(DocumentError) {
    source = JSONSource(bytes)
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.read(bytes)
    } catch {
      throw DocumentError(.json(error.kind), at: error.position)
    }
    var documents: [Result<LayoutDocument, DocumentError>] = []
    if case .array(let elements) = value.content {
      isArray = true
      for (index, element) in elements.enumerated() {
        documents.append(
          Self.document(element, source, name: "\(name)#\(index + 1)").mapError { $0.inside(.index(index)) })
      }
    } else {
      isArray = false
      documents.append(Self.document(value, source, name: name))
    }
    self.documents = documents
  }

  private static func document(
    _ value: JSONValue, _ source: JSONSource, name: String
  ) -> Result<LayoutDocument, DocumentError> {
    do throws(DocumentError) {
      return .success(try DocumentReader.read(value, source: source, defaultName: name))
    } catch {
      return .failure(error)
    }
  }
}
