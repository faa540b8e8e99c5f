/// The whole pixels to which frames are rounded.
///
/// An edge is rounded where it lies in the root's coordinates, to the nearest pixel, halves to the right or down. Edges
/// that coincide before rounding coincide after it, whichever items they belong to, so neighbours stay flush; a size may
/// come out a pixel larger or smaller according to its place. A frame is the difference of rounded edges: the item's minus
/// the parent's near edge.
struct PixelGrid {
  /// Solved edges that should coincide differ by rounding errors; this share of a pixel keeps errors around a half from
  /// sending them to different pixels.
  private static let halfTolerance = 1e-4

  private let scale: Double

  /// - Returns: `nil` if there is no scale, or none to round with.
  init?(scale: Double?) {
    guard let scale, scale > 0, scale.isFinite else { return nil }
    self.scale = scale
  }

  /// A frame whose parent's bounds start at `parentOrigin` in the root's coordinates, with its edges on whole pixels.
  func rounded(_ frame: Rect, parentOrigin: Point) -> Rect {
    let horizontal = rounded(frame.minX, frame.width, from: parentOrigin.x)
    let vertical = rounded(frame.minY, frame.height, from: parentOrigin.y)
    return Rect(x: horizontal.near, y: vertical.near, width: horizontal.length, height: vertical.length)
  }

  private func rounded(_ near: Double, _ length: Double, from origin: Double) -> (near: Double, length: Double) {
    let first = pixel(origin + near)
    return ((first - pixel(origin)) / scale, (pixel(origin + near + length) - first) / scale)
  }

  private func pixel(_ edge: Double) -> Double {
    PixelGrid.floor(edge * scale + 0.5 + PixelGrid.halfTolerance)
  }

  /// The largest whole number that is not above; written out because Embedded Swift has no C library to ask.
  private static func floor(_ number: Double) -> Double {
    // Beyond 2⁵² every number is whole.
    guard number.magnitude < 0x1p52 else { return number }
    let truncated = Double(Int64(number))
    return truncated > number ? truncated - 1 : truncated
  }
}
