extension LayoutNode {
  /// The width of the content, in points, or `nil`: it has none, and nothing wishes one.
  ///
  /// A width that is negative, undefined or too large to compute with is none.
  public var intrinsicWidth: Double? {
    get { content?.horizontal.intrinsic }
    set { setIntrinsic(newValue, along: .horizontal) }
  }

  /// The height of the content, in points, or `nil`: it has none, and nothing wishes one.
  ///
  /// A height that is negative, undefined or too large to compute with is none.
  public var intrinsicHeight: Double? {
    get { content?.vertical.intrinsic }
    set { setIntrinsic(newValue, along: .vertical) }
  }

  /// How strongly the item refuses to become larger than its content; 250 unless set.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    content?[axis].hugging ?? .defaultLow
  }

  /// Sets how strongly the item refuses to become larger than its content.
  ///
  /// Values beyond 0…1000 become the nearer end; NaN changes nothing.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    guard let priority = priority.clamped, priority != contentHuggingPriority(for: axis) else { return }
    contentForWriting[axis].hugging = priority
    contentForWriting[axis].hasNewPriorities = true
    contentDidChange()
  }

  /// How strongly the item refuses to become smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    content?[axis].compressionResistance ?? .defaultHigh
  }

  /// Sets how strongly the item refuses to become smaller than its content.
  ///
  /// Values beyond 0…1000 become the nearer end; NaN changes nothing.
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    guard let priority = priority.clamped, priority != contentCompressionResistancePriority(for: axis) else { return }
    contentForWriting[axis].compressionResistance = priority
    contentForWriting[axis].hasNewPriorities = true
    contentDidChange()
  }

  private func setIntrinsic(_ length: Double?, along axis: Axis) {
    var length = length
    if let given = length, !(given >= 0 && given.isComputable) { length = nil }
    guard length != content?[axis].intrinsic else { return }
    contentForWriting[axis].intrinsic = length
    contentDidChange()
  }

  private var contentForWriting: ContentSize {
    if let content { return content }
    let made = ContentSize()
    content = made
    return made
  }

  private func contentDidChange() {
    engine?.enqueueContent(of: self)
  }
}

extension LayoutPriority {
  /// The nearest valid priority, or `nil` for NaN.
  fileprivate var clamped: LayoutPriority? {
    rawValue.isNaN ? nil : LayoutPriority(min(max(rawValue, 0), 1000))
  }
}
