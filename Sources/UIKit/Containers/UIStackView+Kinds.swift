import AshlarViews
import Foundation

extension UIStackView {
  /// How the arranged views share the stack along its axis; the raw values are Apple's.
  public enum Distribution: Int, Sendable {
    /// One after another, spacing apart; who gives way is decided by hugging and compression resistance.
    case fill = 0
    /// As `fill`, all equally long.
    case fillEqually = 1
    /// As `fill`, as long as their contents are in proportion.
    case fillProportionally = 2
    /// As long as their contents, with equal gaps of at least the spacing.
    case equalSpacing = 3
    /// As long as their contents, with equal distances between their middles and gaps of at least the spacing.
    case equalCentering = 4

    init(_ distribution: StackView.Distribution) {
      switch distribution {
      case .fill: self = .fill
      case .fillEqually: self = .fillEqually
      case .fillProportionally: self = .fillProportionally
      case .equalSpacing: self = .equalSpacing
      case .equalCentering: self = .equalCentering
      }
    }
  }

  /// Where the arranged views lie across the axis; the raw values are Apple's.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge, or the top of a horizontal stack.
    case leading = 1
    /// With the baselines of their first lines on one line; only in a horizontal stack.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge, or the bottom of a horizontal stack.
    case trailing = 4
    /// With the baselines of their last lines on one line; only in a horizontal stack.
    case lastBaseline = 5

    /// The word of horizontal stacks for ``leading``.
    public static var top: Alignment { .leading }
    /// The word of horizontal stacks for ``trailing``.
    public static var bottom: Alignment { .trailing }

    init(_ alignment: StackView.Alignment) {
      switch alignment {
      case .fill: self = .fill
      case .leading: self = .leading
      case .firstBaseline: self = .firstBaseline
      case .center: self = .center
      case .trailing: self = .trailing
      case .lastBaseline: self = .lastBaseline
      }
    }
  }
}

extension StackView.Distribution {
  init(_ distribution: UIStackView.Distribution) {
    switch distribution {
    case .fill: self = .fill
    case .fillEqually: self = .fillEqually
    case .fillProportionally: self = .fillProportionally
    case .equalSpacing: self = .equalSpacing
    case .equalCentering: self = .equalCentering
    }
  }
}

extension StackView.Alignment {
  init(_ alignment: UIStackView.Alignment) {
    switch alignment {
    case .fill: self = .fill
    case .leading: self = .leading
    case .firstBaseline: self = .firstBaseline
    case .center: self = .center
    case .trailing: self = .trailing
    case .lastBaseline: self = .lastBaseline
    }
  }
}
