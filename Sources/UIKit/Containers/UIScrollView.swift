import AshlarLayout
import AshlarViews
import Foundation

/// A view that shows a part of something larger.
///
/// Between the scroll view and a view inside of it, edges and margins mean the content, whose size follows from them;
/// widths, heights, centres and baselines mean the frame. Nothing outside of the bounds is drawn. There are no fingers on
/// Linux, so only code scrolls; what is said about fingers is kept and has no effect.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  override class func makeAshlarView() -> View { ScrollView() }

  private var scroll: ScrollView { owned(as: ScrollView.self) }

  /// Hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Makes an empty scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty scroll view without size; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Content

  /// Which point of the content lies at the top left corner of the view, in points.
  open var contentOffset: CGPoint {
    get { CGPoint(scroll.contentOffset) }
    set { scroll.contentOffset = Point(newValue) }
  }

  /// Scrolls, at once, to where a point of the content lies at the top left corner.
  ///
  /// - Parameter animated: whether the delegate hears that scrolling has come to its end, if there was any.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let former = self.contentOffset
    self.contentOffset = contentOffset
    if animated, self.contentOffset != former { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// How large the content is, in points, after the last layout pass; what is set holds where no constraint decides.
  open var contentSize: CGSize {
    get { CGSize(scroll.contentSize) }
    set { scroll.contentSize = Size(newValue) }
  }

  /// The space kept around the content when it is scrolled to an end, in points.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroll.contentInset) }
    set { scroll.contentInset = EdgeInsets(newValue) }
  }

  /// The space around the content: ``contentInset`` and what of the covered parts counts.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scroll.adjustedContentInset) }

  /// Hears that ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether the covered parts of the scroll view are added to ``contentInset``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { ContentInsetAdjustmentBehavior(scroll.contentInsetAdjustmentBehavior) }
    set { scroll.contentInsetAdjustmentBehavior = ScrollView.ContentInsetAdjustmentBehavior(newValue) }
  }

  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide { .standing(for: scroll.contentLayoutGuide) }

  /// The rectangle of the scroll view itself, which stays where it is while the content is scrolled under it.
  open var frameLayoutGuide: UILayoutGuide { .standing(for: scroll.frameLayoutGuide) }

  /// Scrolls, at once, as little as it takes to show a rectangle of the content.
  ///
  /// - Parameter animated: whether the delegate hears that scrolling has come to its end, if there was any.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let former = contentOffset
    scroll.scrollRectToVisible(Rect(rect))
    if animated, contentOffset != former { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Whether the view counts as one that scrolls up and down even if its content is not higher than the view.
  open var alwaysBounceVertical: Bool {
    get { scroll.alwaysBounceVertical }
    set { scroll.alwaysBounceVertical = newValue }
  }

  /// Whether the view counts as one that scrolls sideways even if its content is not wider than the view.
  open var alwaysBounceHorizontal: Bool {
    get { scroll.alwaysBounceHorizontal }
    set { scroll.alwaysBounceHorizontal = newValue }
  }

  // MARK: Fingers

  /// Whether fingers scroll.
  open var isScrollEnabled = true
  /// Whether fingers scroll by whole pages.
  open var isPagingEnabled = false
  /// Whether fingers can pull the content beyond its ends.
  open var bounces = true
  /// Whether a bar shows how far it is scrolled down, while fingers scroll.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows how far it is scrolled sideways, while fingers scroll.
  open var showsHorizontalScrollIndicator = true
  /// What scrolling does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether fingers scroll along one axis at a time.
  open var isDirectionalLockEnabled = false
  /// How fast scrolling slows down when a finger lets go.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the top of the screen scrolls to the top.
  open var scrollsToTop = true
  /// Whether fingers that may scroll touch what is in the view a little later.
  open var delaysContentTouches = true
  /// Whether fingers that touched what is in the view may go on to scroll.
  open var canCancelContentTouches = true
  /// Whether a finger scrolls; there is none.
  open var isDragging: Bool { false }
  /// Whether a finger touches the view; there is none.
  open var isTracking: Bool { false }
  /// Whether the content goes on after a finger let go; there is none.
  open var isDecelerating: Bool { false }

  // MARK: Bars at the edges

  /// How dark the bars are that show how far it is scrolled. Pictures do not draw them.
  open var indicatorStyle = IndicatorStyle.default
  /// How far from the edges the bar for scrolling up and down is kept, in points. Pictures do not draw it.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far from the edges the bar for scrolling sideways is kept, in points. Pictures do not draw it.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the bars keep clear of what is covered, too. Pictures do not draw them.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// How far from the edges the bars are kept, in points; what is read is that of the bar for scrolling up and down.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Nothing: pictures do not draw the bars.
  open func flashScrollIndicators() {}

  // MARK: What the tree says

  override func boundsOriginDidChange() { delegate?.scrollViewDidScroll(self) }

  override func spaceAroundContentDidChange() {
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
