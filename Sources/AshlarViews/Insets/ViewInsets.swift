import AshlarLayout

/// What a view has of insets and guides beyond the standard margins; most views have nothing of it.
final class ViewInsets {
  /// Margins as they were set.
  enum Margins {
    /// Nobody has set any.
    case standard
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  var margins = Margins.standard
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// Margins that a controller's view has at least, or `nil`: it is none.
  var minimumMargins: DirectionalEdgeInsets?
  /// What a controller adds to the safe area.
  var additionalSafeArea = EdgeInsets.zero
  /// What covers the view, as its frame and its superview have it.
  var coverage = Coverage.none

  var marginsGuide: InsetGuide?
  var readableGuide: InsetGuide?
  var safeAreaGuide: InsetGuide?
  var keyboardGuide: KeyboardGuide?
}
