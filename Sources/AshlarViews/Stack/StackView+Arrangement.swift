import AshlarLayout

extension StackView {
  /// How many stacks in each other may ask for the lengths of each other's contents; what lies deeper has none.
  static let nestingLimit = 64

  /// Makes constraints and guides what properties and arranged views ask for.
  func updateArrangement() {
    installed.shares = distribution == .fillProportionally ? proportionalShares() : []
    let needs = ArrangementPlan.guides(for: self)
    if needs != installed.needs {
      // All of them anew, so that their order, which the rest rule goes by, does not depend on what was before.
      installed.install([])
      for guide in installed.guides { removeLayoutGuide(guide) }
      installed.guides = needs.identifiers.map { LayoutGuide(identifier: $0, isSystem: true) }
      for guide in installed.guides { addLayoutGuide(guide) }
      installed.needs = needs
    }
    var plan = ArrangementPlan(self, ArrangementGuides(installed.guides, needs))
    installed.install(plan.constraints())
    superview?.subviewDidChangeContent(self)
  }

  /// The gap behind an arranged view, in points.
  func gap(behind index: Int) -> Double {
    switch arranged[index].customSpacing ?? spacing {
    case .points(let points): points.isComputable ? points : 0
    case .system: (layoutNode.engine?.standardSpacing ?? StandardSpacing()).sibling
    }
  }

  /// What the arranged views get proportional lengths from, in their order; `nil`: hidden.
  func proportionalShares() -> [Double?] {
    arranged.map { $0.view.isHidden ? nil : StackView.proportionalLength(of: $0.view, along: axis, depth: 0) }
  }

  /// How long the content of a view is, in points; a stack is as long as what it arranges, and its gaps and margins.
  private static func proportionalLength(of view: View, along axis: Axis, depth: Int) -> Double {
    let node = view.layoutNode
    let intrinsic = axis == .horizontal ? node.intrinsicWidth : node.intrinsicHeight
    guard intrinsic == nil, depth < nestingLimit, let stack = view as? StackView else { return intrinsic ?? 0 }
    var total = 0.0
    var last: Int?
    for (index, entry) in stack.arranged.enumerated() where !entry.view.isHidden {
      let length = proportionalLength(of: entry.view, along: axis, depth: depth + 1)
      if stack.axis == axis {
        total += length + (last.map { stack.gap(behind: $0) } ?? 0)
      } else {
        total = max(total, length)
      }
      last = index
    }
    return stack.isLayoutMarginsRelativeArrangement ? total + stack.layoutMargins.total(along: axis) : total
  }
}
