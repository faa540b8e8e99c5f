/// A natural number of any size, with just the arithmetic that exact decimal conversion needs.
struct BigNatural {
  /// Base 2^32, least significant first, no zero at the end.
  private var limbs: [UInt32] = []

  init() {}

  init(_ value: UInt32) {
    if value != 0 { limbs = [value] }
  }

  private var isZero: Bool { limbs.isEmpty }

  private var bitWidth: Int {
    guard let last = limbs.last else { return 0 }
    return limbs.count * 32 - last.leadingZeroBitCount
  }

  mutating func multiply(by factor: UInt32, adding summand: UInt32) {
    var carry = UInt64(summand)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry != 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  mutating func multiply(byPowerOfTen exponent: Int) {
    for _ in 0..<(exponent / 9) { multiply(by: 1_000_000_000, adding: 0) }
    for _ in 0..<(exponent % 9) { multiply(by: 10, adding: 0) }
  }

  private mutating func shiftLeft(by count: Int) {
    guard !isZero, count > 0 else { return }
    let (words, bits) = count.quotientAndRemainder(dividingBy: 32)
    var carry: UInt64 = 0
    for index in limbs.indices {
      carry |= UInt64(limbs[index]) << UInt64(bits)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry != 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
    limbs.insert(contentsOf: repeatElement(0, count: words), at: 0)
  }

  private func isLess(than other: BigNatural) -> Bool {
    if limbs.count != other.limbs.count { return limbs.count < other.limbs.count }
    for index in limbs.indices.reversed() where limbs[index] != other.limbs[index] {
      return limbs[index] < other.limbs[index]
    }
    return false
  }

  /// Subtracts a number that is not larger.
  private mutating func subtract(_ other: BigNatural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      let summand = index < other.limbs.count ? Int64(other.limbs[index]) : 0
      let difference = Int64(limbs[index]) - summand + borrow
      limbs[index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference >> 32
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  /// The double nearest to the quotient of two positive numbers, ties to even.
  static func quotient(_ numerator: BigNatural, by denominator: BigNatural) -> Double {
    var remainder = numerator
    var divisor = denominator
    // Afterwards the quotient lies over 1/2 and under 2, and `power` is what was taken out of it.
    let power = numerator.bitWidth - denominator.bitWidth
    if power > 0 { divisor.shiftLeft(by: power) } else { remainder.shiftLeft(by: -power) }
    var bits: UInt64 = 0
    for _ in 0..<63 {
      bits <<= 1
      if !remainder.isLess(than: divisor) {
        remainder.subtract(divisor)
        bits |= 1
      }
      remainder.shiftLeft(by: 1)
    }
    // A set lowest bit stands for everything below it.
    return rounded(bits << 1 | (remainder.isZero ? 0 : 1), power: power - 63)
  }

  /// The double nearest to `bits · 2^power`; the highest or the second highest bit is set.
  private static func rounded(_ bits: UInt64, power: Int) -> Double {
    let width = 64 - bits.leadingZeroBitCount
    // The least exponent of a double's last bit is -1074; subnormal numbers keep fewer bits.
    let dropped = max(width - 53, -1074 - power)
    guard dropped <= 64 else { return 0 }
    var kept = bits >> UInt64(dropped)
    let rest = bits & ((1 << UInt64(dropped)) &- 1)
    let half: UInt64 = 1 << UInt64(dropped - 1)
    if rest > half || (rest == half && kept & 1 == 1) { kept += 1 }
    return Double(sign: .plus, exponent: power + dropped, significand: Double(kept))
  }
}
