/// What a document may hold at most.
enum DocumentLimits {
  /// The solver computes with numbers up to this size.
  static let largestNumber = 1e15
  /// Bytes of an id or of a constraint's identifier: names are for people, and messages and output repeat them.
  static let longestName = 1024
}
