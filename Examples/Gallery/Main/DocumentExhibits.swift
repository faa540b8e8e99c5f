/// The example documents.
enum DocumentExhibits {
  static func all() throws -> [Exhibit] { [] }
}
