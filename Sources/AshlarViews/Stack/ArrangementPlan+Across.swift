import AshlarLayout

/// Across the axis: where views are aligned.
extension ArrangementPlan {
  mutating func planAcross() {
    if guides.spanner != nil { planSpan() }
    planCanvas()
    for attribute in alignedAttributes {
      for node in items.dropFirst() {
        tie(LineOfItem(items[0], attribute), .equal, LineOfItem(node, attribute), .alignment)
      }
    }
    if stack.alignment.isLoose {
      for node in items { add(node, across.size, 0, .ambiguitySuppression, at: 25) }
    }
    if isLooselyConnected { add(stack.layoutNode, across.size, 0, .canvasFit, at: 49) }
  }

  /// Lays the spanner around all views that are shown, no larger than it must be.
  private mutating func planSpan() {
    guard let spanner = guides.spanner else { return }
    if stack.alignment.isLoose { add(spanner, across.size, 0, .spanningFit, at: 51) }
    for index in shown {
      let edges = [(across.start, stack.alignment.isLooseAtStart), (across.end, stack.alignment.isLooseAtEnd)]
      for (edge, isLoose) in edges {
        tie(
          LineOfItem(spanner, edge), edge.tie(isLoose: isLoose), LineOfItem(items[index], edge), .spanningBoundary,
          at: isLoose ? .required : 999.5)
      }
    }
  }

  /// Ties the stack to the first view on the side where views are aligned, to the spanner on the other.
  private mutating func planCanvas() {
    let alignment = stack.alignment
    let first = guides.along == nil ? items[0] : (guides.spanner ?? items[0])
    var start = first
    var end = guides.spanner ?? first
    if alignment == .center || alignment == .trailing || alignment == .lastBaseline { swap(&start, &end) }
    if let spanner = guides.spanner, alignment == .center || stack.axis == .vertical && alignment.isBaseline {
      start = spanner
      end = spanner
    }
    connect(start, across.start, isLoose: isLooseAtStart)
    connect(end, across.end, isLoose: isLooseAtEnd)
    if alignment == .center { connect(first, across.center) }
  }

  /// Whether the stack may start before what it is tied to.
  private var isLooseAtStart: Bool {
    if guides.spanner == nil { return stack.alignment.isLooseAtStart }
    return stack.alignment == .firstBaseline && !shown.isEmpty && stack.axis == .horizontal
  }

  /// Whether the stack may end behind what it is tied to.
  private var isLooseAtEnd: Bool {
    if guides.spanner == nil { return stack.alignment.isLooseAtEnd }
    return stack.alignment == .lastBaseline && !shown.isEmpty && stack.axis == .horizontal
  }

  private var isLooselyConnected: Bool { isLooseAtStart || isLooseAtEnd }

  /// The lines that all views share with the first one.
  private var alignedAttributes: [LayoutAttribute] {
    switch stack.alignment {
    case .fill: [across.end, across.start]
    case .leading: [across.start]
    case .trailing: [across.end]
    case .center: [across.center]
    case .firstBaseline: stack.axis == .horizontal ? [.firstBaseline] : []
    case .lastBaseline: stack.axis == .horizontal ? [.lastBaseline] : []
    }
  }
}
