import AshlarLayout

/// Turns visual formats into constraint statements.
public enum VisualFormatExpansion {
  /// The statements that a format asks for, in its own order.
  ///
  /// - Parameters:
  ///   - items: The ids that the format may name.
  ///   - superview: The id of an item's superview, for the edges `|`.
  package static func statements(
    _ format: String, items: [String], metrics: [String: Double], style: VisualFormatStyle,
    superview: (String) -> String?
  ) throws(VisualFormatError) -> [ConstraintStatement] {
    try statements(
      format, views: Dictionary(items.map { ($0, $0) }) { first, _ in first }, metrics: metrics, style: style,
      superview: superview)
  }
}
