extension LayoutNode {
  /// The active constraints that this node holds: those whose nearest common ancestor it is, in order of activation.
  ///
  /// - Complexity: O(*n* log *n*).
  public var constraints: [LayoutConstraint] { hosted.sorted { $0.serial < $1.serial } }

  /// The active constraints that this node holds, the one activated last first.
  var hosted: HostedConstraints { HostedConstraints(upcoming: lastHosted) }

  /// The active constraints whose first item this is, in order of activation.
  package var ownConstraints: [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var upcoming = lastOwn
    while let constraint = upcoming?.takeUnretainedValue() {
      found.append(constraint)
      upcoming = constraint.firstLinks.previous
    }
    found.reverse()
    return found
  }

  /// The active constraints that name this node, in no certain order.
  var mentions: [LayoutConstraint] {
    var found = ownConstraints
    var upcoming = lastOther
    while let constraint = upcoming?.takeUnretainedValue(), let slot = constraint.slot(of: self) {
      found.append(constraint)
      upcoming = constraint[links: slot].previous
    }
    return found
  }

  func deactivateHosted() {
    while let constraint = lastHosted?.takeUnretainedValue() { constraint.deactivate() }
  }

  // The host alone keeps its constraints alive, by a count of its own: lists of counted references would be released
  // link by link.

  func host(_ constraint: LayoutConstraint) {
    let reference = Unmanaged.passRetained(constraint)
    constraint.hostLinks = ConstraintLinks(previous: lastHosted)
    lastHosted?._withUnsafeGuaranteedRef { $0.hostLinks.next = reference }
    lastHosted = reference
  }

  func unhost(_ constraint: LayoutConstraint) {
    let links = constraint.hostLinks
    if let next = links.next {
      next._withUnsafeGuaranteedRef { $0.hostLinks.previous = links.previous }
    } else {
      lastHosted = links.previous
    }
    links.previous?._withUnsafeGuaranteedRef { $0.hostLinks.next = links.next }
    constraint.hostLinks = ConstraintLinks()
    Unmanaged.passUnretained(constraint).release()
  }

  func mention(_ constraint: LayoutConstraint, _ slot: Int) {
    let reference = Unmanaged.passUnretained(constraint)
    if slot == 0 {
      constraint.firstLinks = ConstraintLinks(previous: lastOwn)
      lastOwn?._withUnsafeGuaranteedRef { $0.firstLinks.next = reference }
      lastOwn = reference
    } else {
      constraint[links: slot] = ConstraintLinks(previous: lastOther)
      setNext(reference, of: lastOther)
      lastOther = reference
    }
  }

  func unmention(_ constraint: LayoutConstraint, _ slot: Int) {
    let links = constraint[links: slot]
    constraint[links: slot] = ConstraintLinks()
    if slot == 0 {
      if let next = links.next {
        next._withUnsafeGuaranteedRef { $0.firstLinks.previous = links.previous }
      } else {
        lastOwn = links.previous
      }
      links.previous?._withUnsafeGuaranteedRef { $0.firstLinks.next = links.next }
    } else {
      if let next = links.next {
        next._withUnsafeGuaranteedRef { next in
          if let slot = next.slot(of: self) { next[links: slot].previous = links.previous }
        }
      } else {
        lastOther = links.previous
      }
      setNext(links.next, of: links.previous)
    }
  }

  /// On the list of constraints that name this node, but not as their first item.
  private func setNext(_ next: Unmanaged<LayoutConstraint>?, of reference: Unmanaged<LayoutConstraint>?) {
    reference?._withUnsafeGuaranteedRef { constraint in
      if let slot = constraint.slot(of: self) { constraint[links: slot].next = next }
    }
  }

  /// Counts a constraint that mentions this node in every subtree which a cut between here and `host` would sever.
  @inline(__always)
  func countCrossing(_ change: Int32, below host: LayoutNode) {
    if self === host { return }
    crossingCount += change
    if !isChild(of: host) { countCrossingAbove(change, below: host) }
  }

  private func countCrossingAbove(_ change: Int32, below host: LayoutNode) {
    var node = parent
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
      for constraint in node.mentions
      where !constraint.flags.contains(.isFound) && !node.reaches(constraint.host, within: self) {
        constraint.flags.insert(.isFound)
        crossing.append(constraint)
      }
      return true
    }
    for constraint in crossing { constraint.flags.remove(.isFound) }
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
