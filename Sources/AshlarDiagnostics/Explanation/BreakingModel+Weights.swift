extension BreakingModel {
  /// The weights that `make predict` prints.
  package static let fitted = BreakingModel(weights: [
    1.94, 0.51, 1.91, 1.14, 0.54, 1.72, -0.86, 1.39, 1.01, -1.15, -0.58, -0.72, -0.69, -0.57, 2.21,
  ])
}
