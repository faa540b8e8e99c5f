import AshlarViews
import Foundation

extension UIColor {
  /// Writes the components, each from 0 to 1, where a pointer is given; always `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = shade.color
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the place on the colour wheel, each from 0 to 1, where a pointer is given; always `true`. A grey has hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = shade.color
    let place = HueSaturationBrightness(color)
    hue?.pointee = place.hue
    saturation?.pointee = place.saturation
    brightness?.pointee = place.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes white and alpha, both from 0 to 1, where a pointer is given; `false`, and nothing is written, for a colour
  /// that is no grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = shade.color
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}
