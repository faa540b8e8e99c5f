/// The pictures of README and documentation.
enum DocumentationPictures {
  static func all() throws -> [(name: String, text: String)] { [] }
}
