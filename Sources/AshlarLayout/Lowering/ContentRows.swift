import AshlarSolver

extension ContentSize.Along {
  /// `size <= intrinsic`, as strong as the hugging, or `nil` if nothing is wished.
  func huggingRow(for size: Variable) -> LinearConstraint? {
    row(for: size, .lessThanOrEqual, hugging)
  }

  /// `size >= intrinsic`, as strong as the compression resistance, or `nil` if nothing is wished.
  func compressionRow(for size: Variable) -> LinearConstraint? {
    row(for: size, .greaterThanOrEqual, compressionResistance)
  }

  private func row(
    for size: Variable, _ relation: Relation, _ priority: LayoutPriority
  ) -> LinearConstraint? {
    guard let intrinsic, priority > 0 else { return nil }
    return LinearConstraint(
      [Term(size)], relation, constant: -intrinsic, priority: priority.rawValue, tier: .contentSize)
  }
}
