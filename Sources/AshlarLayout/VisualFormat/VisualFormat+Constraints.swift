extension VisualFormat {
  /// The constraints that the format asks for: from left to right each gap and then the sizes of the view behind it, at
  /// last the alignments, each between neighbours.
  ///
  /// - Parameter superview: The superview of an item, asked for an edge `|`; `nil` makes the edge an error.
  package func constraints(
    style: VisualFormatStyle, superview: (Item) -> Item?
  ) throws(VisualFormatError) -> [VisualFormatConstraint<Item>] {
    var lowering = VisualFormatLowering<Item>(direction: try direction(style.options), spacing: style.spacing)
    let alignments = try alignments(style.options)
    var previous: Item?
    for element in elements {
      if let previous {
        lowering.addGap(element.gapBefore, from: previous, to: element.item)
      } else if let leadingEdge {
        let container = try container(of: element.item, at: leadingEdge, superview)
        lowering.addLeadingGap(leadingEdge.gap, from: container, to: element.item)
      }
      lowering.addSizes(of: element)
      previous = element.item
    }
    if let trailingEdge, let previous {
      let container = try container(of: previous, at: trailingEdge, superview)
      lowering.addTrailingGap(trailingEdge.gap, from: previous, to: container)
    }
    for attribute in alignments {
      for (one, other) in zip(elements, elements.dropFirst()) {
        lowering.addEqual(.init(item: one.item, attribute: attribute), .init(item: other.item, attribute: attribute))
      }
    }
    return lowering.constraints
  }

  private func container(
    of item: Item, at edge: SuperviewEdge, _ superview: (Item) -> Item?
  ) throws(VisualFormatError) -> Item {
    guard let container = superview(item) else { throw VisualFormatError(.noSuperview, column: edge.column) }
    return container
  }
}

/// Collects the constraints of one format.
private struct VisualFormatLowering<Item> {
  typealias Anchor = VisualFormatConstraint<Item>.Anchor

  let direction: VisualFormat<Item>.Direction
  let spacing: StandardSpacing
  var constraints: [VisualFormatConstraint<Item>] = []

  init(direction: VisualFormat<Item>.Direction, spacing: StandardSpacing) {
    self.direction = direction
    self.spacing = spacing
  }

  mutating func addGap(_ gap: VisualFormat<Item>.Gap, from near: Item, to far: Item) {
    add(
      gap, standard: spacing.sibling, from: Anchor(item: near, attribute: direction.end),
      to: Anchor(item: far, attribute: direction.start))
  }

  mutating func addLeadingGap(_ gap: VisualFormat<Item>.Gap, from container: Item, to item: Item) {
    let far = Anchor(item: item, attribute: direction.start)
    if case .standard = gap, spacing.superview == nil {
      addEqual(far, Anchor(item: container, attribute: direction.startMargin))
    } else {
      let near = Anchor(item: container, attribute: direction.start)
      add(gap, standard: spacing.superview ?? 0, from: near, to: far)
    }
  }

  mutating func addTrailingGap(_ gap: VisualFormat<Item>.Gap, from item: Item, to container: Item) {
    let near = Anchor(item: item, attribute: direction.end)
    if case .standard = gap, spacing.superview == nil {
      addEqual(Anchor(item: container, attribute: direction.endMargin), near)
    } else {
      let far = Anchor(item: container, attribute: direction.end)
      add(gap, standard: spacing.superview ?? 0, from: near, to: far)
    }
  }

  mutating func addSizes(of element: VisualFormat<Item>.Element) {
    let first = Anchor(item: element.item, attribute: direction.size)
    for size in element.sizes {
      switch size.value {
      case .constant(let constant):
        add(first, size.relation, nil, constant: constant, priority: size.priority)
      case .size(let other):
        let second = Anchor(item: other, attribute: direction.size)
        add(first, size.relation, second, constant: 0, priority: size.priority)
      }
    }
  }

  mutating func addEqual(_ first: Anchor, _ second: Anchor) {
    add(first, .equal, second, constant: 0, priority: 1000)
  }

  /// The larger coordinate is written first, so that the constant is the gap itself.
  private mutating func add(
    _ gap: VisualFormat<Item>.Gap, standard: Double, from near: Anchor, to far: Anchor
  ) {
    let first = direction.isReversed ? near : far
    let second = direction.isReversed ? far : near
    switch gap {
    case .flush:
      addEqual(first, second)
    case .standard:
      add(first, .equal, second, constant: standard, priority: 1000)
    case .predicates(let predicates):
      for predicate in predicates {
        add(first, predicate.relation, second, constant: predicate.value, priority: predicate.priority)
      }
    }
  }

  private mutating func add(
    _ first: Anchor, _ relation: LayoutRelation, _ second: Anchor?, constant: Double, priority: Float
  ) {
    constraints.append(
      VisualFormatConstraint(
        first: first, relation: relation, second: second, constant: constant, priority: priority))
  }
}
