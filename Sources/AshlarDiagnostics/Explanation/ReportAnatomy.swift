import AshlarLayout

/// How the constraints of a report hang together: who is the outermost item, what shape each constraint has, how deep it
/// goes.
struct ReportAnatomy {
  let report: ConstraintReport
  let owners: [ConstraintOwner]
  let shapes: [ConstraintShape]
  /// The item to which the others are fitted, if one can be told.
  let root: Int?
  /// How many constraints lie between an item and the root.
  let distances: [Int]
  /// For each constraint the distance of the item that is furthest from the root among its own.
  let depths: [Int]
  /// The largest of them.
  let greatestDepth: Int

  init(_ report: ConstraintReport) {
    self.report = report
    let owners = report.constraints.map { report.owner(of: $0) }
    self.owners = owners
    shapes = report.constraints.map { $0.statement.shape(in: report) }
    root = ReportAnatomy.root(of: report, owners)
    let distances = ReportAnatomy.distances(from: root, in: report)
    self.distances = distances
    depths = report.constraints.map { $0.statement.places.reduce(0) { max($0, distances[$1.item]) } }
    greatestDepth = depths.max() ?? 0
  }

  /// Whether a constraint gives the outermost item its size.
  func isRootSize(_ index: Int) -> Bool {
    shapes[index] == .constantSize && report.constraints[index].statement.first.place.item == root
  }

  // MARK: Root

  private static func root(of report: ConstraintReport, _ owners: [ConstraintOwner]) -> Int? {
    for isWanted in [{ (owner: ConstraintOwner) in owner.isImposed }, { $0 == .mask }] {
      for (index, constraint) in report.constraints.enumerated() where isWanted(owners[index]) {
        if constraint.statement.isConstantSize { return constraint.statement.first.place.item }
      }
    }
    return outerSizedItem(of: report)
  }

  /// Descriptions by Masonry hide who imposed a size: the item with a plain size that others are pinned into; without
  /// such an item, any that others are pinned into.
  private static func outerSizedItem(of report: ConstraintReport) -> Int? {
    var isSized = [Bool](repeating: false, count: report.items.count)
    for constraint in report.constraints where constraint.statement.isConstantSize {
      if constraint.statement.relation == .equal { isSized[constraint.statement.first.place.item] = true }
    }
    let scores = outerScores(in: report)
    var best: (item: Int, score: Int)?
    for isWanted in [true, false] {
      for item in report.items.indices where isSized[item] == isWanted && scores[item] > best?.score ?? 0 {
        best = (item, scores[item])
      }
      if best != nil { break }
    }
    return best?.item
  }

  /// How often other items lie inside of each item, less how often it lies inside of others.
  private static func outerScores(in report: ConstraintReport) -> [Int] {
    var scores = report.items.map { $0.className == "UITableViewCellContentView" ? 3 : 0 }
    for constraint in report.constraints {
      let statement = constraint.statement
      guard let second = statement.second, statement.places.count == 2 else { continue }
      let (one, other) = (statement.first.place.item, second.place.item)
      guard one != other else { continue }
      for item in [one, other] {
        let partner = item == one ? other : one
        if report.items[partner].superview == item {
          scores[item] += 2
        } else if report.items[item].superview == partner {
          scores[item] -= 2
        } else {
          scores[item] += statement.insetSign(inside: item)
        }
      }
      for place in statement.places where place.attribute.layoutAttribute?.usesMargins == true {
        scores[place.item] += 2
      }
    }
    return scores
  }

  private static func distances(from root: Int?, in report: ConstraintReport) -> [Int] {
    var distances = [Int](repeating: 0, count: report.items.count)
    guard let root else { return distances }
    var neighbours = [[Int]](repeating: [], count: report.items.count)
    for constraint in report.constraints {
      let items = constraint.statement.places.map({ $0.item })
      for (index, item) in items.enumerated() {
        for other in items[..<index] where other != item {
          neighbours[item].append(other)
          neighbours[other].append(item)
        }
      }
    }
    var isReached = [Bool](repeating: false, count: report.items.count)
    isReached[root] = true
    var ring = [root]
    var distance = 0
    while !ring.isEmpty {
      distance += 1
      var next: [Int] = []
      for item in ring {
        for neighbour in neighbours[item] where !isReached[neighbour] {
          isReached[neighbour] = true
          distances[neighbour] = distance
          next.append(neighbour)
        }
      }
      ring = next
    }
    return distances
  }
}

extension ReportedStatement {
  /// Whether it compares one size with a number.
  var isConstantSize: Bool {
    second == nil && first.start == nil && first.place.attribute.layoutAttribute?.isSize == true
  }

  /// What the constraint says about its items.
  func shape(in report: ConstraintReport) -> ConstraintShape {
    guard first.start == nil, second?.start == nil, let attribute = first.place.attribute.layoutAttribute else {
      return .other
    }
    guard let second, let other = second.place.attribute.layoutAttribute else {
      return attribute.isSize && self.second == nil ? .constantSize : .other
    }
    if attribute.isSize { return second.place.item == first.place.item ? .ratio : .sizes }
    switch (attribute.side, other.side) {
    case (.center, _), (_, .center): return .center
    case (.near, .near): return .nearEdges
    case (.far, .far): return .farEdges
    case (.near, .far), (.far, .near):
      let (one, two) = (first.place.item, second.place.item)
      return report.items[one].superview == two || report.items[two].superview == one ? .other : .gap
    default: return .other
    }
  }

  /// Whether an edge is compared with the same edge further inside or outside: 1 if `item` is the outer one, -1 if the
  /// inner one, 0 if nothing tells.
  func insetSign(inside item: Int) -> Int {
    guard let second, let one = first.place.attribute.layoutAttribute, let two = second.place.attribute.layoutAttribute
    else { return 0 }
    // Sizes are compared with those of something larger, as a rule.
    if one.isSize, two.isSize { return second.place.item == item ? 1 : -1 }
    guard one.side == two.side, one.side == .near || one.side == .far else { return 0 }
    if constant == 0 { return second.place.item == item ? 1 : 0 }
    // `first == second + constant`: at a near edge a positive constant puts the first item inside.
    let isFirstInside = (one.side == .near) == (constant > 0)
    return isFirstInside == (second.place.item == item) ? 1 : -1
  }
}
