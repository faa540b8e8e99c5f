/// Blocks of one shape: the same rows over the same kinds of variables, whatever the constants.
///
/// Cells of a list are alike but for a few constants. The optimum of a block is a linear function of its constants as
/// long as the same basis stays optimal, so a basis that was found for one block answers for every block of its shape
/// whose constants meet the conditions of the basis.
struct Pattern {
  /// How many constants may differ, and how large a block may be.
  static let parameterLimit = Dual.width
  static let variableLimit = 16
  static let rowLimit = 24
  static let termLimit = 4
  /// How many shapes, and how many bases of each, are kept.
  static let limit = 64
  static let basisLimit = 16
  /// A new shape is taken for one of many when so many times its variables wait to be solved.
  static let likelyFrom = 6
  /// So many blocks in a row without a basis that can be kept end the attempts.
  static let patience = 8

  var hash: UInt64
  var key = Buffer<UInt64>()
  var bases = Buffer<Basis>()
  /// Rows of slopes: for each basis first those of the variables, then those of the conditions.
  var slopes = Buffer<SIMD8<Double>>()
  var failures = 0

  struct Basis {
    var firstSlope: Int32
    var conditionCount: Int32
    /// A bit for each variable that the priorities alone do not determine.
    var loose: UInt32
  }

  func deallocate() {
    key.deallocate()
    bases.deallocate()
    slopes.deallocate()
  }
}

/// The shape of the block at hand.
struct Shape {
  var key = Buffer<UInt64>()
  var hash: UInt64 = 0
  /// The constants, and which of them each row has.
  var constants = SIMD8<Double>(repeating: 0)
  var parameterCount = 0
  var parameters = Buffer<Int32>()
  /// How each of the constants follows the parameters of a response.
  var moves = Buffer<SIMD8<Double>>()
  /// Of rows with one unknown, by row: the word that tells unknown and coefficient apart.
  var unary = Buffer<UInt64>()

  func deallocate() {
    key.deallocate()
    parameters.deallocate()
    moves.deallocate()
    unary.deallocate()
  }
}
