import AshlarSolver

extension RowBuilder {
  /// Builds `size <= intrinsic`, as strong as the hugging.
  ///
  /// - Returns: `false` if nothing is wished.
  mutating func buildHugging(_ along: ContentSize.Along, of size: Variable) -> Bool {
    build(along.intrinsic, of: size, .lessThanOrEqual, along.hugging)
  }

  /// Builds `size >= intrinsic`, as strong as the compression resistance.
  ///
  /// - Returns: `false` if nothing is wished.
  mutating func buildCompression(_ along: ContentSize.Along, of size: Variable) -> Bool {
    build(along.intrinsic, of: size, .greaterThanOrEqual, along.compressionResistance)
  }

  private mutating func build(
    _ intrinsic: Double?, of size: Variable, _ relation: Relation, _ priority: LayoutPriority
  ) -> Bool {
    guard let intrinsic, priority > 0 else { return false }
    build(size, relation, intrinsic, priority: priority)
    return true
  }
}
