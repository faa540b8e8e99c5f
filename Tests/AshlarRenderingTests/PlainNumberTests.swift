import Testing

@testable import AshlarRendering

/// Expected texts follow from the rule: thousandths, ties away from zero, no zeros at the end.
@Suite struct PlainNumberTests {
  static let cases: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (320, "320"), (0.5, "0.5"), (-0.5, "-0.5"), (66.0 + 2.0 / 3, "66.667"),
    (106.25, "106.25"), (0.001, "0.001"), (0.0005, "0.001"), (0.0004, "0"), (0.5.nextDown, "0.5"),
    (54.3535.nextDown.nextDown, "54.354"), (54.3535.nextUp, "54.354"), (54.3534, "54.353"), (-0.0004, "0"),
    (1.01, "1.01"),
    (1.100, "1.1"), (0.9999, "1"), (1e-300, "0"), (123456.789, "123456.789"), (1e9, "1000000000"),
    (1e15, "1000000000"), (-1e300, "-1000000000"), (.infinity, "1000000000"), (-.infinity, "-1000000000"), (.nan, "0"),
  ]

  @Test(arguments: cases)
  func writes(value: Double, text: String) { #expect(PlainNumber.text(value) == text) }

  static let decimals: [(Double, Int, String)] = [
    (1.25, 1, "1.3"), (1.25, 0, "1"), (0.05, 1, "0.1"), (-0.04, 1, "0"), (100, 2, "100"), (66.0 + 2.0 / 3, 2, "66.67"),
  ]

  @Test(arguments: decimals)
  func rounds(value: Double, decimals: Int, text: String) {
    #expect(PlainNumber.text(value, decimals: decimals) == text)
  }
}
