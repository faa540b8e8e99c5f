extension BreakingModel {
  /// The weights that `make predict` prints, for ``BreakingCandidate/names``.
  package static let fitted = BreakingModel(weights: [
    1.82, 0.07, 1.48, 0.85, 0.43, 1.26, -0.69, 1.06, 0.91, -1.02, -0.36, -0.63, -0.64, -0.71, 2.43,
  ])
}
