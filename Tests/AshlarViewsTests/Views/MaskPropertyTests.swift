import AshlarLayout
import AshlarTestSupport
import AshlarViews
import Testing

/// Views with masks in each other, and what their frames are in a window of another size, by the documented rule alone.
private struct MaskedTree {
  let window = Window(size: Size(width: 400, height: 300))
  var views: [View] = []
  /// The frames that were set.
  var frames: [Rect] = []

  /// Every margin and every length is at least 1, so there is always something to share in proportion to.
  init(_ random: inout SplitMix64) {
    if random.chance(0.3) { window.layoutDirectionOverride = .rightToLeft }
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let superview = random.pick([window] + views.filter { min($0.frame.width, $0.frame.height) >= 3 })
      let (x, width) = MaskedTree.place(in: superview.bounds.width, &random)
      let (y, height) = MaskedTree.place(in: superview.bounds.height, &random)
      let view = View(frame: Rect(x: x, y: y, width: width, height: height))
      view.autoresizingMask = AutoresizingMask(rawValue: UInt8.random(in: 0..<64, using: &random))
      superview.addSubview(view)
      views.append(view)
      frames.append(view.frame)
    }
  }

  private static func place(in room: Double, _ random: inout SplitMix64) -> (near: Double, length: Double) {
    let near = random.whole(in: 1...Int(room) - 2)
    return (near, random.whole(in: 1...Int(room - near) - 1))
  }

  func found() -> [Rect] {
    window.layoutIfNeeded()
    return views.map(\.frame)
  }

  /// The frames in a window of that size.
  func expected(in size: Size) -> [Rect] {
    var sizes = [ObjectIdentifier(window): (Size(width: 400, height: 300), size)]
    return zip(views, frames).map { view, frame in
      let (old, new) = view.superview.flatMap { sizes[ObjectIdentifier($0)] } ?? (.zero, .zero)
      let mask = view.autoresizingMask
      let (x, width) = share(
        new.width - old.width, near: frame.minX, frame.width, far: old.width - frame.maxX,
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
      let (y, height) = share(
        new.height - old.height, near: frame.minY, frame.height, far: old.height - frame.maxY,
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
      sizes[ObjectIdentifier(view)] = (frame.size, Size(width: width, height: height))
      return Rect(x: x, y: y, width: width, height: height)
    }
  }

  /// What is flexible grows in proportion to its length; where neither the near margin nor the length is flexible the far
  /// margin takes all.
  private func share(
    _ growth: Double, near: Double, _ length: Double, far: Double, _ nearGrows: Bool, _ lengthGrows: Bool,
    _ farGrows: Bool
  ) -> (near: Double, length: Double) {
    if !nearGrows && !lengthGrows { return (near, length) }
    let total = (nearGrows ? near : 0) + (lengthGrows ? length : 0) + (farGrows ? far : 0)
    return (
      near + (nearGrows ? growth * near / total : 0), length + (lengthGrows ? growth * length / total : 0)
    )
  }
}

private func differ(_ left: [Rect], _ right: [Rect]) -> Bool {
  func numbers(_ frames: [Rect]) -> [Double] { frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] } }
  return !differences(numbers(left), history: numbers(right)).isEmpty
}

@Suite struct MaskPropertyTests {
  @Test(arguments: 0..<80) func partsShareInProportion(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let tree = MaskedTree(&random)
    #expect(!differ(tree.found(), tree.frames), "seed \(seed)")
    for _ in 0..<4 {
      let size = Size(width: random.whole(in: 400...900), height: random.whole(in: 300...900))
      tree.window.frame.size = size
      #expect(!differ(tree.found(), tree.expected(in: size)), "seed \(seed), \(size)")
    }
    tree.window.frame.size = Size(width: 400, height: 300)
    #expect(!differ(tree.found(), tree.frames), "seed \(seed)")
    #expect(tree.window.engine.conflicts.isEmpty, "seed \(seed)")
  }

  /// Frames that are set back stand for what they stood for at first, whatever was set in between.
  @Test(arguments: 0..<80) func framesSetBackRestoreEverything(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let tree = MaskedTree(&random)
    // What is set in between may be impossible for a while.
    tree.window.eventHandler = { _ in }
    _ = tree.found()
    for _ in 0..<5 {
      random.pick(tree.views).frame = Rect(
        x: random.whole(in: -50...300), y: random.whole(in: -50...300), width: random.whole(in: 0...300),
        height: random.whole(in: 0...300))
      if random.chance(0.5) { tree.window.layoutIfNeeded() }
    }
    for (view, frame) in zip(tree.views, tree.frames) { view.frame = frame }
    #expect(!differ(tree.found(), tree.frames), "seed \(seed)")
    let size = Size(width: 700, height: 650)
    tree.window.frame.size = size
    #expect(!differ(tree.found(), tree.expected(in: size)), "seed \(seed)")
  }
}
