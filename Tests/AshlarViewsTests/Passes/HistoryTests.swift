import AshlarLayout
import AshlarTestSupport
import AshlarViews
import Testing

/// Labels in columns whose state a script changes, one layout after each change.
private final class Scene {
  let window = Window(size: Size(width: 200, height: 200))
  let labels: [Label]
  let widths: [LayoutConstraint]
  let aspects: [LayoutConstraint]

  init(count: Int) {
    let labels = (0..<count).map { _ in Label().placedByConstraints() }
    for label in labels {
      label.font = Font(size: 10)
      label.numberOfLines = 0
      label.setContentHuggingPriority(800, for: .vertical)
      window.addSubview(label)
    }
    widths = labels.map { $0.widthAnchor.constraint(lessThanOrEqualToConstant: 100) }
    aspects = labels.map { $0.widthAnchor.constraint(lessThanOrEqualTo: $0.heightAnchor, multiplier: 3) }
    self.labels = labels
    for (index, label) in labels.enumerated() {
      let above = index == 0 ? window.topAnchor : labels[index - 1].bottomAnchor
      label.topAnchor.constraint(equalTo: above).isActive = true
      label.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor).isActive = true
      widths[index].isActive = true
    }
  }

  var frames: [Double] {
    labels.flatMap { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }
}

/// What a script sets last is all that counts.
private struct State {
  var texts: [String]
  var lines: [Int]
  var widths: [Double]
  var hasAspect: [Bool]
  var size = Size(width: 200, height: 200)

  init(count: Int) {
    texts = Array(repeating: "", count: count)
    lines = Array(repeating: 0, count: count)
    widths = Array(repeating: 100, count: count)
    hasAspect = Array(repeating: false, count: count)
  }

  mutating func change(_ random: inout SplitMix64) {
    let index = Int.random(in: texts.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      texts[index] = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        String(repeating: "a", count: Int.random(in: 1...6, using: &random))
      }.joined(separator: " ")
    case 2: lines[index] = Int.random(in: 0...3, using: &random)
    case 3: widths[index] = random.whole(in: 10...150)
    case 4: hasAspect[index].toggle()
    default: size.width = random.whole(in: 20...250)
    }
  }

  func apply(to scene: Scene) {
    scene.window.frame.size = size
    for (index, label) in scene.labels.enumerated() {
      label.text = texts[index]
      label.numberOfLines = lines[index]
      scene.widths[index].constant = widths[index]
      scene.aspects[index].isActive = hasAspect[index]
    }
  }
}

/// A layout of views is a function of what they say and are told, not of the layouts before.
@Suite struct ViewHistoryTests {
  @Test(arguments: 0..<60) func incrementalEqualsFresh(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = 3
    let scene = Scene(count: count)
    var state = State(count: count)
    for step in 0..<25 {
      state.change(&random)
      state.apply(to: scene)
      scene.window.layoutIfNeeded()
      let fresh = Scene(count: count)
      state.apply(to: fresh)
      fresh.window.layoutIfNeeded()
      #expect(differences(scene.frames, history: fresh.frames).isEmpty, "seed \(seed), step \(step)")
    }
  }

  /// A label takes no height along from a tree where its width depended on it.
  @Test func heightsDoNotMoveFromTreeToTree() {
    let (first, second) = (Window(size: Size(width: 200, height: 200)), Window(size: Size(width: 200, height: 200)))
    let (box, label) = (View(), Label().placedByConstraints())
    label.text = "aaaa bbbb cccc"
    label.font = Font(size: 10)
    label.numberOfLines = 0
    label.setContentHuggingPriority(800, for: .vertical)
    box.addSubview(label)
    let aspect = label.widthAnchor.constraint(lessThanOrEqualTo: label.heightAnchor, multiplier: 5)
    aspect.isActive = true
    first.addSubview(box)
    first.layoutIfNeeded()
    // At most 60 wide at first, where it is 24 high, and then as wide as its text.
    #expect(label.frame.size == Size(width: 70, height: 24))
    box.removeFromSuperview()
    aspect.isActive = false
    second.addSubview(box)
    second.layoutIfNeeded()
    #expect(label.frame.size == Size(width: 70, height: 12))
  }

  /// However views come, go, move and ask: after a pass nothing in the tree needs anything.
  @Test(arguments: 0..<60) func passesForgetNothing(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let log = Log()
    let window = Window(size: Size(width: 100, height: 100))
    let views = (0..<12).map { ProbeView("\($0)", log) }
    func mutate(_ random: inout SplitMix64) {
      let (one, other) = (random.pick(views), random.pick(views))
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: other.addSubview(one)
      case 2: window.addSubview(one)
      case 3: one.removeFromSuperview()
      case 4: one.superview?.sendSubviewToBack(one)
      case 5: one.setNeedsLayout()
      case 6: one.setNeedsUpdateConstraints()
      default: one.invalidateIntrinsicContentSize()
      }
    }
    var inner = SplitMix64(seed: UInt64(seed) + 1000)
    var budget = 0
    defer {
      for view in views {
        view.inLayout = nil
        view.inUpdate = nil
      }
    }
    for view in views {
      let meddle: (ProbeView) -> Void = { _ in
        guard budget > 0 else { return }
        budget -= 1
        mutate(&inner)
      }
      view.inLayout = meddle
      view.inUpdate = meddle
    }
    for step in 0..<40 {
      for _ in 0..<3 { mutate(&random) }
      budget = step % 2 == 0 ? 0 : 3
      window.layoutIfNeeded()
      let inTree = views.filter { $0.window === window }
      let unsettled = inTree.filter { $0.needsLayout || $0.needsUpdateConstraints }
      #expect(unsettled.isEmpty, "seed \(seed), step \(step): \(unsettled.map(\.name))")
    }
  }
}
