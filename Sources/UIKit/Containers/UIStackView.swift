import AshlarLayout
import AshlarViews
import Foundation

/// A view that arranges some of its subviews in a row or a column, by constraints that it makes itself.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// In place of a gap: that of the stack.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// In place of a gap: the standard one.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  override class func makeAshlarView() -> View { StackView() }

  private var stack: StackView { owned(as: StackView.self) }

  /// Makes an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack that arranges some views, in their order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes an empty stack; nothing is read from the coder.
  public required init(coder: NSCoder) {
    // The base reads nothing and so cannot fail.
    super.init(frame: .zero)
  }

  // MARK: What is arranged

  /// The views that the stack arranges, in that order; all of them are subviews.
  open var arrangedSubviews: [UIView] { stack.arrangedSubviews.compactMap { $0.owner as? UIView } }

  /// Arranges a view behind the others, after making it a subview if it is none.
  open func addArrangedSubview(_ view: UIView) { stack.addArrangedSubview(view.ashlarView) }

  /// Arranges a view behind the first `stackIndex` others, after making it a subview if it is none.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    stack.insertArrangedSubview(view.ashlarView, at: stackIndex)
  }

  /// Arranges a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { stack.removeArrangedSubview(view.ashlarView) }

  // MARK: How it is arranged

  /// Along which axis the views follow each other; horizontal unless set.
  open var axis: NSLayoutConstraint.Axis {
    get { NSLayoutConstraint.Axis(stack.axis) }
    set { stack.axis = Axis(newValue) }
  }

  /// How the views share the stack along its axis.
  open var distribution: Distribution {
    get { Distribution(stack.distribution) }
    set { stack.distribution = StackView.Distribution(newValue) }
  }

  /// Where the views lie across the axis.
  open var alignment: Alignment {
    get { Alignment(stack.alignment) }
    set { stack.alignment = StackView.Alignment(newValue) }
  }

  /// The gap between neighbours, in points, or the least one where gaps are to be equal; 0 unless set.
  open var spacing: CGFloat {
    get { CGFloat(stack.spacing) }
    set { stack.spacing = StackSpacing(newValue) ?? 0 }
  }

  /// Sets the gap behind an arranged view, in points, or ``spacingUseDefault`` or ``spacingUseSystem``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack.setCustomSpacing(StackSpacing(spacing), after: arrangedSubview.ashlarView)
  }

  /// The gap that was set for behind an arranged view, ``spacingUseDefault`` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    stack.customSpacing(after: arrangedSubview.ashlarView).map { CGFloat($0) } ?? UIStackView.spacingUseDefault
  }

  /// Whether gaps of a vertical stack run from the last baseline of a view to the first baseline of the next one.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelativeArrangement }
    set { stack.isBaselineRelativeArrangement = newValue }
  }

  /// Whether the views lie between the layout margins of the stack, not its edges.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isLayoutMarginsRelativeArrangement }
    set { stack.isLayoutMarginsRelativeArrangement = newValue }
  }
}
