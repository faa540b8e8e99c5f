import AshlarJSON
import AshlarTestSupport
import Testing

/// A number whose nearest double is known bit by bit.
struct DecimalCase: CustomTestStringConvertible, Sendable {
  var text: String
  var bits: UInt64

  init(_ text: String, _ bits: UInt64) { (self.text, self.bits) = (text, bits) }

  var testDescription: String { text }
}

/// Derived from IEEE 754: where a comment names a midpoint, the neighbours and the even one are worked out beside it.
let decimalCases: [DecimalCase] = [
  .init("0", 0),
  .init("-0", 0x8000_0000_0000_0000),
  .init("0e999999999999999999999", 0),
  .init("1", 0x3FF0_0000_0000_0000),
  // 2^53 + 1 lies half way between 2^53 and 2^53 + 2; the even significand is that of 2^53.
  .init("9007199254740993", 0x4340_0000_0000_0000),
  // The least excess over that midpoint rounds up.
  .init("9007199254740993.0000000000000000000000000000000001", 0x4340_0000_0000_0001),
  // 2^53 + 3 lies half way between an odd and an even significand; up.
  .init("9007199254740995", 0x4340_0000_0000_0002),
  // The largest double, (2 - 2^-52) * 2^1023.
  .init("1.7976931348623157e308", 0x7FEF_FFFF_FFFF_FFFF),
  // Still below the midpoint (2 - 2^-53) * 2^1023 = 1.797693134862315807…e308.
  .init("1.797693134862315807e308", 0x7FEF_FFFF_FFFF_FFFF),
  .init("1.797693134862315808e308", 0x7FF0_0000_0000_0000),
  .init("1e309", 0x7FF0_0000_0000_0000),
  // The least normal double 2^-1022 and the largest subnormal one below it.
  .init("2.2250738585072014e-308", 0x0010_0000_0000_0000),
  .init("2.2250738585072011e-308", 0x000F_FFFF_FFFF_FFFF),
  // The least subnormal double 2^-1074 = 4.94e-324; half of it is 2.47032822920623272…e-324 and ties to zero.
  .init("5e-324", 1),
  .init("2.4703282292062328e-324", 1),
  .init("2.4703282292062327e-324", 0),
  .init("1e-400", 0),
  .init("1e-99999999999999999999", 0),
  // 1 + 2^-53 exactly ties to 1; one unit more in the last place does not.
  .init("1.00000000000000011102230246251565404236316680908203125", 0x3FF0_0000_0000_0000),
  .init("1.00000000000000011102230246251565404236316680908203126", 0x3FF0_0000_0000_0001),
]

@Suite struct DecimalNumberTests {
  @Test(arguments: decimalCases)
  func roundsToTheNearestDouble(_ sample: DecimalCase) {
    #expect(DecimalNumber.double(sample.text.utf8)?.bitPattern == sample.bits)
  }

  @Test(arguments: ["", "-", ".5", "1.", "01", "1e", "1e+", "+1", "1x", " 1", "1 ", "0x1", "--1", "1.2.3", "1e1.5"])
  func refusesWhatIsNoNumber(text: String) {
    #expect(DecimalNumber.double(text.utf8) == nil)
  }

  /// A 1 far behind the exact midpoint 2^53 + 1 decides the rounding even where digits are dropped.
  @Test(arguments: [1, 700, 900, 5_000]) func seesDigitsFarBehind(zeros: Int) {
    let text = "9007199254740993." + String(repeating: "0", count: zeros)
    #expect(DecimalNumber.double(text.utf8) == 9_007_199_254_740_992)
    #expect(DecimalNumber.double((text + "1").utf8) == 9_007_199_254_740_994)
  }

  /// The standard library converts through C's `strtod`, which is independent of this code.
  @Test(arguments: 0..<50) func agreesWithTheStandardLibrary(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let digits = (0..<Int.random(in: 1...40, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
      let fraction = (0..<Int.random(in: 1...20, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
      let whole = digits.drop { $0 == 0 }.map(String.init).joined()
      let exponent = Int.random(in: -340...290, using: &random)
      let text = (whole.isEmpty ? "0" : whole) + "." + fraction.map(String.init).joined() + "e\(exponent)"
      #expect(DecimalNumber.double(text.utf8)?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  @Test(arguments: 0..<50) func readsBackWhatTheWriterWrites(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(DecimalNumber.double(JSONWriter.write(value).utf8)?.bitPattern == value.bitPattern, "\(value)")
    }
  }
}
