/// What a document may hold at most.
enum DocumentLimits {
  /// The solver computes with numbers up to this size.
  static let largestNumber = 1e15
}
