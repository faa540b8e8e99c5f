import AshlarViews

/// A colour by its place on the colour wheel, each number from 0 to 1.
struct HueSaturationBrightness {
  var hue: Double
  var saturation: Double
  var brightness: Double

  /// Numbers beyond 0…1 become the nearer end, NaN becomes 0.
  init(_ hue: Double, _ saturation: Double, _ brightness: Double) {
    self.hue = hue > 0 ? min(hue, 1) : 0
    self.saturation = saturation > 0 ? min(saturation, 1) : 0
    self.brightness = brightness > 0 ? min(brightness, 1) : 0
  }

  init(_ color: Color) {
    let largest = max(color.red, color.green, color.blue)
    let spread = largest - min(color.red, color.green, color.blue)
    let sixths: Double =
      if spread == 0 {
        0
      } else if largest == color.red {
        (color.green - color.blue) / spread
      } else if largest == color.green {
        2 + (color.blue - color.red) / spread
      } else {
        4 + (color.red - color.green) / spread
      }
    self.init((sixths < 0 ? sixths + 6 : sixths) / 6, largest > 0 ? spread / largest : 0, largest)
  }

  func color(alpha: Double) -> Color {
    /// A component falls with the distance of the hue from its own sixth of the wheel.
    func component(_ sixth: Double) -> Double {
      let distance = (sixth + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
    }
    return Color(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }
}
