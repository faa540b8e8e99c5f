import AshlarLayout
import AshlarTestSupport
import AshlarViews
import Testing

/// A stack in a window whose state is drawn.
private final class StackScene {
  let window = Window(size: Size(width: 300, height: 300))
  let stack = StackView()
  let views: [ContentView]

  init(_ state: StackState) {
    views = state.contents.map { ContentView($0.width, $0.height) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    for view in views { stack.addArrangedSubview(view) }
    if let size = state.size {
      stack.widthAnchor.constraint(equalToConstant: size.width).isActive = true
      stack.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }
    apply(state)
  }

  func apply(_ state: StackState) {
    stack.axis = state.axis
    stack.distribution = state.distribution
    stack.alignment = state.alignment
    stack.spacing = .points(state.spacing)
    stack.isLayoutMarginsRelativeArrangement = state.isRelativeToMargins
    for (index, view) in views.enumerated() {
      stack.setCustomSpacing(state.custom[index].map { .points($0) }, after: view)
      view.isHidden = state.hidden.contains(index)
      view.content = IntrinsicSize(width: state.contents[index].width, height: state.contents[index].height)
      view.baselines = (first: state.contents[index].height / 2, last: Double(index))
    }
  }

  func frames() -> [Rect] {
    window.layoutIfNeeded()
    return [stack.frame] + views.map(\.frame)
  }
}

private struct StackState {
  var axis = Axis.horizontal
  var distribution = StackView.Distribution.fill
  var alignment = StackView.Alignment.fill
  var spacing = 0.0
  var isRelativeToMargins = false
  var size: Size?
  var contents: [Size]
  var custom: [Double?]
  var hidden: Set<Int> = []

  init(_ random: inout SplitMix64) {
    let count = Int.random(in: 1...4, using: &random)
    contents = (0..<count).map { _ in Size(width: 1, height: 1) }
    custom = Array(repeating: nil, count: count)
    if Bool.random(using: &random) {
      size = Size(width: random.whole(in: 120...280), height: random.whole(in: 120...280))
    }
    for _ in 0..<8 { change(&random) }
    for index in contents.indices { contents[index] = StackState.content(&random) }
  }

  private static func content(_ random: inout SplitMix64) -> Size {
    Size(width: random.whole(in: 1...40), height: random.whole(in: 1...40))
  }

  mutating func change(_ random: inout SplitMix64) {
    let index = Int.random(in: contents.indices, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: axis = Bool.random(using: &random) ? .horizontal : .vertical
    case 1: distribution = StackView.Distribution.allCases.randomElement(using: &random) ?? .fill
    case 2: alignment = StackView.Alignment.allCases.randomElement(using: &random) ?? .fill
    case 3: spacing = random.whole(in: 0...12)
    case 4: custom[index] = Bool.random(using: &random) ? random.whole(in: 0...15) : nil
    case 5: contents[index] = StackState.content(&random)
    case 6: isRelativeToMargins.toggle()
    default: if hidden.remove(index) == nil { hidden.insert(index) }
    }
  }
}

private func differ(_ left: [Rect], _ right: [Rect]) -> Bool {
  !differences(left.flatMap(\.numbers), history: right.flatMap(\.numbers)).isEmpty
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }

  fileprivate func extent(along axis: Axis) -> [Double] {
    axis == .horizontal ? [minX, width] : [minY, height]
  }
}

@Suite struct StackPropertyTests {
  /// Along the axis a hidden view is as good as gone.
  @Test(arguments: 0..<120) func hiddenEqualsRemoved(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var state = StackState(&random)
    // A stack that arranges nothing has no constraints, so its margins do not count; one whose views are hidden has.
    while state.hidden.isEmpty || state.hidden.count == state.contents.count { state = StackState(&random) }
    let hiding = StackScene(state)
    let removing = StackScene(state)
    for index in state.hidden { removing.views[index].removeFromSuperview() }
    let shown = state.contents.indices.filter { !state.hidden.contains($0) }
    _ = (hiding.frames(), removing.frames())
    let views = [hiding.stack] + shown.map { hiding.views[$0] }
    let others = [removing.stack] + shown.map { removing.views[$0] }
    let ours = views.flatMap { $0.frame.extent(along: state.axis) }
    let theirs = others.flatMap { $0.frame.extent(along: state.axis) }
    #expect(differences(ours, history: theirs).isEmpty, "seed \(seed): \(state)")
  }

  @Test(arguments: 0..<80) func layoutIsIdempotent(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let scene = StackScene(StackState(&random))
    let frames = scene.frames()
    scene.stack.setNeedsUpdateConstraints()
    scene.stack.setNeedsLayout()
    scene.stack.updateConstraintsIfNeeded()
    #expect(!scene.window.engine.needsLayout, "seed \(seed)")
    #expect(scene.frames() == frames, "seed \(seed)")
  }

  @Test(arguments: 0..<80) func incrementalEqualsFresh(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var state = StackState(&random)
    let scene = StackScene(state)
    var compared = 0
    for step in 0..<10 {
      state.change(&random)
      scene.apply(state)
      let fresh = StackScene(state)
      let (found, wanted) = (scene.frames(), fresh.frames())
      // Which of conflicting constraints gives way is a matter of the order of activation.
      if !scene.window.engine.conflicts.isEmpty { continue }
      #expect(!differ(found, wanted), "seed \(seed), step \(step): \(state)")
      compared += 1
    }
    #expect(compared > 0, "seed \(seed)")
  }

  /// What is added and removed again leaves no trace.
  @Test(arguments: 0..<80) func addingAndRemovingRestores(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let scene = StackScene(StackState(&random))
    let frames = scene.frames()
    let guest = ContentView(random.whole(in: 1...40), random.whole(in: 1...40))
    scene.stack.insertArrangedSubview(guest, at: Int.random(in: 0...scene.views.count, using: &random))
    if Bool.random(using: &random) { scene.stack.setCustomSpacing(20, after: guest) }
    if Bool.random(using: &random) { guest.isHidden = true }
    _ = scene.frames()
    if Bool.random(using: &random) { scene.stack.removeArrangedSubview(guest) }
    guest.removeFromSuperview()
    #expect(!differ(scene.frames(), frames), "seed \(seed)")
  }
}
