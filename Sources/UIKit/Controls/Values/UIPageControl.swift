import AshlarLayout
import AshlarViews
import Foundation

/// A row of dots, one for each page.
///
/// A dot is 7 wide, there are 9 between dots, and the row is 37 high: with three pages 39 × 37, as the control was up to
/// iOS 13; the size of later ones is not published. Pictures do not draw it.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  override class func makeAshlarView() -> View { FixedSizeView() }

  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 37

  /// Makes a row without dots.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a row without dots; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    resistInBothWays()
    showPages()
  }

  private var pages = 0
  private var page = 0

  /// How many pages there are; under 0 counts as 0.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(newValue, 0)
      currentPage = page
      showPages()
    }
  }

  /// The page that is shown, from 0; kept in the range of pages. Setting it calls no action.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(pages - 1, 0)) }
  }

  /// Whether the control is hidden while there is only one page.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage || oldValue { isHidden = hidesForSinglePage && pages <= 1 } }
  }

  /// The colour of dots, or `nil`: the standard one. Pictures do not draw it.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown, or `nil`: the standard one. Pictures do not draw it.
  open var currentPageIndicatorTintColor: UIColor?

  /// What a row of so many dots takes, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(max(pageCount, 0))
    return CGSize(
      width: dots > 0 ? dots * (UIPageControl.dot + UIPageControl.gap) - UIPageControl.gap : 0,
      height: UIPageControl.height)
  }

  private func showPages() {
    (ashlarView as? FixedSizeView)?.contentSize = IntrinsicSize(size(forNumberOfPages: pages))
    if hidesForSinglePage { isHidden = pages <= 1 }
  }
}
