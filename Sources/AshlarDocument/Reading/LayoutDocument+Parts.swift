import AshlarJSON
import AshlarLayout

extension LayoutDocument {
  /// Whether a text can be the id of an item: ASCII letters, digits and `_`, no digit first.
  public static func isValidID(_ text: String) -> Bool { ItemTable.isValid(text) }

  /// The names of the options of visual formats.
  public static var visualFormatOptionNames: [String] { VisualFormatOptions.names }

  /// Reads the metrics of visual formats from the text of a JSON object of numbers.
  public static func metrics(_ bytes: [UInt8]) throws(DocumentError) -> [String: Double] {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.read(bytes)
    } catch {
      throw DocumentError(.json(error.kind), at: error.position)
    }
    return try DocumentReader.readMetrics(value)
  }
}
