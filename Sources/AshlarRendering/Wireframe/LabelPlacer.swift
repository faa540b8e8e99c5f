import AshlarLayout

/// Finds places for small labels so that they neither cover each other nor leave the picture.
struct LabelPlacer {
  private static let bandHeight = 16.0

  private let canvas: Size
  /// What is taken, by horizontal bands of the picture, so that a place is compared with its neighbours only.
  private var bands: [[Rect]]

  init(canvas: Size) {
    self.canvas = canvas
    let count = (max(0, min(canvas.height, 1e6)) / Self.bandHeight).rounded(.up)
    bands = [[Rect]](repeating: [], count: Int(count) + 1)
  }

  /// Takes the first candidate that is free and inside of the picture.
  ///
  /// - Returns: its rectangle, or `nil`: none is free.
  mutating func place(_ candidates: [Rect]) -> Rect? {
    guard let free = candidates.first(where: { isInside($0) && isFree($0) }) else { return nil }
    for band in bandRange(of: free) { bands[band].append(free) }
    return free
  }

  private func isInside(_ rect: Rect) -> Bool {
    rect.minX >= 0 && rect.minY >= 0 && rect.maxX <= canvas.width && rect.maxY <= canvas.height
  }

  private func isFree(_ rect: Rect) -> Bool {
    bandRange(of: rect).allSatisfy { band in
      bands[band].allSatisfy { taken in
        taken.maxX <= rect.minX || rect.maxX <= taken.minX || taken.maxY <= rect.minY || rect.maxY <= taken.minY
      }
    }
  }

  /// Only for rectangles inside of the picture.
  private func bandRange(of rect: Rect) -> ClosedRange<Int> {
    let first = min(Int(max(rect.minY, 0) / Self.bandHeight), bands.count - 1)
    let last = min(Int(max(rect.maxY, 0) / Self.bandHeight), bands.count - 1)
    return first...max(first, last)
  }
}
