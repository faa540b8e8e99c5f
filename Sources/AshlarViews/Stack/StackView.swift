import AshlarLayout

/// A view that arranges some of its subviews in a row or a column, by constraints that it makes itself.
///
/// The constraints have the identifiers and priorities of UIKit's stack view (`UISV-spacing` and so on) and are brought
/// up to date in ``updateConstraints()``. Without a size of its own the stack is as large as what it arranges. An
/// arranged view that is hidden takes no room along the axis, and has no gap.
open class StackView: View {
  /// Along which axis the views follow each other; horizontal unless set.
  public var axis = Axis.horizontal { didSet { if axis != oldValue { setNeedsUpdateConstraints() } } }
  /// How the views share the stack along its axis.
  public var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Where the views lie across the axis.
  public var alignment = Alignment.fill { didSet { if alignment != oldValue { setNeedsUpdateConstraints() } } }
  /// The gap between neighbours, or the least one where gaps are to be equal; 0 unless set.
  public var spacing: StackSpacing = 0 { didSet { if spacing != oldValue { setNeedsUpdateConstraints() } } }
  /// Whether gaps of a vertical stack run from the last baseline of a view to the first baseline of the next one.
  public var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether the views lie between the layout margins of the stack, not its edges.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// In order of arrangement; each is a subview, which keeps it alive.
  var arranged: [ArrangedView] = []
  var installed = InstalledArrangement()

  /// Makes a stack that arranges some views, in their order.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // Some are held by arranged views, which may live on.
  deinit { installed.releaseAll() }

  /// Brings the constraints of the arrangement up to date.
  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  override func subviewDidLeave(_ subview: View) { removeArrangedSubview(subview) }

  override func subviewDidChangeVisibility(_ subview: View) { setNeedsUpdateConstraints() }

  override func subviewDidChangeContent(_ subview: View) {
    // A stack around this one may give it a share of its length, and so on.
    var next: View? = self
    for _ in 0..<StackView.nestingLimit {
      guard let stack = next as? StackView else { return }
      if stack.distribution == .fillProportionally { stack.setNeedsUpdateConstraints() }
      next = stack.superview
    }
  }
}

/// A subview that a stack arranges.
struct ArrangedView {
  // The list of subviews keeps it alive: it leaves this list when it leaves that one.
  unowned(unsafe) var view: View
  /// The gap behind it, or `nil`: that of the stack.
  var customSpacing: StackSpacing?
}
