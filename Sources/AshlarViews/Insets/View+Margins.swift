import AshlarLayout

extension View {
  /// How far the margin attributes lie inside the bounds, in points; 8 at each edge unless set.
  ///
  /// What is read is in force: the margins that were set, grown by the safe area and by the superview's margins as far as
  /// the view follows them, in a controller's view at least the system's. What is set stays as left and right when the
  /// direction changes; see ``directionalLayoutMargins``. Values that are not finite are ignored.
  public var layoutMargins: EdgeInsets {
    get { layoutNode.layoutMargins }
    set {
      guard newValue.isComputable else { return }
      insetsForWriting.margins = .absolute(newValue)
      updateInsets()
    }
  }

  /// How far the margin attributes lie inside the bounds along the layout direction, in points; 8 at each edge unless set.
  ///
  /// As ``layoutMargins``, but what is set turns round with the direction.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(layoutMargins, for: effectiveUserInterfaceLayoutDirection) }
    set {
      guard newValue.resolved(for: .leftToRight).isComputable else { return }
      insetsForWriting.margins = .directional(newValue)
      updateInsets()
    }
  }

  /// Whether the margins reach at least as far inward as those of the superview; `false` unless set.
  public var preservesSuperviewLayoutMargins: Bool {
    get { insets?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      insetsForWriting.preservesSuperviewMargins = newValue
      if newValue { superview?.flags.insert(.hasPreservingSubview) }
      updateInsets()
    }
  }

  /// Whether the margins are measured from the safe area instead of the edges, where something covers these; `true` unless
  /// set.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { insets?.insetsMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      insetsForWriting.insetsMarginsFromSafeArea = newValue
      updateInsets()
    }
  }

  /// How far the part of the view that nothing covers lies inside the bounds, in points.
  ///
  /// It follows from the window's ``Window/systemSafeAreaInsets``, from what controllers add, and from where the view lies;
  /// nothing covers more of a view than there is of it.
  public var safeAreaInsets: EdgeInsets { insets?.coverage.safeArea ?? .zero }

  var insetsForWriting: ViewInsets {
    if let insets { return insets }
    let made = ViewInsets()
    insets = made
    return made
  }

  /// The margins that follow from what was set, from what covers the view and from its superview.
  var presentMargins: EdgeInsets {
    guard let insets else { return EdgeInsets(all: 8) }
    let direction = effectiveUserInterfaceLayoutDirection
    let minimum = insets.minimumMargins?.resolved(for: direction)
    var margins: EdgeInsets
    switch insets.margins {
    case .standard: margins = minimum ?? EdgeInsets(all: 8)
    case .absolute(let given): margins = given.raised(to: minimum)
    case .directional(let given): margins = given.resolved(for: direction).raised(to: minimum)
    }
    if insets.insetsMarginsFromSafeArea { margins = margins + insets.coverage.safeArea }
    if insets.preservesSuperviewMargins, let superview {
      margins = margins.raised(to: superview.layoutMargins - distances(to: superview))
    }
    return margins
  }

  /// How far each edge lies inside that of the superview, in points.
  private func distances(to superview: View) -> EdgeInsets {
    let (frame, outer) = (frame, superview.bounds)
    return EdgeInsets(
      top: frame.minY - outer.minY, left: frame.minX - outer.minX, bottom: outer.maxY - frame.maxY,
      right: outer.maxX - frame.maxX)
  }
}

extension EdgeInsets {
  static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }

  fileprivate static func - (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom,
      right: left.right - right.right)
  }

  /// The same with 0 for what is negative.
  var withoutNegatives: EdgeInsets { raised(to: .zero) }

  /// The larger one at each edge.
  fileprivate func raised(to minimum: EdgeInsets?) -> EdgeInsets {
    guard let minimum else { return self }
    return EdgeInsets(
      top: max(top, minimum.top), left: max(left, minimum.left), bottom: max(bottom, minimum.bottom),
      right: max(right, minimum.right))
  }
}
