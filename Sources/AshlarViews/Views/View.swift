import AshlarLayout

/// A rectangle of a user interface: it has a place in a tree, a look, and constraints decide where it lies.
///
/// A superview keeps its subviews alive; the pointer up is uncounted. A tree belongs to one task at a time. Subclasses
/// override what is `open`; an object of another toolkit that has a view answers for it as its ``ViewOwner``.
open class View: LayoutItem {
  /// The view's place in the layout. The view sets the content size, baselines and alignment-rect insets of its node.
  public let layoutNode = LayoutNode()

  // The tree, with siblings as a list so that adding and removing one costs the same however many there are.
  /// The view that this one is in, or `nil` for the topmost.
  public internal(set) unowned(unsafe) var superview: View?
  var firstSubview: View?
  unowned(unsafe) var lastSubview: View?
  var nextSibling: View?
  unowned(unsafe) var previousSibling: View?
  /// The subviews as an array, made when it is asked for.
  var subviewArray: [View]?

  /// The object that answers for the view, or `nil`: the view itself.
  public unowned(unsafe) var owner: (any ViewOwner)? {
    didSet { if superview != nil { replaceKeptOwner() } }
  }
  /// The owner while there is a superview; set and cleared by the latter, on whose behalf it is kept.
  var keptOwner: (any ViewOwner)?

  var flags = ViewFlags.atFirst
  /// Of the topmost view: how often the pass under way has started over because views kept asking for more.
  var repeatedRounds: Int32 = 0
  /// Lays the tree out while the view is the topmost.
  var hostedEngine: LayoutEngine?
  /// Where the topmost view lies in the space around it.
  var topOrigin = Point.zero
  /// The size that ``layoutSubviews()`` heard of.
  var laidOutSize = Size.zero
  var frameConstraints: FrameConstraints?
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
  /// How opaque the view and all that is in it are, from 0 (not seen) to 1; painters take values beyond as the nearer end.
  public var opacity = 1.0
  /// Free number for finding the view again.
  public var tag = 0
  /// Free text for finding the view again and for messages, or `nil`.
  public var identifier: String?
  /// The origin of ``bounds``: what of the view's own coordinates lies at its top left corner.
  var boundsOrigin = Point.zero { didSet { if boundsOrigin != oldValue { boundsOriginDidChange() } } }
  var semantics = SemanticContentAttribute.unspecified

  /// Makes a view without superview.
  ///
  /// - Parameter frame: in points; a superview's constraints replace it, see ``frame``.
  public init(frame: Rect = .zero) {
    layoutNode.owner = self
    self.frame = frame
  }

  deinit {
    layoutNode.ownerWillDeinit()
    releaseSubviews()
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

  /// Hears that a view has become a subview of this one.
  open func didAddSubview(_ subview: View) {}

  /// Hears that a subview is about to leave.
  open func willRemoveSubview(_ subview: View) {}

  // MARK: What kinds of views of this module decide

  /// Whether the height of the content depends on the width that the layout gives it.
  var heightDependsOnWidth: Bool { false }

  /// The width in points for which the content is measured, or `nil`: for itself.
  var contentWidth: Double? {
    get { nil }
    set {}
  }

  /// Hears that ``bounds`` start elsewhere.
  func boundsOriginDidChange() {}

  /// Hears that a view has left the subviews, before it can have another superview.
  func subviewDidLeave(_ subview: View) {}

  /// Hears that a subview was hidden or is shown again.
  func subviewDidChangeVisibility(_ subview: View) {}

  /// Hears that the content of a subview has another size.
  func subviewDidChangeContent(_ subview: View) {}

  /// What measures text in the tree of which the view is the topmost.
  var ownTextMeasurer: any TextMeasuring { FixedMetricsMeasurer.standard }

  /// What the view says, for descriptions.
  var caption: String? { nil }

  /// What descriptions call it.
  var captionName: String { "text" }

  /// The view as a window.
  var asWindow: Window? { nil }
}
