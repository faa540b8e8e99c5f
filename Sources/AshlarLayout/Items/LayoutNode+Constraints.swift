extension LayoutNode {
  /// The active constraints that this node holds: those whose nearest common ancestor it is, in order of activation.
  ///
  /// - Complexity: O(*n* log *n*).
  public var constraints: [LayoutConstraint] { hosted.sorted { $0.serial < $1.serial } }

  // Both lists are unordered, and each constraint knows its places in them, so that leaving one costs the same however
  // long it is.

  func host(_ constraint: LayoutConstraint) {
    constraint.hostIndex = Int32(truncatingIfNeeded: hosted.count)
    hosted.append(constraint)
  }

  func unhost(_ constraint: LayoutConstraint) {
    let index = Int(constraint.hostIndex)
    constraint.hostIndex = -1
    let last = hosted.removeLast()
    if last !== constraint {
      hosted[index] = last
      last.hostIndex = Int32(truncatingIfNeeded: index)
    }
  }

  func mention(_ constraint: LayoutConstraint, _ slot: Int) {
    constraint.setMentionIndex(mentions.count, slot)
    mentions.append(constraint)
  }

  func unmention(_ constraint: LayoutConstraint, _ slot: Int) {
    let index = constraint.mentionIndex(slot)
    constraint.setMentionIndex(-1, slot)
    let last = mentions.removeLast()
    if last !== constraint, let lastSlot = last.slot(of: self) {
      mentions[index] = last
      last.setMentionIndex(index, lastSlot)
    }
  }

  /// Counts a constraint that mentions this node in every subtree which a cut between here and `host` would sever.
  func countCrossing(_ change: Int32, below host: LayoutNode) {
    var node: LayoutNode? = self
    while let current = node, current !== host {
      current.crossingCount += change
      node = current.parent
    }
  }

  /// The active constraints that mention something in this subtree and are held above it, in order of activation.
  ///
  /// - Complexity: O(1) if there are none; else O(*m* · height) for the *m* constraints that cross any cut in the subtree.
  func crossingConstraints() -> [LayoutConstraint] {
    guard crossingCount > 0 else { return [] }
    var crossing: [LayoutConstraint] = []
    walkSubtree { node in
      // A count over 0 may stem from constraints held inside the subtree, but 0 rules out crossing ones.
      guard node.crossingCount > 0 else { return false }
      for constraint in node.mentions where !constraint.isFound && !node.reaches(constraint.host, within: self) {
        constraint.isFound = true
        crossing.append(constraint)
      }
      return true
    }
    for constraint in crossing { constraint.isFound = false }
    return crossing.sorted { $0.serial < $1.serial }
  }

  func deactivateCrossingConstraints() {
    for constraint in crossingConstraints() { constraint.deactivate() }
  }

  /// Whether `target` lies on the way from this node up to `top`, both included.
  private func reaches(_ target: LayoutNode?, within top: LayoutNode) -> Bool {
    var node = self
    while node !== target {
      guard node !== top, let parent = node.parent else { return false }
      node = parent
    }
    return true
  }
}
