import AshlarLayout
import Testing

/// Frames that stand for constraints, and how they follow the parent.
@Suite struct AutoresizingTests {
  /// What of an axis is flexible, and what becomes of near 10 and length 30 in a parent of 100 that grows to 200: fixed
  /// parts keep their length, the flexible ones share the 100 in proportion to their lengths (10, 30 and 60).
  struct Spread: Sendable {
    var near: Bool
    var length: Bool
    var far: Bool
    var expected: (near: Double, length: Double)
    var log: String
  }

  static let spreads = [
    Spread(near: false, length: false, far: false, expected: (10, 30), log: "--&"),
    Spread(near: false, length: false, far: true, expected: (10, 30), log: "--&"),
    Spread(near: false, length: true, far: false, expected: (10, 130), log: "-&-"),
    Spread(near: true, length: false, far: false, expected: (110, 30), log: "&--"),
    Spread(near: true, length: false, far: true, expected: (10 + 100.0 * 10 / 70, 30), log: "&-&"),
    Spread(near: false, length: true, far: true, expected: (10, 30 + 100.0 * 30 / 90), log: "-&&"),
    Spread(near: true, length: true, far: false, expected: (35, 105), log: "&&-"),
    Spread(near: true, length: true, far: true, expected: (20, 60), log: "&&&"),
  ]

  private func mask(_ spread: Spread, along axis: Axis) -> AutoresizingMask {
    var bits: UInt8 = (spread.near ? 1 : 0) | (spread.length ? 2 : 0) | (spread.far ? 4 : 0)
    if axis == .vertical { bits <<= 3 }
    return AutoresizingMask(rawValue: bits)
  }

  private func frame(near: Double, length: Double, along axis: Axis) -> Rect {
    axis == .horizontal
      ? Rect(x: near, y: 1, width: length, height: 2) : Rect(x: 1, y: near, width: 2, height: length)
  }

  private func follow(_ frame: Rect, _ mask: AutoresizingMask, in size: Size, to newSize: Size) -> Rect {
    let root = Box("root")
    let engine = LayoutEngine(root: root, size: size)
    engine.layoutIfNeeded()
    let box = Box("box")
    box.layoutNode.showFrame(frame)
    box.layoutNode.translatesAutoresizingMask = true
    box.layoutNode.autoresizingMask = mask
    root.layoutNode.addChild(box.layoutNode)
    engine.layoutIfNeeded()
    #expect(box.layoutNode.frame.isClose(to: frame))
    engine.size = newSize
    engine.layoutIfNeeded()
    return box.layoutNode.frame
  }

  @Test(arguments: spreads.indices, Axis.allCases) func followsTheParent(index: Int, axis: Axis) {
    let spread = AutoresizingTests.spreads[index]
    let (near, length) = spread.expected
    let found = follow(
      frame(near: 10, length: 30, along: axis), mask(spread, along: axis), in: Size(width: 100, height: 100),
      to: Size(width: 200, height: 200))
    #expect(found.isClose(to: frame(near: near, length: length, along: axis)))
    let other = axis == .horizontal ? "h=\(spread.log) v=--&" : "h=--& v=\(spread.log)"
    #expect(mask(spread, along: axis).logText == other)
  }

  /// Where the flexible parts come to nothing they share equally.
  @Test func sharesEquallyWhatHasNoExtent() {
    let margins: AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let all = margins.union(.flexibleWidth)
    let small = Size(width: 30, height: 10)
    let large = Size(width: 130, height: 10)
    #expect(
      follow(Rect(x: 0, y: 0, width: 30, height: 10), margins, in: small, to: large)
        .isClose(to: Rect(x: 50, y: 0, width: 30, height: 10)))
    #expect(
      follow(Rect.zero, all, in: .zero, to: Size(width: 90, height: 0))
        .isClose(to: Rect(x: 30, y: 0, width: 30, height: 0)))
  }

  /// Constraints act on alignment rectangles; a frame stays where it was set, whatever the insets, also of the parent.
  @Test(arguments: spreads.indices) func keepsFramesOfItemsWithInsets(index: Int) {
    let spread = AutoresizingTests.spreads[index]
    let root = Box("root")
    let engine = LayoutEngine(root: root, size: Size(width: 100, height: 100))
    engine.layoutIfNeeded()
    root.layoutNode.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let box = Box("box")
    box.layoutNode.showFrame(frame(near: 10, length: 30, along: .horizontal))
    box.layoutNode.translatesAutoresizingMask = true
    box.layoutNode.autoresizingMask = mask(spread, along: .horizontal)
    root.layoutNode.addChild(box.layoutNode)
    engine.layoutIfNeeded()
    box.layoutNode.alignmentRectInsets = EdgeInsets(top: 0.5, left: 5, bottom: 0.5, right: 7)
    engine.layoutIfNeeded()
    #expect(box.layoutNode.frame.isClose(to: frame(near: 10, length: 30, along: .horizontal)))
    root.layoutNode.alignmentRectInsets = EdgeInsets(top: 4, left: 3, bottom: 2, right: 1)
    engine.size.width = 200
    engine.layoutIfNeeded()
    let (near, length) = spread.expected
    #expect(box.layoutNode.frame.isClose(to: frame(near: near, length: length, along: .horizontal)))
  }

  /// Nothing is made for items whose translation is turned off before a pass, and nothing is left of those that go.
  @Test func makesConstraintsInThePass() {
    let root = Box("root")
    let engine = LayoutEngine(root: root, size: Size(width: 100, height: 100))
    let boxes = (0..<3).map { Box("\($0)") }
    for box in boxes {
      box.layoutNode.translatesAutoresizingMask = true
      box.layoutNode.showFrame(Rect(x: 1, y: 2, width: 3, height: 4))
      root.layoutNode.addChild(box.layoutNode)
    }
    #expect(engine.activeConstraints.isEmpty)
    boxes[0].layoutNode.translatesAutoresizingMask = false
    boxes[1].layoutNode.removeFromParent()
    engine.layoutIfNeeded()
    #expect(engine.activeConstraints.count == 4 && boxes[2].layoutNode.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(boxes[0].layoutNode.frame == .zero)
    let made = engine.activeConstraints
    boxes[2].layoutNode.showFrame(Rect(x: 5, y: 6, width: 7, height: 8))
    engine.layoutIfNeeded()
    // The same constraints with other numbers.
    #expect(engine.activeConstraints == made && boxes[2].layoutNode.frame == Rect(x: 5, y: 6, width: 7, height: 8))
    boxes[2].layoutNode.removeFromParent()
    #expect(boxes[2].layoutNode.constraints.isEmpty && engine.activeConstraints.isEmpty)
  }

  /// A chain's way of turning it off is undone only where nobody else has.
  @Test func resumesOnlyWhatWasSuspended() {
    let box = Box("box")
    let node = box.layoutNode
    node.resumeTranslation()
    #expect(!node.translatesAutoresizingMask)
    node.translatesAutoresizingMask = true
    node.suspendTranslation()
    #expect(!node.translatesAutoresizingMask)
    node.resumeTranslation()
    #expect(node.translatesAutoresizingMask)
    node.suspendTranslation()
    node.translatesAutoresizingMask = false
    node.resumeTranslation()
    #expect(!node.translatesAutoresizingMask)
    let guide = LayoutGuide()
    guide.layoutNode.translatesAutoresizingMask = true
    #expect(!guide.layoutNode.translatesAutoresizingMask)
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    (minX - other.minX).magnitude < 1e-6 && (minY - other.minY).magnitude < 1e-6
      && (width - other.width).magnitude < 1e-6 && (height - other.height).magnitude < 1e-6
  }
}
