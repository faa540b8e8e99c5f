/// A constant of a problem: a plain number, or one that knows how it changes with others (``Dual``).
///
/// The way a problem is solved depends on values only. The same source solves it with `Double` and, to learn how the
/// solution follows the constants, with `Dual`.
protocol Constant: BitwiseCopyable {
  static var isTraced: Bool { get }
  init(_ value: Double)
  var value: Double { get set }
  /// Whether the number changes with anything.
  var isMoving: Bool { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, factor: Double) -> Self
  static func / (left: Self, divisor: Double) -> Self
  static func += (left: inout Self, right: Self)
  static prefix func - (operand: Self) -> Self
}

extension Double: Constant {
  static var isTraced: Bool { false }
  @inline(__always)
  var value: Double {
    get { self }
    set { self = newValue }
  }
  var isMoving: Bool { false }
}

/// A number and how it changes with each of up to eight directions.
struct Dual: Constant {
  static var isTraced: Bool { true }
  /// How many directions there are.
  static let width = 8

  var value: Double
  var slopes = SIMD8<Double>(repeating: 0)

  init(_ value: Double) { self.value = value }

  init(_ value: Double, _ slopes: SIMD8<Double>) {
    self.value = value
    self.slopes = slopes
  }

  var isMoving: Bool {
    let magnitudes = slopes * slopes
    return magnitudes.max() > Tolerance.slope * Tolerance.slope
  }

  static func + (left: Dual, right: Dual) -> Dual { Dual(left.value + right.value, left.slopes + right.slopes) }
  static func - (left: Dual, right: Dual) -> Dual { Dual(left.value - right.value, left.slopes - right.slopes) }
  static func * (left: Dual, factor: Double) -> Dual { Dual(left.value * factor, left.slopes * factor) }
  static func / (left: Dual, divisor: Double) -> Dual { Dual(left.value / divisor, left.slopes / divisor) }
  static func += (left: inout Dual, right: Dual) { left = left + right }
  static prefix func - (operand: Dual) -> Dual { Dual(-operand.value, -operand.slopes) }
}

/// What must stay at or above 0 for a traced solution to go on in a straight line.
struct Conditions<Number: Constant> {
  var list = Buffer<Number>()
  /// False when the solution bends where it stands, or when the trace has lost it.
  var areSound = true

  mutating func reset() {
    list.removeAll()
    areSound = true
  }

  /// The path that was taken needs this to stay at or above 0.
  @inline(__always)
  mutating func require(_ number: Number) {
    if Number.isTraced && number.isMoving { list.append(number) }
  }

  /// The path that was taken needs this to stay what it is.
  @inline(__always)
  mutating func requireSteady(_ number: Number) {
    if Number.isTraced && number.isMoving { areSound = false }
  }

  /// The larger of two numbers.
  @inline(__always)
  mutating func larger(_ left: Number, _ right: Number) -> Number {
    let isLeft = left.value >= right.value
    if Number.isTraced && left.value.isFinite && right.value.isFinite {
      require(isLeft ? left - right : right - left)
    }
    return isLeft ? left : right
  }

  /// The smaller of two numbers.
  @inline(__always)
  mutating func smaller(_ left: Number, _ right: Number) -> Number {
    let isLeft = left.value <= right.value
    if Number.isTraced && left.value.isFinite && right.value.isFinite {
      require(isLeft ? right - left : left - right)
    }
    return isLeft ? left : right
  }
}
