import AshlarLayout

/// A rectangle of a user interface: it has a place in a tree, a look, and constraints decide where it lies.
///
/// A superview keeps its subviews alive; the pointer up is uncounted. A tree belongs to one task at a time. Subclasses
/// override what is `open`; an object of another toolkit that has a view answers for it as its ``ViewOwner``.
open class View: LayoutItem {
  /// The view's place in the layout. The view sets the content size, baselines and alignment-rect insets of its node.
  public let layoutNode = LayoutNode()

  // The tree, with siblings as a list so that adding and removing one costs the same however many there are.
  /// ``superview``, not counted.
  @exclusivity(unchecked) final var superviewReference: Unmanaged<View>?
  @exclusivity(unchecked) var firstSubview: View?
  @exclusivity(unchecked) unowned(unsafe) var lastSubview: View?
  @exclusivity(unchecked) var nextSibling: View?
  @exclusivity(unchecked) unowned(unsafe) var previousSibling: View?
  /// Rises from each sibling to the one in front of it.
  @exclusivity(unchecked) var place: Int64 = 0
  /// The subviews that a pass has to come to, each linked to the one that was listed before; see ``list()``.
  @exclusivity(unchecked) final var lastListed: Unmanaged<View>?
  @exclusivity(unchecked) final var previousListed: Unmanaged<View>?
  @exclusivity(unchecked) final var nextListed: Unmanaged<View>?
  /// The subviews as an array, made when it is asked for.
  @exclusivity(unchecked) var subviewArray: [View]?

  /// The object that answers for the view, or `nil`: the view itself.
  @exclusivity(unchecked) public unowned(unsafe) var owner: (any ViewOwner)? {
    didSet { if superview != nil { replaceKeptOwner() } }
  }
  /// The owner while there is a superview; set and cleared by the latter, on whose behalf it is kept.
  @exclusivity(unchecked) var keptOwner: (any ViewOwner)?

  @exclusivity(unchecked) var flags = ViewFlags.atFirst
  /// Of the topmost view: how often the pass under way has started over because views kept asking for more.
  @exclusivity(unchecked) var repeatedRounds: Int32 = 0
  /// Lays the tree out while the view is the topmost.
  @exclusivity(unchecked) var hostedEngine: LayoutEngine?
  /// Where the topmost view lies in the space around it.
  @exclusivity(unchecked) var topOrigin = Point.zero
  /// The size that ``layoutSubviews()`` heard of.
  @exclusivity(unchecked) var laidOutSize = Size.zero
  /// What there is of insets beyond the standard margins, or `nil`: nothing.
  @exclusivity(unchecked) var insets: ViewInsets?
  /// What measures text while the view is the topmost, or `nil`: fixed metrics.
  @exclusivity(unchecked) var givenTextMeasurer: (any TextMeasuring)?
  /// The controller whose view this is, or `nil`; cleared by the one that dies.
  @exclusivity(unchecked) unowned(unsafe) var controller: ViewController?
  /// The guides of the view, in the order in which they were added; it keeps them alive.
  public internal(set) var layoutGuides: [LayoutGuide] = []

  // Looks.
  /// What fills the view, or `nil`: nothing.
  public var backgroundColor: Color?
  /// The width of the border inside the edges, in points; 0 and less: none.
  public var borderWidth = 0.0
  /// What the border is drawn with.
  public var borderColor = Color.black
  /// The radius of the corners of background and border, in points; painters limit it to half the shorter side.
  public var cornerRadius = 0.0
  /// Corners and shadow, or `nil`: nothing special.
  @exclusivity(unchecked) var effects: ViewEffects?
  /// How opaque the view and all that is in it are, from 0 (not seen) to 1; painters take values beyond as the nearer end.
  public var opacity = 1.0
  /// Free number for finding the view again.
  public var tag = 0
  /// Free text for finding the view again and for messages, or `nil`.
  public var identifier: String?
  /// The origin of ``bounds``: what of the view's own coordinates lies at its top left corner.
  @exclusivity(unchecked) var boundsOrigin = Point.zero {
    didSet {
      guard boundsOrigin != oldValue else { return }
      boundsOriginDidChange()
      if insets != nil || flags.contains(.hasPreservingSubview) { updateInsets() }
      owner?.viewDidScroll(self)
    }
  }
  var semantics = SemanticContentAttribute.unspecified

  /// Makes a view without superview.
  ///
  /// - Parameter frame: in points; it stands for constraints, see ``translatesAutoresizingMaskIntoConstraints``.
  public init(frame: Rect = .zero) {
    layoutNode.owner = self
    layoutNode.isOwnedByView = true
    layoutNode.translatesAutoresizingMask = true
    self.frame = frame
  }

  deinit {
    layoutNode.ownerWillDeinit()
    releaseSubviews()
    for guide in layoutGuides { guide.keptOwner = nil }
  }

  // MARK: What subclasses override

  /// Whether the class needs constraints to be laid out, as UIKit asks it.
  ///
  /// Ashlar updates constraints in every tree, so nothing depends on the answer; it is here for code written for UIKit.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that the content has by itself; a plain view has none.
  ///
  /// It is the size of the alignment rectangle. Whatever changes it calls ``invalidateIntrinsicContentSize()``.
  open var intrinsicContentSize: IntrinsicSize { .none }

