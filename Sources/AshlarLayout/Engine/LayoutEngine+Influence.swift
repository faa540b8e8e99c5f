import AshlarSolver

extension LayoutEngine {
  /// The active constraints that an item's place and length on an axis follow from, in order of activation.
  ///
  /// Wishes that were not granted and inequalities with room to spare decide nothing and are left out; so is what
  /// follows from contents and from the rest rule. Of several that say the same the stronger one is named, of equally
  /// strong ones the older. Lays out first if needed.
  ///
  /// - Complexity: O(constraints of the tree), and in the worst case quadratic in those of the item's component.
  public func constraintsAffecting(_ node: LayoutNode, along axis: Axis) -> [LayoutConstraint] {
    layoutIfNeeded()
    guard node.engine === self, node !== root, let variables = node.variables else { return [] }
    var rows = tightRows()
    keepConnected(&rows, with: [variables.place(along: axis), variables.size(along: axis)])
    var space = RowSpace()
    for (index, row) in rows.enumerated() { space.insert(row.terms, source: index) }
    var found: [Int] = space.sources(of: Int(variables.place(along: axis).index))
    found += space.sources(of: Int(variables.size(along: axis).index))
    var constraints: [LayoutConstraint] = []
    for index in found {
      if let constraint = rows[index].constraint, !constraints.contains(constraint) { constraints.append(constraint) }
    }
    return constraints.sorted { $0.serial < $1.serial }
  }

  /// A row that holds exactly.
  private struct TightRow {
    var terms: RowSpace.Vector
    /// `nil`: it follows from a content, or a size is 0 because it cannot be less.
    var constraint: LayoutConstraint?
  }

  /// What holds exactly, from the strongest to the weakest, without what is given: the root's rectangle.
  private func tightRows() -> [TightRow] {
    var found: [(row: TightRow, priority: Float, tier: UInt8)] = []
    func add(_ row: LinearConstraint, _ constraint: LayoutConstraint?, tier: UInt8) {
      if let terms = tightTerms(of: row) {
        found.append((TightRow(terms: terms, constraint: constraint), row.priority, tier))
      }
    }
    for constraint in activeConstraints where constraint.priority > 0 {
      guard let host = constraint.host else { continue }
      rows.build(constraint, heldBy: host)
      add(rows.lastConstraint, constraint, tier: 0)
    }
    root.walkSubtree { node in
      guard let variables = node.variables else { return true }
      for axis in Axis.allCases {
        let size = variables.size(along: axis)
        add(LinearConstraint([Term(size)], .greaterThanOrEqual), nil, tier: 1)
        guard let along = node.content?[axis] else { continue }
        if rows.buildHugging(along, of: size) { add(rows.lastConstraint, nil, tier: 1) }
        if rows.buildCompression(along, of: size) { add(rows.lastConstraint, nil, tier: 1) }
      }
      return true
    }
    rows.trim()
    // Sorting is stable: the order of activation decides among equals.
    found.sort { $0.priority == $1.priority ? $0.tier < $1.tier : $0.priority > $1.priority }
    return found.map { $0.row }
  }

  /// The terms of a row that holds exactly, or `nil` of one that does not.
  private func tightTerms(of row: LinearConstraint) -> RowSpace.Vector? {
    var value = row.constant
    var scale = max(1, row.constant.magnitude)
    var terms: [(index: Int, value: Double)] = []
    for term in row.terms {
      let part = term.coefficient * solver.value(of: term.variable)
      value += part
      scale = max(scale, part.magnitude)
      if node(of: term.variable) !== root { terms.append((Int(term.variable.index), term.coefficient)) }
    }
    return value.magnitude <= 1e-6 * scale ? RowSpace.Vector(sumOf: terms) : nil
  }

  /// Drops the rows that no chain of shared variables connects with the given ones.
  private func keepConnected(_ rows: inout [TightRow], with variables: [Variable]) {
    var rowsByVariable: [Int: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      for entry in row.terms.entries { rowsByVariable[entry.index, default: []].append(index) }
    }
    var isKept = [Bool](repeating: false, count: rows.count)
    var work = variables.map { Int($0.index) }
    var seen = Set(work)
    while let variable = work.popLast() {
      for index in rowsByVariable[variable] ?? [] where !isKept[index] {
        isKept[index] = true
        for entry in rows[index].terms.entries where seen.insert(entry.index).inserted { work.append(entry.index) }
      }
    }
    var kept: [TightRow] = []
    for (index, row) in rows.enumerated() where isKept[index] { kept.append(row) }
    rows = kept
  }
}
