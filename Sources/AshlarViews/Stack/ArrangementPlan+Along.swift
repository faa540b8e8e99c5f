import AshlarLayout

/// Along the axis: how views share the stack.
extension ArrangementPlan {
  mutating func planAlong() {
    if let first = shown.first, let last = shown.last {
      connect(items[first], along.start)
      connect(items[last], along.end)
    } else if let along = guides.along {
      connect(along, self.along.start)
      connect(along, self.along.end)
    }
    planSpacing()
    switch stack.distribution {
    case .fill: break
    case .fillEqually: planEqualLengths()
    case .fillProportionally: planProportionalLengths()
    case .equalSpacing, .equalCentering: planGaps()
    }
  }

  // MARK: Spacing

  private var isBaselineRelative: Bool { stack.isBaselineRelativeArrangement && stack.axis == .vertical }
  /// Where a gap ends: on the view behind it.
  private var gapEnd: LayoutAttribute { isBaselineRelative ? .firstBaseline : along.start }
  /// Where a gap starts: on the view before it.
  private var gapStart: LayoutAttribute { isBaselineRelative ? .lastBaseline : along.end }

  private mutating func planSpacing() {
    let relation: LayoutRelation = stack.distribution.equalsGaps ? .greaterThanOrEqual : .equal
    let spacings = spacings()
    for index in items.indices.dropLast() {
      tie(
        LineOfItem(items[index + 1], gapEnd), relation, LineOfItem(items[index], gapStart), .spacing,
        constant: spacings[index])
    }
  }

  /// The spacing behind each item. The gap behind a view that is shown is split in halves around hidden ones that follow;
  /// before the first and behind the last that is shown there is none.
  private func spacings() -> [Double] {
    var spacings = [Double](repeating: 0, count: items.count)
    guard let first = shown.first, let last = shown.last else {
      // All are hidden: each neighbour takes its half away.
      return spacings
    }
    var gap = 0.0
    for index in first..<last {
      if !items[index].isHidden { gap = stack.gap(behind: index) }
      let hiddenCount = (items[index].isHidden ? 1 : 0) + (items[index + 1].isHidden ? 1 : 0)
      spacings[index] = gap - gap / 2 * Double(hiddenCount)
    }
    return spacings
  }

  // MARK: Lengths

  private mutating func planEqualLengths() {
    guard let first = shown.first else { return }
    for index in shown.dropFirst() {
      tie(LineOfItem(items[index], along.size), .equal, LineOfItem(items[first], along.size), .fillEqually)
    }
  }

  /// The share is one of the whole stack, its margins included, as in UIKit.
  private mutating func planProportionalLengths() {
    let lengths = stack.installed.shares
    let sharing = shown.filter { (lengths[$0] ?? 0) > 0 }
    guard !sharing.isEmpty else { return planEqualLengths() }
    let gaps = shown.dropLast().reduce(0) { $0 + stack.gap(behind: $1) }
    let total = sharing.reduce(gaps) { $0 + (lengths[$1] ?? 0) }
    var level: Float = sharing.count == 1 && (shown.count == 1 || gaps == 0) ? 1000 : 999
    for index in shown {
      let item = LineOfItem(items[index], along.size)
      if let length = lengths[index], length > 0, total > 0 {
        tie(
          item, .equal, LineOfItem(stack.layoutNode, along.size), .fillProportionally, multiplier: length / total,
          at: LayoutPriority(max(level, 1)))
      } else {
        add(items[index], along.size, 0, .fillProportionally)
      }
      if level < 1000 { level -= 1 }
    }
  }

  // MARK: Equal gaps

  private mutating func planGaps() {
    let isCentering = stack.distribution == .equalCentering
    for (gap, (index, next)) in zip(guides.gaps, zip(shown, shown.dropFirst())) {
      tie(
        LineOfItem(gap, gapEnd), .equal, LineOfItem(items[index], isCentering ? along.center : gapStart),
        .distributingEdge)
      tie(
        LineOfItem(gap, gapStart), .equal, LineOfItem(items[next], isCentering ? along.center : gapEnd),
        .distributingEdge)
    }
    guard let first = guides.gaps.first else { return }
    for (place, gap) in guides.gaps.dropFirst().enumerated() {
      tie(
        LineOfItem(gap, along.size), .equal, LineOfItem(first, along.size), .fillEqually,
        at: isCentering ? LayoutPriority(Float(max(149 - place, 1))) : .required)
    }
  }
}
