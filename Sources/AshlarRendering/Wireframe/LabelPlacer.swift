import AshlarLayout

/// Finds places for small labels: inside of the picture, apart from each other and, if possible, off all outlines.
struct LabelPlacer {
  /// About as high as a label, and a good deal wider than most are high.
  private static let cellSize = Size(width: 64, height: 16)
  private static let mostCells = 1e6
  /// With more frames than this labels overlap everything anyway, and comparing with each of them takes too long.
  private static let mostFrames = 500

  private let canvas: Size
  private let frames: [Rect]
  /// What is taken, by cells of a grid over the picture, so that a place is compared with its neighbours only. Labels are
  /// apart from each other, so few meet a cell, however many there are in a row.
  private var cells: [Cell: [Rect]] = [:]

  private struct Cell: Hashable {
    var row: Int
    var column: Int
  }

  /// - Parameter frames: The outlines in the picture.
  init(canvas: Size, frames: [Rect]) {
    self.canvas = canvas
    self.frames = frames.count <= Self.mostFrames ? frames : []
  }

  /// Takes the first candidate that is free and inside of the picture, one that crosses no outline if there is any.
  ///
  /// - Returns: the place, and whether it crosses nothing; `nil`: none is free.
  mutating func place(_ candidates: [Rect]) -> (rect: Rect, isClear: Bool)? {
    let free = candidates.filter { isInside($0) && isFree($0) }
    let clear = free.first(where: crossesNothing)
    guard let chosen = clear ?? free.first else { return nil }
    LabelPlacer.forEachCell(of: chosen) { cell in cells[cell, default: []].append(chosen) }
    return (chosen, clear != nil)
  }

  private func isInside(_ rect: Rect) -> Bool {
    rect.minX >= 0 && rect.minY >= 0 && rect.maxX <= canvas.width && rect.maxY <= canvas.height
  }

  private func isFree(_ rect: Rect) -> Bool {
    var isFree = true
    LabelPlacer.forEachCell(of: rect) { cell in
      if isFree, let taken = cells[cell] { isFree = taken.allSatisfy { rect.isApart(from: $0) } }
    }
    return isFree
  }

  /// Whether every frame lies around the rectangle or apart from it.
  private func crossesNothing(_ rect: Rect) -> Bool {
    frames.allSatisfy { frame in
      rect.isApart(from: frame)
        || frame.minX <= rect.minX && rect.maxX <= frame.maxX && frame.minY <= rect.minY && rect.maxY <= frame.maxY
    }
  }

  /// Only for rectangles inside of the picture.
  private static func forEachCell(of rect: Rect, _ body: (Cell) -> Void) {
    for row in span(rect.minY, rect.maxY, cellSize.height) {
      for column in span(rect.minX, rect.maxX, cellSize.width) {
        body(Cell(row: row, column: column))
      }
    }
  }

  /// What lies beyond the last of many cells is taken to lie in it.
  private static func span(_ near: Double, _ far: Double, _ length: Double) -> ClosedRange<Int> {
    let first = Int(min(max(near, 0) / length, mostCells))
    return first...max(first, Int(min(max(far, 0) / length, mostCells)))
  }
}

extension Rect {
  fileprivate func isApart(from other: Rect) -> Bool {
    other.maxX <= minX || maxX <= other.minX || other.maxY <= minY || maxY <= other.minY
  }
}
