import AshlarViews
import Testing

@Suite struct ColorTests {
  static let hexes: [(String, Color?)] = [
    ("#000", Color(white: 0)), ("#fff", Color(white: 1)), ("#F80", Color(red: 1, green: 136.0 / 255, blue: 0)),
    ("#ff8800", Color(red: 1, green: 136.0 / 255, blue: 0)),
    ("#0000ff80", Color(red: 0, green: 0, blue: 1, alpha: 128.0 / 255)),
    ("#00000000", .clear), ("", nil), ("#", nil), ("#12", nil), ("#1234", nil), ("#12345", nil), ("#1234567", nil),
    ("#123456789", nil), ("123456", nil), ("#12345g", nil), ("##12345", nil), ("#12 456", nil), ("#１２３", nil),
  ]

  @Test func readsHexadecimalDigits() {
    for (text, color) in ColorTests.hexes { #expect(Color(hex: text) == color, "\(text)") }
  }

  @Test func writesWhatItReads() {
    for text in ["#000000", "#ffffff", "#0a1b2c", "#01020304", "#ffffff80", "#00000000"] {
      #expect(Color(hex: text)?.hex == text)
    }
    // Rounded to the nearest of 255.
    #expect(Color(red: 0.5, green: 1.0 / 3, blue: 0.001).hex == "#805500")
  }

  @Test func knowsTheNamesOfUIColor() {
    #expect(Color(named: "systemRed")?.hex == "#ff3b30" && Color(named: "clear") == .clear)
    #expect(Color(named: "darkGray")?.hex == "#555555" && Color(named: "lightGray")?.hex == "#aaaaaa")
    #expect(Color(named: "Red") == nil && Color(named: "") == nil)
    #expect(Set(Color.names).count == Color.names.count)
    #expect(Color.names.allSatisfy { Color(named: $0) != nil })
  }

  @Test func keepsComponentsInRange() {
    let color = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(color.withAlpha(0.25) == Color(red: 0, green: 1, blue: 0, alpha: 0.25))
  }
}
