extension StackView {
  /// How the arranged views share the stack along its axis; the cases are those of `UIStackView.Distribution`.
  public enum Distribution: String, CaseIterable, Sendable {
    /// One after another, spacing apart; who gives way is decided by hugging and compression resistance.
    case fill
    /// As `fill`, all equally long.
    case fillEqually
    /// As `fill`, as long as their contents are in proportion.
    case fillProportionally
    /// As long as their contents, with equal gaps of at least the spacing.
    case equalSpacing
    /// As long as their contents, with equal distances between their middles and gaps of at least the spacing.
    case equalCentering
  }

  /// Where the arranged views lie across the axis; the cases are those of `UIStackView.Alignment`.
  public enum Alignment: String, CaseIterable, Sendable {
    /// From edge to edge.
    case fill
    /// At the leading edge, or the top of a horizontal stack.
    case leading
    /// With the baselines of their first lines on one line; only in a horizontal stack.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge, or the bottom of a horizontal stack.
    case trailing
    /// With the baselines of their last lines on one line; only in a horizontal stack.
    case lastBaseline

    /// The word of horizontal stacks for ``leading``.
    public static var top: Alignment { .leading }
    /// The word of horizontal stacks for ``trailing``.
    public static var bottom: Alignment { .trailing }
  }
}
