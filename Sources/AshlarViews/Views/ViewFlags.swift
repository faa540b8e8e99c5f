/// What a view and its tree have to do yet.
struct ViewFlags: OptionSet {
  let rawValue: UInt16

  static let needsUpdateConstraints = ViewFlags(rawValue: 1)
  /// Intrinsic size, baselines or alignment-rect insets may have changed.
  static let needsContent = ViewFlags(rawValue: 2)
  static let needsLayout = ViewFlags(rawValue: 4)

  // Invariant outside of a pass: above a view that needs something every ancestor says so and lists the next one on the
  // way down, and passes look nowhere else.
  static let descendantNeedsUpdate = ViewFlags(rawValue: 8)
  static let descendantNeedsLayout = ViewFlags(rawValue: 16)

  // Of the topmost view.
  static let isUpdating = ViewFlags(rawValue: 32)
  static let isPlacing = ViewFlags(rawValue: 64)
  /// Widths depended on heights, so heights may belong to other widths than those of the frames.
  static let hasTentativeHeights = ViewFlags(rawValue: 512)

  // Looks, here to keep views small.
  static let clipsToBounds = ViewFlags(rawValue: 128)

  /// A subview keeps the superview's margins, or did.
  static let hasPreservingSubview = ViewFlags(rawValue: 256)

  /// The former owner is being let go of.
  static let isReplacingOwner = ViewFlags(rawValue: 1024)

  /// The view is on its superview's list of those that a pass has to come to.
  static let isListed = ViewFlags(rawValue: 2048)

  /// Its intrinsic size is being asked for, which may ask for its fitting size.
  static let isAskedForSize = ViewFlags(rawValue: 1 << 15)

  static let needsAnyUpdate: ViewFlags = [.needsUpdateConstraints, .needsContent]
  static let atFirst: ViewFlags = [.needsUpdateConstraints, .needsContent, .needsLayout]
}
