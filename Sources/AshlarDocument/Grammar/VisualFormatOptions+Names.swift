import AshlarLayout

extension VisualFormatOptions {
  /// The names that options have in documents.
  static var names: [String] { named.map { $0.name } }
}
