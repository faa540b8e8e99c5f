import AshlarLayout

/// What about a listed constraint makes Apple's engine break it, or not: the evidence of one candidate.
package struct BreakingCandidate {
  /// The index in the list.
  package let constraint: Int
  /// One number for each of ``names``.
  package let features: [Double]

  /// What the numbers say, in their order.
  package static let names = [
    "stack view", "ratio", "constant size", "gap", "far edges", "centre", "sizes", "touches the deepest item",
    "inequality", "first of its kind", "last of its kind", "in the smallest set", "heals alone", "far from the deepest",
    "chosen by the rule",
  ]

  /// The candidates of a list; constraints that impose a size from outside are none, unless all do.
  ///
  /// - Complexity: the list is solved once without each of its constraints, as long as it has no more than 64.
  package static func all(in report: ConstraintReport) -> [BreakingCandidate] {
    let anatomy = ReportAnatomy(report)
    return all(in: anatomy, LoggedSystem(report), minimal: nil)
  }

  static func all(in anatomy: ReportAnatomy, _ system: LoggedSystem, minimal: [Int]?) -> [BreakingCandidate] {
    let evidence = Evidence(anatomy, system, minimal: minimal)
    let indices = anatomy.report.constraints.indices
    // Breaking what limits nothing would not help.
    var candidates = indices.filter {
      !anatomy.owners[$0].isImposed && !anatomy.report.constraints[$0].statement.limitsNothing
    }
    if candidates.isEmpty { candidates = Array(indices) }
    return candidates.map { BreakingCandidate(constraint: $0, features: evidence.features(of: $0)) }
  }
}

/// What has to be known of the whole list first.
private struct Evidence {
  let anatomy: ReportAnatomy
  let minimal: Set<Int>
  let healing: Set<Int>
  let choice: Int?
  let deepest: Int
  /// Constraints of one shape, owner and depth: which comes first, which last.
  let firstOfKind: [Int: Int]
  let lastOfKind: [Int: Int]

  init(_ anatomy: ReportAnatomy, _ system: LoggedSystem, minimal: [Int]?) {
    self.anatomy = anatomy
    let indices = anatomy.report.constraints.indices
    let required = indices.filter { system.isRequired($0) }
    let exact = system.conflict(among: required, assuming: .nothing)
    let assumption = exact == nil ? LoggedSystem.Assumption.usualValues : .nothing
    self.minimal = Set(minimal ?? exact ?? system.conflict(among: required, assuming: assumption) ?? [])
    var healing = Set(required)
    if !self.minimal.isEmpty, required.count > 1 {
      // Only what is in the set can heal: without any other the set is still there.
      healing = self.minimal
      if required.count <= 64 {
        healing = healing.filter { member in system.canHold(required.filter { $0 != member }, assuming: assumption) }
      }
    }
    self.healing = healing
    choice = BreakingChoice(anatomy).constraint
    deepest = indices.reduce(0) { max($0, anatomy.depths[$1]) }
    var (first, last): ([Int: Int], [Int: Int]) = ([:], [:])
    for index in indices {
      let kind = Evidence.kind(of: index, anatomy)
      if first[kind] == nil { first[kind] = index }
      last[kind] = index
    }
    (firstOfKind, lastOfKind) = (first, last)
  }

  private static func kind(of index: Int, _ anatomy: ReportAnatomy) -> Int {
    (anatomy.depths[index] * 16 + Int(anatomy.shapes[index].rawValue)) * 16 + Int(anatomy.owners[index].rawValue)
  }

  func features(of index: Int) -> [Double] {
    let shape = anatomy.shapes[index]
    let depth = anatomy.depths[index]
    let isSize = shape == .constantSize
    let kind = Evidence.kind(of: index, anatomy)
    let hasTwin = !isSize && firstOfKind[kind] != lastOfKind[kind]
    let answers = [
      anatomy.owners[index] == .stackView, shape == .ratio, isSize, shape == .gap, shape == .farEdges,
      shape == .center, shape == .sizes, depth == deepest && !isSize && shape != .ratio,
      anatomy.report.constraints[index].statement.relation != .equal, hasTwin && firstOfKind[kind] == index,
      hasTwin && lastOfKind[kind] == index, minimal.contains(index), healing.contains(index), depth + 1 < deepest,
      choice == index,
    ]
    return answers.map { $0 ? 1 : 0 }
  }
}

/// The rule that `BreakingRule` of the engine follows, for lists that only a log knows.
struct BreakingChoice {
  private let anatomy: ReportAnatomy

  init(_ anatomy: ReportAnatomy) {
    self.anatomy = anatomy
  }

  /// The constraint that the rule would break, or `nil` of an empty list.
  var constraint: Int? {
    let candidates = candidates
    guard let shape = candidates.map({ anatomy.shapes[$0] }).min() else { return nil }
    let similar = candidates.filter { anatomy.shapes[$0] == shape }
    if shape == .constantSize {
      var largest = similar[0]
      for index in similar where constant(index) >= constant(largest) { largest = index }
      return largest
    }
    let deepest = similar.reduce(0) { max($0, anatomy.depths[$1]) }
    return similar.first { anatomy.depths[$0] == deepest }
  }

  private func constant(_ index: Int) -> Double { anatomy.report.constraints[index].statement.constant }

  private var candidates: [Int] {
    let indices = Array(anatomy.report.constraints.indices)
    let app = indices.filter { anatomy.owners[$0] == .app }
    let tiers = [
      app.filter { !anatomy.isRootSize($0) }, app,
      indices.filter { !anatomy.owners[$0].isImposed && anatomy.owners[$0] != .mask && !anatomy.isRootSize($0) },
      indices.filter { !anatomy.owners[$0].isImposed && !anatomy.isRootSize($0) },
      indices.filter { !anatomy.owners[$0].isImposed }, indices,
    ]
    return tiers.first { !$0.isEmpty } ?? []
  }
}
