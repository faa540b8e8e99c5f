import AshlarLayout
import AshlarViews
import Foundation

/// A control that chooses one of several.
///
/// It is 32 high, and a new one of Interface Builder ("First", "Second") is 131 wide: from memory of iOS 13, no source found.
/// Our own choice, which comes near that: a segment is as wide as its title in the medium font of 13 points and 20 more, and
/// all are as wide as the widest, with a line of 1 point between two. Pictures do not draw it.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  override class func makeAshlarView() -> View { FixedSizeView() }

  /// What ``selectedSegmentIndex`` is while nothing is chosen.
  public static let noSegment = -1

  private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)
  private static let margin: CGFloat = 20
  private static let line: CGFloat = 1
  private static let height: CGFloat = 32

  private struct Segment {
    var title: String?
    var image: UIImage?
    /// 0: as wide as the content wants.
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var segments: [Segment] = []
  /// What was set for titles in each state, by its bits.
  private var looks: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var chosen = UISegmentedControl.noSegment

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showSegments()
  }

  /// Makes a control without segments; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showSegments()
  }

  /// Makes a control of titles and images, as large as they want; other items are left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      if let title = item as? String { return Segment(title: title) }
      if let image = item as? UIImage { return Segment(image: image) }
      return nil
    }
    showSegments()
    sizeToFit()
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The segment that is chosen, from 0, or ``noSegment``; a number of none chooses none. Setting it calls no action.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      if !looks.isEmpty { showSegments() }
    }
  }

  /// Adds a segment with a title before another one, at once.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Adds a segment with an image before another one, at once.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at place: Int) {
    let place = min(max(place, 0), segments.count)
    segments.insert(segment, at: place)
    if chosen >= place { chosen += 1 }
    showSegments()
  }

  /// Removes a segment, at once; nothing happens if there is none of that number.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if chosen == segment { chosen = UISegmentedControl.noSegment } else if chosen > segment { chosen -= 1 }
    showSegments()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    chosen = UISegmentedControl.noSegment
    showSegments()
  }

  private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(&segments[segment])
    showSegments()
  }

  /// Gives a segment a title in place of what it shows.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment, or `nil`: it has none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Gives a segment an image in place of what it shows.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The image of a segment, or `nil`: it has none.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Gives a segment a width in points; 0: as wide as its content wants.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(width, 0) } }

  /// The width that was given to a segment, or 0.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Decides whether a segment can be chosen by the user.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  /// Whether a segment can be chosen by the user.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets how titles look in a state, or `nil`: as in the normal one. Sizes depend on the font and on `kern`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    looks[state.rawValue] = attributes
    showSegments()
  }

  /// How titles look in a state, or `nil`: nothing was set.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks[state.rawValue] }

  /// Whether each segment is as wide as its own content wants, not as the widest.
  open var apportionsSegmentWidthsByContent = false { didSet { showSegments() } }

  /// The colour under the chosen segment, or `nil`: the standard one. Pictures do not draw it.
  open var selectedSegmentTintColor: UIColor?

  // MARK: Size

  private func text(_ segment: Segment, isChosen: Bool) -> Text {
    let states = [isChosen ? State.selected : segment.isEnabled ? .normal : .disabled, .normal]
    let look = states.lazy.compactMap { self.looks[$0.rawValue] }.first ?? [:]
    let title = NSAttributedString(string: segment.title ?? "", attributes: look)
    return Text(title.spans(standard: UISegmentedControl.font))
  }

  private func wished(_ segment: Segment, isChosen: Bool) -> CGFloat {
    let text = text(segment, isChosen: isChosen)
    let content =
      segment.image?.size.width ?? CGFloat(ashlarView.textMeasurer.measure(text, within: .unbounded).size.width)
    return content + UISegmentedControl.margin
  }

  private func showSegments() { ashlarView.invalidateIntrinsicContentSize() }

  /// What the segments want; text is measured as the tree measures it.
  open override var intrinsicContentSize: CGSize {
    let wishes = segments.indices.map { wished(segments[$0], isChosen: $0 == chosen) }
    let widest = zip(segments, wishes).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
    let widths = zip(segments, wishes).map { segment, wish in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? wish : widest
    }
    let lines = CGFloat(max(segments.count - 1, 0)) * UISegmentedControl.line
    return CGSize(width: widths.reduce(lines, +), height: UISegmentedControl.height)
  }

  /// What the segments want.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
