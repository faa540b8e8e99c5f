import AshlarLayout

/// Finds places for small labels: inside of the picture, apart from each other and, if possible, off all outlines.
struct LabelPlacer {
  private static let bandHeight = 16.0
  /// With more frames than this labels overlap everything anyway, and comparing with each of them takes too long.
  private static let mostFrames = 500

  private let canvas: Size
  private let frames: [Rect]
  /// What is taken, by horizontal bands of the picture, so that a place is compared with its neighbours only.
  private var bands: [[Rect]]

  /// - Parameter frames: The outlines in the picture.
  init(canvas: Size, frames: [Rect]) {
    self.canvas = canvas
    self.frames = frames.count <= Self.mostFrames ? frames : []
    let count = (max(0, min(canvas.height, 1e6)) / Self.bandHeight).rounded(.up)
    bands = [[Rect]](repeating: [], count: Int(count) + 1)
  }

  /// Takes the first candidate that is free and inside of the picture, one that crosses no outline if there is any.
  ///
  /// - Returns: the place, and whether it crosses nothing; `nil`: none is free.
  mutating func place(_ candidates: [Rect]) -> (rect: Rect, isClear: Bool)? {
    let free = candidates.filter { isInside($0) && isFree($0) }
    let clear = free.first(where: crossesNothing)
    guard let chosen = clear ?? free.first else { return nil }
    for band in bandRange(of: chosen) { bands[band].append(chosen) }
    return (chosen, clear != nil)
  }

  private func isInside(_ rect: Rect) -> Bool {
    rect.minX >= 0 && rect.minY >= 0 && rect.maxX <= canvas.width && rect.maxY <= canvas.height
  }

  private func isFree(_ rect: Rect) -> Bool {
    bandRange(of: rect).allSatisfy { band in bands[band].allSatisfy { rect.isApart(from: $0) } }
  }

  /// Whether every frame lies around the rectangle or apart from it.
  private func crossesNothing(_ rect: Rect) -> Bool {
    frames.allSatisfy { frame in
      rect.isApart(from: frame)
        || frame.minX <= rect.minX && rect.maxX <= frame.maxX && frame.minY <= rect.minY && rect.maxY <= frame.maxY
    }
  }

  /// Only for rectangles inside of the picture.
  private func bandRange(of rect: Rect) -> ClosedRange<Int> {
    let first = min(Int(max(rect.minY, 0) / Self.bandHeight), bands.count - 1)
    let last = min(Int(max(rect.maxY, 0) / Self.bandHeight), bands.count - 1)
    return first...max(first, last)
  }
}

extension Rect {
  fileprivate func isApart(from other: Rect) -> Bool {
    other.maxX <= minX || maxX <= other.minX || other.maxY <= minY || maxY <= other.minY
  }
}
