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
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

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
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll.scrollRectToVisible(Rect(rect)) }

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

  // MARK: What the tree says

  override func boundsOriginDidChange() { delegate?.scrollViewDidScroll(self) }

  override func spaceAroundContentDidChange() {
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
