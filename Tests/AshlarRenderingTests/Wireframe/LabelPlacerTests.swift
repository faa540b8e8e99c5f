import AshlarLayout
import Testing

@testable import AshlarRendering

@Suite struct LabelPlacerTests {
  /// At a size at which comparing each label with all others of its row would never end.
  @Test func placesManyLabelsInOneRow() {
    let count = 100_000
    var placer = LabelPlacer(canvas: Size(width: Double(40 * count), height: 20), frames: [])
    for index in 0..<count {
      let place = Rect(x: Double(40 * index), y: 2, width: 38, height: 12)
      #expect(placer.place([place])?.rect == place)
    }
    // All is taken, on either side of the border between two cells of the grid, too.
    for x in stride(from: 1.0, through: 200, by: 7) {
      #expect(placer.place([Rect(x: x, y: 5, width: 38, height: 12)]) == nil)
    }
  }

  @Test func takesTheFirstFreeCandidate() {
    var placer = LabelPlacer(canvas: Size(width: 300, height: 100), frames: [Rect(x: 0, y: 0, width: 50, height: 50)])
    let crossing = Rect(x: 40, y: 10, width: 30, height: 12)
    let clear = Rect(x: 60, y: 10, width: 100, height: 12)
    let first = placer.place([crossing, clear])
    #expect(first?.rect == clear && first?.isClear == true)
    let second = placer.place([clear, crossing.offsetBy(dx: -20, dy: 0)])
    #expect(second?.rect == Rect(x: 20, y: 10, width: 30, height: 12) && second?.isClear == true)
    #expect(placer.place([Rect(x: 290, y: 10, width: 30, height: 12)]) == nil)
  }
}

extension Rect {
  fileprivate func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}
