import Testing
import UIKit

/// As apps write it.
extension UIColor {
  fileprivate convenience init(hex: String) {
    let number = UInt64(hex.dropFirst(), radix: 16) ?? 0
    self.init(
      red: CGFloat((number >> 16) & 0xFF) / 255, green: CGFloat((number >> 8) & 0xFF) / 255,
      blue: CGFloat(number & 0xFF) / 255, alpha: 1)
  }

  fileprivate class var brand: UIColor { UIColor(hex: "#3366FF") }

  fileprivate var parts: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}

@Suite struct ColorTests {
  @Test func givesBackItsComponents() {
    #expect(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125).parts == [0.25, 0.5, 0.75, 0.125])
    #expect(UIColor(white: 0.25, alpha: 0.5).parts == [0.25, 0.25, 0.25, 0.5])
    #expect(UIColor(red: -1, green: 2, blue: .nan, alpha: 1).parts == [0, 1, 0, 1])
    #expect(UIColor.brand.parts == [0x33 / 255, 0x66 / 255, 1, 1])
    #expect(UIColor.red.withAlphaComponent(0.5).parts == [1, 0, 0, 0.5])
  }

  /// Hue, saturation and brightness of named colours of the web, as every colour table lists them.
  @Test(
    arguments: [
      ([1, 0, 0], [0, 1, 1]), ([1, 1, 0], [60, 1, 1]), ([0, 1, 0], [120, 1, 1]), ([0, 1, 1], [180, 1, 1]),
      ([0, 0, 1], [240, 1, 1]), ([1, 0, 1], [300, 1, 1]), ([0.75, 0.75, 0.75], [0, 0, 0.75]), ([0, 0, 0], [0, 0, 0]),
      ([0.5, 0, 0], [0, 1, 0.5]), ([1, 0.5, 0], [30, 1, 1]), ([0.25, 0.5, 0.25], [120, 0.5, 0.5]),
    ] as [([CGFloat], [CGFloat])])
  func translatesHues(rgb: [CGFloat], hsb: [CGFloat]) {
    let color = UIColor(hue: hsb[0] / 360, saturation: hsb[1], brightness: hsb[2], alpha: 1)
    for (part, wanted) in zip(color.parts, rgb) { #expect(abs(part - wanted) < 1e-12) }
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    let known = UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 0.5)
    #expect(known.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - hsb[0] / 360) < 1e-12 && abs(saturation - hsb[1]) < 1e-12 && brightness == hsb[2])
    #expect(alpha == 0.5)
  }

  @Test func tellsGreysApart() {
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha) && white == 2.0 / 3 && alpha == 1)
    #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 2.0 / 3)
    // A grey is another kind of colour than the same RGB.
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white == UIColor(white: 1, alpha: 1) && UIColor.white.hash == UIColor(white: 1, alpha: 1).hash)
    #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
    #expect(UIColor.orange.description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
  }

  @Test func makesColorsOfLayers() {
    #expect(UIColor.white.cgColor.components == [1, 1] && UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.orange.cgColor.components == [1, 0.5, 0, 1])
    #expect(UIColor.orange.cgColor == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25)?.components == [0.5, 0.25])
    #expect(UIColor.systemRed.cgColor.components == [1, 59.0 / 255, 48.0 / 255, 1])
  }

  /// The light appearance in the Human Interface Guidelines, "Color", specifications.
  @Test(
    arguments: [
      (UIColor.systemRed, [255, 59, 48, 1]), (.systemOrange, [255, 149, 0, 1]), (.systemYellow, [255, 204, 0, 1]),
      (.systemGreen, [52, 199, 89, 1]), (.systemMint, [0, 199, 190, 1]), (.systemTeal, [48, 176, 199, 1]),
      (.systemCyan, [50, 173, 230, 1]), (.systemBlue, [0, 122, 255, 1]), (.systemIndigo, [88, 86, 214, 1]),
      (.systemPurple, [175, 82, 222, 1]), (.systemPink, [255, 45, 85, 1]), (.systemBrown, [162, 132, 94, 1]),
      (.systemGray, [142, 142, 147, 1]), (.systemGray2, [174, 174, 178, 1]), (.systemGray3, [199, 199, 204, 1]),
      (.systemGray4, [209, 209, 214, 1]), (.systemGray5, [229, 229, 234, 1]), (.systemGray6, [242, 242, 247, 1]),
      (.label, [0, 0, 0, 1]), (.secondaryLabel, [60, 60, 67, 0.6]), (.separator, [60, 60, 67, 0.29]),
    ] as [(UIColor, [CGFloat])])
  func knowsSystemColors(color: UIColor, wanted: [CGFloat]) {
    #expect(color.parts == [wanted[0] / 255, wanted[1] / 255, wanted[2] / 255, wanted[3]])
  }

  @Test func isAnObjectLikeAnyOther() {
    #expect(Set([UIColor.red, .red, .systemRed]).count == 2)
    #expect(UIColor.label != UIColor.black && UIColor.label == UIColor.label)
    #expect(UIColor.red.copy() as? UIColor == .red)
  }
}
