/// Invariant: where a node has a live clock, so have all its ancestors, and it is the same one.
extension LayoutNode {
  /// The clock of the tree, made if there is none.
  ///
  /// - Complexity: O(1) amortised: every node on the way up has it afterwards.
  func liveClock() -> ActivationClock {
    if let clock, !clock.isRetired { return clock }
    var holder = self
    var latest: Int64 = 0
    var found: ActivationClock?
    while found == nil {
      if let clock = holder.clock {
        latest = max(latest, clock.count)
        if !clock.isRetired { found = clock }
      }
      if found == nil {
        guard let parent = holder.parent else { break }
        holder = parent
      }
    }
    let result = found ?? ActivationClock()
    result.advance(to: latest)
    setClock(result, upTo: holder)
    return result
  }

  private func setClock(_ clock: ActivationClock, upTo top: LayoutNode) {
    var node = self
    while true {
      node.clock = clock
      guard node !== top, let parent = node.parent else { return }
      node = parent
    }
  }

  /// Makes later activations in the joined tree come after those of both parts.
  func unifyClock(with child: LayoutNode) {
    guard let theirs = child.clock else {
      child.clock = clock
      return
    }
    if parent == nil, clock == nil, !theirs.isRetired {
      clock = theirs
    } else {
      let ours = liveClock()
      ours.advance(to: theirs.count)
      theirs.retire()
      child.clock = ours
    }
  }

  /// Separates the clock of a subtree that is about to be cut off from the clock above.
  func separateClock() {
    if hasChildren || lastHosted != nil { clock?.retire() } else { clock = nil }
  }
}
