import Testing

@testable import AshlarLayout

@Suite struct PixelGridTests {
  struct Case: CustomTestStringConvertible {
    var scale: Double
    var frame: [Double]
    var origin = (0.0, 0.0)
    var expected: [Double]
    var testDescription: String { "\(frame) from \(origin) at \(scale)" }
  }

  /// Edges by hand: nearest pixel in the root's coordinates, halves up.
  static let cases = [
    Case(scale: 1, frame: [0.4, 0.5, 10, 10], expected: [0, 1, 10, 10]),
    // Right edge 10.6 rounds to 11 while the left one stays at 0.
    Case(scale: 1, frame: [0.4, 0, 10.2, 1], expected: [0, 0, 11, 1]),
    Case(scale: 2, frame: [0.2, 0.25, 33.3, 1], expected: [0, 0.5, 33.5, 1]),
    Case(scale: 3, frame: [1.0 / 3, 0, 100.0 / 3, 1], expected: [1.0 / 3, 0, 100.0 / 3, 1]),
    Case(scale: 1, frame: [-0.5, -0.6, 1, 1], expected: [0, -1, 1, 1]),
    // The parent starts at 0.5 and is drawn from 1: what starts with it starts at 0 in it.
    Case(scale: 1, frame: [0, 0.2, 10, 10], origin: (0.5, 0.5), expected: [0, 0, 10, 10]),
    Case(scale: 1, frame: [0.5, 0, 10, 10.5], origin: (0.5, 0.5), expected: [0, 0, 10, 10]),
  ]

  @Test(arguments: cases) func roundsEdges(test: Case) throws {
    let grid = try #require(PixelGrid(scale: test.scale))
    let frame = Rect(x: test.frame[0], y: test.frame[1], width: test.frame[2], height: test.frame[3])
    let rounded = grid.rounded(frame, parentOrigin: Point(x: test.origin.0, y: test.origin.1))
    #expect([rounded.minX, rounded.minY, rounded.width, rounded.height] == test.expected)
  }

  /// Three columns of a third each leave no gap and do not overlap, and neither do errors in the last digit.
  @Test(arguments: [1.0, 2, 3]) func keepsNeighboursFlush(scale: Double) throws {
    let grid = try #require(PixelGrid(scale: scale))
    for third in [100.0 / 3, 50.5 / 3, 320.0 / 3, 0.5 / 3] {
      for noise in [-1e-9, 0, 1e-9] {
        let left = grid.rounded(Rect(x: 0, y: 0, width: third, height: 1), parentOrigin: .zero)
        let middle = grid.rounded(Rect(x: third + noise, y: 0, width: third, height: 1), parentOrigin: .zero)
        #expect((left.maxX - middle.minX).magnitude < 1e-12)
      }
    }
  }

  @Test(arguments: [nil, 0, -1, .nan, .infinity]) func needsAScale(scale: Double?) {
    #expect(PixelGrid(scale: scale) == nil)
  }
}
