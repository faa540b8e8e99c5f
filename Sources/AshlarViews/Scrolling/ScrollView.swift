import AshlarLayout

/// A view that shows a part of something larger.
///
/// What is inside lies in the coordinates of the content. Between the scroll view and a view inside of it, edges and
/// margins mean the content, whose size follows from them; widths, heights, centres and baselines mean the frame. The
/// guides ``contentLayoutGuide`` and ``frameLayoutGuide`` name the two. Nothing outside of the bounds is drawn.
open class ScrollView: View {
  /// The rectangle of the content, from the origin of its coordinates.
  public let contentLayoutGuide = LayoutGuide(identifier: "contentLayoutGuide")

  /// The rectangle of the scroll view itself, which stays where it is while the content is scrolled under it.
  public var frameLayoutGuide: LayoutGuide { frameGuide ?? makeFrameGuide() }

  /// The space kept around the content when it is scrolled to an end, in points.
  ///
  /// Content that shows its top left corner keeps showing it.
  public var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }
  /// Whether the covered parts of the scroll view are added to ``contentInset``.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
  }
  /// Whether the view counts as one that scrolls sideways even if its content is not wider than the view.
  public var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsDidChange() } }
  }
  /// Whether the view counts as one that scrolls up and down even if its content is not higher than the view.
  public var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetsDidChange() } }
  }
  /// How much of the view lies under bars and the like, in points: its safe area.
  package var coveredInsets = EdgeInsets.zero { didSet { if coveredInsets != oldValue { insetsDidChange() } } }

  var frameGuide: LayoutGuide?
  var ownContentSize: OwnContentSize?
  /// What ``contentSize`` was set to since the last pass.
  var newContentSize: Size?
  /// The insets that the offset was last brought in line with.
  var settledInsets = EdgeInsets.zero
  /// The sizes of content and frame that the offset was last brought in line with.
  var settledSizes: [Size] = []
  var contentSizeWatch = ContentSizeWatch()

  /// Makes an empty scroll view.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    addLayoutGuide(contentLayoutGuide)
    layoutNode.scroll(over: contentLayoutGuide.layoutNode)
    for attribute in [LayoutAttribute.left, .top] {
      tie(contentLayoutGuide, attribute, "contentLayoutGuide-" + attribute.name)
    }
  }

  private func makeFrameGuide() -> LayoutGuide {
    let guide = LayoutGuide(identifier: "frameLayoutGuide")
    frameGuide = guide
    addLayoutGuide(guide)
    for attribute in [LayoutAttribute.centerX, .centerY, .width, .height] {
      tie(guide, attribute, "frameLayoutGuide-" + attribute.name)
    }
    return guide
  }

  /// How the identifiers of all constraints begin that scroll views make.
  package static let identifierPrefix = "UIScrollView-"

  private func tie(_ guide: LayoutGuide, _ attribute: LayoutAttribute, _ identifier: String) {
    let constraint = LayoutConstraint(
      LayoutExpression(guide.layoutNode, attribute), .equal, LayoutExpression(layoutNode, attribute),
      callSite: CallSite(fileID: #fileID, line: #line), isSystem: true)
    constraint.identifier = ScrollView.identifierPrefix + identifier
    constraint.isActive = true
  }

  /// Brings the offset in line with new sizes, and reports content of an open size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    newContentSize = nil
    settleOffset()
    watchContentSize()
  }

  override func coverageDidChange() { coveredInsets = safeAreaInsets }

  override func boundsOriginDidChange() {
    layoutNode.contentOffset = boundsOrigin
    setNeedsLayout()
  }
}

extension ScrollView {
  /// When a scroll view keeps its content clear of what covers it; the cases are those of
  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Sendable {
    /// As `scrollableAxes`.
    case automatic
    /// Along the axes along which the content can be scrolled.
    case scrollableAxes
    /// On no axis.
    case never
    /// On both axes.
    case always
  }
}
