/// What is to be done in the next pass.
extension View {
  /// Asks for ``layoutSubviews()`` in the next layout pass.
  ///
  /// - Complexity: O(distance to an ancestor above something that was asked for, too).
  public func setNeedsLayout() {
    if flags.insert(.needsLayout).inserted { markAbove(.descendantNeedsLayout) }
  }

  /// Asks for ``updateConstraints()`` in the next layout pass.
  ///
  /// - Complexity: O(distance to an ancestor above something that was asked for, too).
  public func setNeedsUpdateConstraints() {
    if flags.insert(.needsUpdateConstraints).inserted { markAbove(.descendantNeedsUpdate) }
  }

  /// Whether ``layoutSubviews()`` was asked for.
  public var needsLayout: Bool { flags.contains(.needsLayout) }

  /// Whether ``updateConstraints()`` was asked for.
  public var needsUpdateConstraints: Bool { flags.contains(.needsUpdateConstraints) }

  /// Makes the next layout pass ask for intrinsic size, baselines and alignment-rect insets again.
  public func invalidateIntrinsicContentSize() {
    if flags.insert(.needsContent).inserted { markAbove(.descendantNeedsUpdate) }
  }

  /// Sets a remark on the views above this one, up to the first that has it, and lists each view on the way.
  private func markAbove(_ remark: ViewFlags) {
    // Unmanaged, because a superview outlives what is in it.
    var view = Unmanaged.passUnretained(self)
    list()
    while let above = view._withUnsafeGuaranteedRef({ $0.superviewReference }),
      above._withUnsafeGuaranteedRef({ $0.flags.insert(remark).inserted })
    {
      above._withUnsafeGuaranteedRef { $0.list() }
      view = above
    }
  }

  /// Tells this view and those above what a new subview and all that is in it needs.
  func passOnMarks(of subview: View) {
    if subview.needsVisit(for: .layout) { subview.markAbove(.descendantNeedsLayout) }
    if subview.needsVisit(for: .update) { subview.markAbove(.descendantNeedsUpdate) }
  }

  enum Errand { case update, layout }

  /// Whether the view or something in it needs something.
  func needsVisit(for errand: Errand) -> Bool {
    switch errand {
    case .update: !flags.isDisjoint(with: [.needsUpdateConstraints, .needsContent, .descendantNeedsUpdate])
    case .layout: !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout])
    }
  }

  /// Asks for the content of everything in the subtree again, because text is measured differently.
  func remeasureText() {
    walkSubtree { $0.invalidateIntrinsicContentSize() }
  }
}
