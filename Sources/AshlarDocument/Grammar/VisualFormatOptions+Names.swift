import AshlarLayout

extension VisualFormatOptions {
  /// The names that options have in documents: UIKit's, and `alignAllBaseline`, its older name for the last baseline.
  static let names = [
    "alignAllLeft", "alignAllRight", "alignAllTop", "alignAllBottom", "alignAllLeading", "alignAllTrailing",
    "alignAllCenterX", "alignAllCenterY", "alignAllBaseline", "alignAllLastBaseline", "alignAllFirstBaseline",
    "directionLeadingToTrailing", "directionLeftToRight", "directionRightToLeft",
  ]
}
