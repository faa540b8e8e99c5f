import AshlarLayout
import AshlarViews
import Foundation

/// A rectangle of a user interface: it has a place in a tree, a look, and constraints decide where it lies.
///
/// Everything that it does, it has a view of Ashlar do, which it owns; what subclasses override is asked in place of that.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The view of Ashlar that this one owns: for pictures, documents and what UIKit has no name for.
  public nonisolated(unsafe) let ashlarView: View
  /// Not isolated, because descriptions, which may be asked for anywhere, read keys.
  package nonisolated(unsafe) final var attachments = Attachments()
  /// What logs call the view, in place of its ``accessibilityIdentifier``: what a dialect's own names set.
  package final var nameInLogs: String?

  var givenTraits = UITraitOverrides()
  var recognizers: [UIGestureRecognizer] = []
  private var givenLayer: CALayer?
  private var givenBackground: UIColor?
  private var givenTint: UIColor?
  /// The traits that were passed down before the view was put elsewhere, while it is.
  var inheritedTraits: TraitValues?

  /// Makes the view that is owned; subclasses of UIKit own other kinds.
  class func makeAshlarView() -> View { View() }

  /// Makes a view without superview.
  ///
  /// - Parameter frame: in points; it stands for constraints, see ``translatesAutoresizingMaskIntoConstraints``.
  public init(frame: CGRect) {
    ashlarView = Self.makeAshlarView()
    super.init()
    ashlarView.owner = self
    ashlarView.frame = Rect(frame)
  }

  /// Makes a view without superview and size; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    ashlarView = Self.makeAshlarView()
    super.init()
    ashlarView.owner = self
  }

  /// Makes a view without superview and size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  deinit { ashlarView.ownerWillDeinit() }

  /// The controller of the view, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Place

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// Where constraints decide, a frame that is set shows until the next layout pass. While there is a ``transform``, what
  /// is read is the smallest upright rectangle around what is seen, and what is set is the rectangle without it.
  open var frame: CGRect {
    get { CGRect(ashlarView.transform.about(ashlarView.center).applied(to: ashlarView.frame)) }
    set { ashlarView.frame = Rect(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points; setting the size keeps the center.
  open var bounds: CGRect {
    get { CGRect(ashlarView.bounds) }
    set { ashlarView.bounds = Rect(newValue) }
  }

  /// The middle of the frame in the superview's coordinates, in points; setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(ashlarView.center) }
    set { ashlarView.center = Point(newValue) }
  }

  /// What is done to the picture of the view and all that is in it, about its center; layout does not know it.
  open var transform: CGAffineTransform {
    get { CGAffineTransform(ashlarView.transform) }
    set { ashlarView.transform = Transform(newValue) }
  }

  // MARK: Tree

  /// Adds a view in front of the other subviews, after taking it from its present superview.
  open func addSubview(_ view: UIView) { ashlarView.addSubview(view.ashlarView) }

  /// Adds a view in front of the first `index` subviews.
  open func insertSubview(_ view: UIView, at index: Int) { ashlarView.insertSubview(view.ashlarView, at: index) }

  /// Adds a view directly behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    ashlarView.insertSubview(view.ashlarView, belowSubview: siblingSubview.ashlarView)
  }

  /// Adds a view directly in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    ashlarView.insertSubview(view.ashlarView, aboveSubview: siblingSubview.ashlarView)
  }

  /// Takes the view with all that is in it out of its superview; constraints that cross the cut become inactive.
  open func removeFromSuperview() { ashlarView.removeFromSuperview() }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { ashlarView.bringSubviewToFront(view.ashlarView) }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { ashlarView.sendSubviewToBack(view.ashlarView) }

  /// Hears that a view has become a subview of this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Hears that a subview is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Hears that the view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Hears that the view has another superview, or none.
  open func didMoveToSuperview() {}

  /// Hears that the view, or a view above it, is about to move to another window, or to none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Hears that the view is in another window, or in none.
  open func didMoveToWindow() {}

  /// The view with that tag: this one, or the first found in it, each superview before its subviews.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Passes

  /// Whether the class needs constraints to be laid out; nothing depends on the answer, see ``View``.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Asks for ``layoutSubviews()`` in the next layout pass.
  open func setNeedsLayout() { ashlarView.setNeedsLayout() }

  /// Lays out the view's whole tree, as far as something in it asked for that.
  open func layoutIfNeeded() { ashlarView.layoutIfNeeded() }

  /// Places what constraints do not place, after the view has its frame; overrides call `super`.
  open func layoutSubviews() { ashlarView.layoutSubviews() }

  /// Asks for ``updateConstraints()`` in the next layout pass.
  open func setNeedsUpdateConstraints() { ashlarView.setNeedsUpdateConstraints() }

  /// Whether ``updateConstraints()`` was asked for.
  open func needsUpdateConstraints() -> Bool { ashlarView.needsUpdateConstraints }

  /// Updates the constraints of the view and all that is in it, as far as something there asked for that.
  open func updateConstraintsIfNeeded() { ashlarView.updateConstraintsIfNeeded() }

  /// Brings the constraints that the view makes up to date; overrides call `super` last.
  open func updateConstraints() { ashlarView.updateConstraints() }

  /// Hears that ``safeAreaInsets`` changed.
  open func safeAreaInsetsDidChange() {}

  /// Hears that ``layoutMargins`` changed.
  open func layoutMarginsDidChange() {}

  // MARK: Sizes

  /// The size that the content has by itself, ``noIntrinsicMetric`` on an axis without; that of the alignment rectangle.
  ///
  /// Whatever changes it calls ``invalidateIntrinsicContentSize()``.
  open var intrinsicContentSize: CGSize { CGSize(ashlarView.intrinsicContentSize) }

  /// Makes the next layout pass ask for intrinsic size, baselines and alignment-rect insets again.
  open func invalidateIntrinsicContentSize() { ashlarView.invalidateIntrinsicContentSize() }

  /// How far the alignment rectangle, on which constraints act, lies inside the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(ashlarView.alignmentRectInsets) }

  /// The rectangle on which constraints act, for a frame, both in the superview's coordinates.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { CGRect(ashlarView.alignmentRect(forFrame: Rect(frame))) }

  /// The frame for a rectangle on which constraints act, both in the superview's coordinates.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    CGRect(ashlarView.frame(forAlignmentRect: Rect(alignmentRect)))
  }

  /// The view in this one whose first baseline is also this one's.
  open var forFirstBaselineLayout: UIView { (ashlarView.forFirstBaselineLayout.owner as? UIView) ?? self }

  /// The view in this one whose last baseline is also this one's, by default the view itself.
  open var forLastBaselineLayout: UIView { (ashlarView.forLastBaselineLayout.owner as? UIView) ?? self }

  /// The size that the view finds best inside of a size; the base answers with that of its bounds.
  open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(ashlarView.sizeThatFits(Size(size))) }

  /// Gives the view the size that it finds best inside of its present one; its top left corner stays.
  open func sizeToFit() { ashlarView.sizeToFit() }

  /// The size nearest to a target that the constraints in the view allow; the target matters less than anything else.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to a target that the constraints in the view allow, with a say for the target on each axis.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      ashlarView.systemLayoutSizeFitting(
        Size(targetSize), withHorizontalFittingPriority: LayoutPriority(horizontalFittingPriority),
        verticalFittingPriority: LayoutPriority(verticalFittingPriority)))
  }

  // MARK: Traits

  /// The traits in force: those of the screen, as the views and controllers above and the view itself change them.
  open var traitCollection: UITraitCollection { UITraitCollection(values: resolvedTraits) }

  /// Hears that the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Looks

  /// The view's layer, by which corners, border and shadow are set.
  open var layer: CALayer {
    if let givenLayer { return givenLayer }
    let made = CALayer(of: ashlarView)
    givenLayer = made
    return made
  }

  /// What fills the view, or `nil`: nothing.
  open var backgroundColor: UIColor? {
    get {
      guard let color = ashlarView.backgroundColor else { return nil }
      // A layer may have another one in the meantime.
      return givenBackground?.shade.color == color ? givenBackground : UIColor(shade: .rgb(color))
    }
    set {
      givenBackground = newValue
      ashlarView.backgroundColor = newValue?.shade.color
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's type: `nil` that is set means what the superview has.
  /// What the view draws controls with; that of the superview unless set, at the top the system's blue.
  open var tintColor: UIColor! {
    get { givenTint ?? superview?.tintColor ?? .systemBlue }
    set {
      givenTint = newValue
      tintColorDidChange()
      for subview in subviews { subview.inheritedTintDidChange() }
    }
  }

  private func inheritedTintDidChange() {
    guard givenTint == nil else { return }
    tintColorDidChange()
    for subview in subviews { subview.inheritedTintDidChange() }
  }

  /// Hears that ``tintColor`` changed.
  open func tintColorDidChange() {}

  /// How content fits into the view.
  open var contentMode = ContentMode.scaleToFill

  /// Whether recognisers of the view and of what is in it recognise anything.
  open var isUserInteractionEnabled = true

  /// Whether touches of the view keep others from getting any; there are no touches on Linux, so nothing depends on it.
  open var isExclusiveTouch = false

  /// Whether the view gets more than one touch; there are no touches on Linux, so nothing depends on it.
  open var isMultipleTouchEnabled = false

  /// Whether the view promises to fill its bounds; nothing depends on it.
  open var isOpaque = true

  /// Nothing: pictures are drawn from what views say when they are drawn.
  open func setNeedsDisplay() {}

  /// Whether the view and all that is in it are not drawn; a stack gives one that it arranges no room.
  open var isHidden: Bool {
    get { ashlarView.isHidden }
    set { ashlarView.isHidden = newValue }
  }

  /// How opaque the view and all that is in it are, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(ashlarView.opacity) }
    set { ashlarView.opacity = Double(newValue) }
  }

  /// Whether what lies outside of the bounds is not drawn.
  open var clipsToBounds: Bool {
    get { ashlarView.clipsToBounds }
    set { ashlarView.clipsToBounds = newValue }
  }

  /// Free number for finding the view again.
  open var tag: Int {
    get { ashlarView.tag }
    set { ashlarView.tag = newValue }
  }

  // MARK: What kinds of views hear from the tree

  /// Hears that the origin of the bounds changed.
  func boundsOriginDidChange() {}

  /// Hears that the space around scrolled content changed.
  func spaceAroundContentDidChange() {}
}
