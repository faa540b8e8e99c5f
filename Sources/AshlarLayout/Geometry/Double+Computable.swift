extension Double {
  /// Numbers of a larger magnitude are refused: sums with them would lose whole points, and the solver refuses them.
  static let largestComputable = 1e15

  /// Whether the number is finite and not too large to compute with.
  package var isComputable: Bool { magnitude <= .largestComputable }
}
