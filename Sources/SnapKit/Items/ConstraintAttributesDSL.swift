/// The item's baselines and margins, to compare others with.
@preconcurrency @MainActor
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  /// The baseline of the last line of text; without text the bottom edge.
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  /// The baseline of the first line of text; without text the top edge.
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  /// Another word for `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintItem { item(.lastBaseline) }
}

extension ConstraintAttributesDSL {
  /// The line a left layout margin inside the left edge.
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  /// The line a right layout margin inside the right edge.
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  /// The line a top layout margin inside the top edge.
  public var topMargin: ConstraintItem { item(.topMargin) }
  /// The line a bottom layout margin inside the bottom edge.
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  /// The margin line where the layout direction starts.
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  /// The margin line where the layout direction ends.
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  /// The middle between left and right margin.
  public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
  /// The middle between top and bottom margin.
  public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
  /// The margin lines left, top, right and bottom.
  public var margins: ConstraintItem { item(.margins) }
  /// The margin lines leading, top, trailing and bottom.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  /// The centers between the margins.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
