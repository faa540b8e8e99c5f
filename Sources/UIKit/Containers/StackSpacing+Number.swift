import AshlarViews
import Foundation

/// Apple has two magic numbers among the gaps.
extension StackSpacing {
  /// A gap, or `nil`: the number stands for that of the stack.
  @MainActor
  init?(_ number: CGFloat) {
    switch number {
    case UIStackView.spacingUseDefault: return nil
    case UIStackView.spacingUseSystem: self = .system
    default: self = .points(Double(number))
    }
  }
}

extension CGFloat {
  /// The number that stands for a gap.
  @MainActor
  init(_ spacing: StackSpacing) {
    switch spacing {
    case .points(let points): self = CGFloat(points)
    case .system: self = UIStackView.spacingUseSystem
    }
  }
}
