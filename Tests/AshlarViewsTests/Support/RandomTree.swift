import AshlarLayout
import AshlarTestSupport
import AshlarViews

/// A window of views, labels and pictures under constraints that a seed draws; two of one seed are alike.
///
/// Horizontally every view has two equations, one for an edge and one for a width or the other edge, each with a partner
/// that was drawn before it and a priority of its own: however wishes clash, one solution is left. There are only leading
/// and trailing, so that a tree from right to left is the mirror image.
final class RandomTree {
  let window: Window
  private(set) var views: [View] = []
  private(set) var constraints: [LayoutConstraint] = []
  private var priorities: [Int]
  private var random: SplitMix64

  init(seed: Int, count: Int = 9, direction: LayoutDirection = .leftToRight) {
    random = SplitMix64(seed: UInt64(seed))
    priorities = Array(1...999).shuffled(using: &random)
    window = Window(size: Size(width: random.whole(in: 60...400), height: random.whole(in: 60...400)))
    window.layoutDirectionOverride = direction
    for _ in 0..<count { addView() }
  }

  /// The frames of all views, in the order in which they were made.
  var frames: [Rect] { views.map(\.frame) }

  /// Which frames differ from others by more than rounding.
  func differences(from others: [Rect]) -> [String] {
    zip(frames, others).enumerated().compactMap { index, pair in
      pair.0.isClose(to: pair.1) ? nil : "view \(index) is at \(pair.0), not \(pair.1)"
    }
  }

  // MARK: Drawing

  private func addView() {
    let superview = random.chance(0.5) ? window : random.pick(containers)
    let view = drawView().placedByConstraints()
    let siblings = superview.subviews
    superview.addSubview(view)
    if let container = superview as? Container, random.chance(0.7) { container.last = view }
    views.append(view)
    constrainHorizontally(view, superview, siblings)
    constrainVertically(view, superview, siblings)
  }

  private var containers: [View] { [window] + views.filter { $0 is Container } }

  private func drawView() -> View {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: return Container()
    case 4..<8:
      let label = Label()
      label.text = drawText()
      label.font = Font(size: 10)
      label.numberOfLines = Int.random(in: 0...2, using: &random)
      return label
    default:
      let size = Size(width: random.whole(in: 5...90), height: random.whole(in: 5...90))
      return ImageView(image: Image(name: "image", size: size))
    }
  }

  private func drawText() -> String {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in
      String(repeating: "a", count: Int.random(in: 1...6, using: &random))
    }.joined(separator: " ")
  }

  private func constrainHorizontally(_ view: View, _ superview: View, _ siblings: [View]) {
    let edges = random.chance(0.7) ? [LayoutAttribute.leading, .trailing] : [.trailing, .leading]
    addPlace(edges[0], of: view, superview, siblings, [.leading, .trailing])
    if view is Container || random.chance(0.5) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: add(view, .width, .equal, nil, .notAnAttribute, constant: random.whole(in: 0...120))
      case 1:
        add(view, .width, .equal, superview, .width, multiplier: random.pick([0.25, 0.5, 1]))
      default: addPlace(edges[1], of: view, superview, siblings, [.leading, .trailing])
      }
    }
    if random.chance(0.4) {
      let relation = random.pick([LayoutRelation.lessThanOrEqual, .greaterThanOrEqual])
      addPlace(random.pick(edges), of: view, superview, siblings, [.leading, .trailing], relation)
    }
  }

  private func constrainVertically(_ view: View, _ superview: View, _ siblings: [View]) {
    let lines: [LayoutAttribute] = [.top, .bottom, .firstBaseline, .lastBaseline]
    addPlace(random.pick(lines), of: view, superview, siblings, lines)
    if random.chance(0.5) { add(view, .height, .equal, nil, .notAnAttribute, constant: random.whole(in: 0...80)) }
    if random.chance(0.3) { addPlace(.bottom, of: view, superview, siblings, [.bottom, .centerY], .lessThanOrEqual) }
    if random.chance(0.1) { add(view, .width, .equal, view, .height, multiplier: 2) }
  }

  private func addPlace(
    _ attribute: LayoutAttribute, of view: View, _ superview: View, _ siblings: [View], _ others: [LayoutAttribute],
    _ relation: LayoutRelation = .equal
  ) {
    let partner = siblings.isEmpty || random.chance(0.4) ? superview : random.pick(siblings)
    add(view, attribute, relation, partner, random.pick(others), constant: random.whole(in: -20...40))
  }

  private func add(
    _ view: View, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ partner: View?, _ other: LayoutAttribute,
    multiplier: Double = 1, constant: Double = 0
  ) {
    let constraint = LayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: partner, attribute: other, multiplier: multiplier,
      constant: constant)
    constraint.priority = LayoutPriority(Float(priorities.removeLast()))
    constraint.isActive = true
    constraints.append(constraint)
  }
}

extension RandomTree {
  /// Changes something for good, whatever the generator draws.
  func change(_ random: inout SplitMix64) {
    let view = random.pick(views)
    let constraint = random.pick(constraints)
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1: constraint.constant = random.whole(in: -30...60)
    case 2: constraint.isActive.toggle()
    case 3: constraint.priority = random.pick([.required, 740, 300, 20])
    case 4: window.frame.size = Size(width: random.whole(in: 40...400), height: random.whole(in: 40...400))
    case 5: view.layoutDirectionOverride = random.pick([nil, .leftToRight, .rightToLeft])
    case 6: view.semanticContentAttribute = random.pick(SemanticContentAttribute.allCases)
    case 7:
      view.setContentHuggingPriority(random.pick([250, 251, 900, 10]), for: random.pick(Axis.allCases))
    case 8: view.layoutMargins = EdgeInsets(all: random.whole(in: 0...20))
    case 9:
      guard let container = view as? Container else { return }
      container.last = random.chance(0.3) ? nil : random.pick(views)
      container.invalidateIntrinsicContentSize()
    default:
      guard let label = view as? Label else { return }
      label.text = String(repeating: "aaa ", count: Int.random(in: 0...6, using: &random))
    }
  }
}

extension Rect {
  /// Whether all four numbers are the same but for rounding.
  func isClose(to other: Rect) -> Bool {
    let differences = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
    let largest = [other.minX, other.minY, other.width, other.height].map(\.magnitude).max() ?? 0
    return differences.allSatisfy { $0.magnitude <= 1e-6 * (1 + largest) }
  }
}
