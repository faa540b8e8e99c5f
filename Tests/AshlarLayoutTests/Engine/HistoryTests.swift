import AshlarTestSupport
import Testing

@testable import AshlarLayout

/// However a tree came about, it has the frames of a fresh one with the same items and constraints.
@Suite struct HistoryTests {
  @Test(arguments: 0..<500) func equalsAFreshTree(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var history = RandomHistory(&random)
    for step in 0..<12 {
      for _ in 0..<Int.random(in: 1...4, using: &random) { history.change(&random) }
      history.scene.engine?.layoutIfNeeded()
      let fresh = history.rebuilt()
      fresh.engine?.layoutIfNeeded()
      for name in history.present {
        let (old, new) = (history.scene.frame(name), fresh.frame(name))
        let isSame = zip(old, new).allSatisfy { ($0 - $1).magnitude <= 1e-6 * (1 + $1.magnitude) }
        #expect(isSame, "seed \(seed), step \(step), \(name): \(old), fresh \(new)")
      }
      #expect(history.scene.conflicts == fresh.conflicts, "seed \(seed), step \(step)")
    }
  }
}

/// A tree of a few items under random changes of every kind.
private struct RandomHistory {
  let scene: Scene
  private let names = ["a", "b", "c", "d", "e", "g"]
  private var pool: [LayoutConstraint] = []

  init(_ random: inout SplitMix64) {
    scene = Scene(["a", "b", "c a", "d a", "e c", "g b guide"])
    let all = ["root"] + names
    while pool.count < 24 {
      let (first, second) = (random.pick(all), random.pick(all))
      let isHorizontal = random.chance(0.6)
      let sides =
        isHorizontal
        ? ["leading", "trailing", "centerX", "leadingMargin", "width"]
        : ["top", "bottom", "centerY", "topMargin", "firstBaseline", "lastBaseline", "height"]
      let (one, two) = (random.pick(sides), random.pick(sides))
      let isSize = one == "width" || one == "height"
      let relation = random.pick(["==", "==", "<=", ">="])
      let priority = random.pick(["", "", " @750", " @500", " @0", " @250"])
      let constant = Int.random(in: 0...40, using: &random)
      let multiplier = random.pick(["", "", "", "0.5 * ", "2 * "])
      if isSize && (random.chance(0.5) || two != one) {
        pool.append(scene.constraint("\(first).\(one) \(relation) \(constant * 3)\(priority)"))
      } else if isSize == (two == "width" || two == "height") {
        pool.append(
          scene.constraint("\(first).\(one) \(relation) \(multiplier)\(second).\(two) + \(constant)\(priority)"))
      }
    }
  }

  /// The items in the tree, in the order of items.
  var present: [String] {
    (["root"] + names).filter { scene[$0].engine != nil }.sorted {
      scene[$0].order < scene[$1].order
    }
  }

  mutating func change(_ random: inout SplitMix64) {
    let constraint = random.pick(pool)
    let node = scene[random.pick(["root"] + names)]
    switch Int.random(in: 0..<17, using: &random) {
    case 0..<5: constraint.isActive = constraint.invalidReason == nil && !constraint.isActive
    case 5: constraint.constant = random.whole(in: -20...60)
    case 6: constraint.priority = random.pick([.required, 750, 500, 0, 300])
    case 7: constraint.multiplier = random.pick([1, 0.5, 2])
    case 8: node.forcedDirection = random.pick([nil, .leftToRight, .rightToLeft])
    case 9: node.layoutMargins = EdgeInsets(top: 3, left: random.whole(in: 0...20), bottom: 1, right: 12)
    case 10:
      node.alignmentRectInsets = EdgeInsets(top: 1, left: random.whole(in: 0...5), bottom: 0, right: 2)
    case 11:
      node.intrinsicWidth = random.pick([nil, 40, 80])
      node.setContentHuggingPriority(random.pick([250, 260, 0]), for: .horizontal)
    case 12: scene.engine?.size = Size(width: random.whole(in: 0...400), height: random.whole(in: 0...400))
    case 13: node.contentDirection = random.pick([nil, .leftToRight, .rightToLeft])
    case 14: node.lastBaselineOffset = random.whole(in: 0...9)
    case 15: forwardBaseline(&random)
    default: move(random.pick(names), &random)
    }
  }

  /// What is not inside is a wrong answer, which must do no harm.
  private func forwardBaseline(_ random: inout SplitMix64) {
    guard let box = scene.boxes[random.pick(["a", "b", "c"])] else { return }
    let other = random.chance(0.3) ? nil : scene.boxes[random.pick(["b", "c", "d", "e"])]
    if random.chance(0.5) { box.firstBaseline = other } else { box.lastBaseline = other }
    box.layoutNode.baselinesMayHaveChanged()
  }

  private func move(_ name: String, _ random: inout SplitMix64) {
    let node = scene[name]
    let parent = scene[random.pick(["root", "a", "b", "c"])]
    if node.parent == nil || random.chance(0.5) { parent.addChild(node) } else { node.removeFromParent() }
  }

  /// The same items in the same order with the same constraints, built at one go.
  func rebuilt() -> Scene {
    let present = present
    let fresh = Scene(size: scene.engine?.size ?? .zero)
    for name in present {
      let old = scene[name]
      if name != "root", let parent = old.parent {
        fresh.add("\(name) \(scene.name(of: parent))\(old.kind == .guide ? " guide" : "")")
      }
      let new = fresh[name]
      new.forcedDirection = old.forcedDirection
      new.contentDirection = old.contentDirection
      new.lastBaselineOffset = old.lastBaselineOffset
      new.layoutMargins = old.layoutMargins
      new.alignmentRectInsets = old.alignmentRectInsets
      new.intrinsicWidth = old.intrinsicWidth
      new.setContentHuggingPriority(old.contentHuggingPriority(for: .horizontal), for: .horizontal)
    }
    for (name, box) in fresh.boxes {
      box.firstBaseline = scene.boxes[name]?.firstBaseline.flatMap { fresh.boxes[$0.name] }
      box.lastBaseline = scene.boxes[name]?.lastBaseline.flatMap { fresh.boxes[$0.name] }
    }
    for constraint in scene.engine?.activeConstraints ?? [] { fresh.activate(scene.text(constraint)) }
    return fresh
  }
}
