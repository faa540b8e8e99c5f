extension LayoutConstraint {
  /// The node that holds the constraint while it is active.
  package var holder: LayoutNode? { host }

  /// The object of another toolkit that stands for the constraint, as `NSLayoutConstraint` does, or `nil`.
  ///
  /// The owner holds the constraint strongly and sets this to `nil` in its `deinit`, because the pointer to it is
  /// uncounted. While the constraint is active, it keeps its owner alive, so that what a view holds has its owner.
  package var owner: AnyObject? {
    get { label?.owner }
    set {
      guard let newValue else {
        guard flags.remove(.hasOwner) != nil else { return }
        label?.owner = nil
        label?.keptOwner = nil
        return
      }
      let label = labelForWriting
      label.owner = newValue
      flags.insert(.hasOwner)
      if isActive { label.keptOwner = newValue }
    }
  }

  /// Keeps the owner of a constraint that has become active.
  @inline(__always)
  func keepOwner() {
    if flags.contains(.hasOwner) { label?.keptOwner = label?.owner }
  }

  /// Lets the owner of a constraint go that is no longer active; it may die of that, and then calls back.
  @inline(__always)
  func letOwnerGo() {
    if flags.contains(.hasOwner) { releaseOwner() }
  }

  private func releaseOwner() {
    var former = label?.keptOwner
    label?.keptOwner = nil
    withExtendedLifetime(former) {}
    former = nil
  }
}