  /// How far the alignment rectangle, on which constraints act, lies inside the frame, in points.
  ///
  /// Whatever changes it calls ``invalidateIntrinsicContentSize()``.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// How far the baseline of the first line lies below the top of the alignment rectangle, in points.
  ///
  /// Whatever changes it calls ``invalidateIntrinsicContentSize()``.
  open var firstBaselineOffsetFromTop: Double { 0 }

  /// How far the baseline of the last line lies above the bottom of the alignment rectangle, in points.
  ///
  /// Whatever changes it calls ``invalidateIntrinsicContentSize()``.
  open var lastBaselineOffsetFromBottom: Double { 0 }

  /// Brings the constraints that the view makes up to date, once in a pass, after those of its subviews.
  ///
  /// The base does nothing; overrides call it last, because a class in between may have constraints, too. Asking for
  /// another update of the view itself in here has no effect.
  open func updateConstraints() {}

  /// Places what constraints do not place, after the view has its frame and before its subviews do the same.
  ///
  /// Frames of subviews that constraints place are final when it is called. The base solves again if something changed
  /// in the meantime, so that after a second call of it frames show what an override changed.
  open func layoutSubviews() {
    settleWhilePlacing()
  }

  /// Hears that the view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Hears that the view has another superview, or none.
  open func didMoveToSuperview() {}

  /// Hears that the view, or a view above it, is about to move to another window, or to none.
  open func willMove(toWindow newWindow: Window?) {}

  /// Hears that the view is in another window, or in none.
  open func didMoveToWindow() {}

  /// Hears that ``safeAreaInsets`` changed.
  open func safeAreaInsetsDidChange() {}

  /// Hears that ``layoutMargins`` changed.
  open func layoutMarginsDidChange() {}

  /// Hears that a view has become a subview of this one.
  open func didAddSubview(_ subview: View) {}

  /// Hears that a subview is about to leave.
  open func willRemoveSubview(_ subview: View) {}

  // MARK: Sizes and baselines that subclasses may decide

  /// The size nearest to a target that the constraints in the view allow, with a say for the target on each axis.
  ///
  /// Counted are the active constraints that name nothing but the view and what is in it, content sizes, and the target.
  /// The view's own frame and its constraints to the outside do not count, and nothing in the tree changes: the layout is
  /// that of a copy. Constraints that are waiting to be updated are updated first. Text that wraps is measured in the
  /// width that comes out.
  ///
  /// - Parameters:
  ///   - targetSize: in points.
  ///   - horizontalFittingPriority: ``LayoutPriority/required`` makes the width a fact.
  ///   - verticalFittingPriority: ``LayoutPriority/required`` makes the height a fact.
  /// - Returns: the size of a frame, in points, not rounded to pixels.
  /// - Complexity: that of a first layout of the subtree.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    fittingSize(
      FittingTarget(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }

  /// The size that the view finds best inside of a size, whatever constraints say; the base answers with that of its
  /// bounds.
  ///
  /// - Parameter size: in points; a label takes a width of 0 or less as no limit.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The view in this one whose first baseline is also this one's, by default that of ``forLastBaselineLayout``.
  ///
  /// One that is not in this view counts as the view itself. Whatever changes it calls
  /// ``invalidateIntrinsicContentSize()``.
  open var forFirstBaselineLayout: View { effectiveLastBaselineView }

  /// The view in this one whose last baseline is also this one's, by default the view itself.
  ///
  /// One that is not in this view counts as the view itself. Whatever changes it calls
  /// ``invalidateIntrinsicContentSize()``.
  open var forLastBaselineLayout: View { self }

  // MARK: What kinds of views of this module decide

  /// Whether the height of the content depends on the width that the layout gives it.
  var heightDependsOnWidth: Bool { false }

  /// The width in points for which the content is measured, or `nil`: for itself.
  var contentWidth: Double? {
    get { nil }
    set {}
  }

  /// Hears that something else covers the view.
  func coverageDidChange() {}

  /// Hears that ``bounds`` start elsewhere.
  func boundsOriginDidChange() {}

  /// Hears that a view has left the subviews, before it can have another superview.
  func subviewDidLeave(_ subview: View) {}

  /// Hears that a subview was hidden or is shown again.
  func subviewDidChangeVisibility(_ subview: View) {}

  /// Hears that the content of a subview has another size.
  func subviewDidChangeContent(_ subview: View) {}

  /// The part that shows the view's own text, if the view does not do that itself.
  package var ownTextView: View? { nil }

  /// What measures text in the tree while the view is the topmost.
  var ownTextMeasurer: any TextMeasuring { givenTextMeasurer ?? FixedMetricsMeasurer.standard }

  /// What covers the view because of what it is, not of where.
  var ownCoverage: Coverage { .none }

  /// What the view says, for descriptions.
  var caption: String? { nil }

  /// What descriptions call it.
  var captionName: String { "text" }

  /// The view as a window.
  var asWindow: Window? { nil }
}
