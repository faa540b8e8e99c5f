import AshlarLayout

/// What a stack has made for its arrangement.
struct InstalledArrangement {
  private(set) var entries: [Entry] = []
  /// The guides among which gaps and spans are measured; the stack keeps them as its layout guides.
  var guides: [LayoutGuide] = []
  var needs = ArrangementGuides.Needs()
  /// What the views got their proportional lengths from.
  var shares: [Double?] = []

  struct Entry {
    var statement: ArrangementConstraint.Statement
    var constraint: LayoutConstraint
  }

  /// Makes, changes and drops constraints until they are those that are wanted; what is there already stays as it is.
  ///
  /// - Complexity: O(constraints before and after).
  mutating func install(_ wanted: [ArrangementConstraint]) {
    var present: [ArrangementConstraint.Statement: LayoutConstraint] = [:]
    // Others than the stack may have deactivated some, such as a view that was moved away.
    for entry in entries where entry.constraint.isActive { present[entry.statement] = entry.constraint }
    var made: [LayoutConstraint] = []
    let old = entries
    entries = wanted.map { wanted in
      if let constraint = present.removeValue(forKey: wanted.statement) {
        wanted.update(constraint)
        return Entry(statement: wanted.statement, constraint: constraint)
      }
      let constraint = wanted.make()
      made.append(constraint)
      return Entry(statement: wanted.statement, constraint: constraint)
    }
    for entry in old where present[entry.statement] === entry.constraint { entry.constraint.isActive = false }
    LayoutConstraint.activate(made)
  }

  /// Lets go of all constraints.
  mutating func releaseAll() {
    for entry in entries { entry.constraint.isActive = false }
    entries = []
  }

  /// Lets go of all constraints that name an item.
  mutating func release(_ node: LayoutNode) {
    entries.removeAll { entry in
      guard entry.statement.first === node || entry.statement.second === node else { return false }
      entry.constraint.isActive = false
      return true
    }
  }
}
