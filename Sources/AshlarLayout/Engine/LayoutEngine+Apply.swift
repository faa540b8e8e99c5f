import AshlarSolver

extension LayoutEngine {
  func applyChanges() {}
}
