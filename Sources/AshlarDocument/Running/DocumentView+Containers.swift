import AshlarLayout
import AshlarViews

extension DocumentView {
  static func apply(_ property: ItemProperty, to stack: StackView) {
    switch property {
    case .axis(let axis): stack.axis = axis
    case .distribution(let distribution): stack.distribution = distribution
    case .alignment(let alignment): stack.alignment = alignment
    case .spacing(let spacing): stack.spacing = .points(spacing)
    case .customSpacing(let gaps):
      for (id, spacing) in gaps {
        guard let view = stack.arrangedSubviews.first(where: { $0.identifier == id }) else { continue }
        stack.setCustomSpacing(spacing.map { .points($0) }, after: view)
      }
    case .isBaselineRelativeArrangement(let isRelative): stack.isBaselineRelativeArrangement = isRelative
    case .isLayoutMarginsRelativeArrangement(let isRelative): stack.isLayoutMarginsRelativeArrangement = isRelative
    default: break
    }
  }

  static func apply(_ property: ItemProperty, to scrollView: ScrollView) {
    switch property {
    case .contentOffset(let offset): scrollView.contentOffset = offset
    case .contentSize(let size): scrollView.contentSize = size
    case .contentInset(let insets): scrollView.contentInset = insets
    case .contentInsetAdjustmentBehavior(let behavior): scrollView.contentInsetAdjustmentBehavior = behavior
    case .alwaysBounce(.horizontal, let bounces): scrollView.alwaysBounceHorizontal = bounces
    case .alwaysBounce(.vertical, let bounces): scrollView.alwaysBounceVertical = bounces
    default: break
    }
  }
}
