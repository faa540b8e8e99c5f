extension LayoutDocument {
  /// The views in the order in which they join the tree, as indices of ``views``: the order of the file, but a parent
  /// listed later moves before its first child.
  ///
  /// Views on a circle of parents, which a document that was read does not have, are left out.
  ///
  /// - Complexity: O(views).
  public var joiningOrder: [Int] {
    var places: [String: Int] = [:]
    for (index, view) in views.enumerated() { places[view.id] = index }
    return JoiningOrder(parents: views.map { places[$0.parent] }).order
  }
}

/// Sorts views so that each parent comes before its children.
struct JoiningOrder {
  private(set) var order: [Int] = []
  /// The first circle of parents that was met, each view followed by its parent.
  private(set) var circle: [Int]?

  private enum State { case untouched, waiting, placed }

  /// - Parameter parents: The index of each view's parent, nil when it is the root.
  init(parents: [Int?]) {
    var states = [State](repeating: .untouched, count: parents.count)
    order.reserveCapacity(parents.count)
    for start in parents.indices {
      // The chain of ancestors that are not placed yet; climbing instead of recursing, for chains of any depth.
      var chain: [Int] = []
      var next: Int? = start
      while let view = next, states[view] == .untouched {
        states[view] = .waiting
        chain.append(view)
        next = parents[view]
      }
      if let view = next, states[view] == .waiting {
        if circle == nil, let first = chain.firstIndex(of: view) { circle = Array(chain[first...]) }
        continue
      }
      for view in chain.reversed() {
        states[view] = .placed
        order.append(view)
      }
    }
  }
}
