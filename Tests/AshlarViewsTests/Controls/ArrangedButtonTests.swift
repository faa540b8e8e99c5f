import AshlarLayout
import AshlarViews
import Testing

/// At 10 points a character is 5 wide, a line 12 high, its baseline 9.5 below its top and 2.5 above its bottom. The picture
/// is 20 × 16.
@Suite struct ArrangedButtonTests {
  private let image = ImageView()
  private let title = Label()
  private let subtitle = Label()
  private let button = ArrangedButton()

  init() {
    title.font = Font(size: 10)
    subtitle.font = Font(size: 10)
    image.image = Image(name: "x", size: Size(width: 20, height: 16))
    for part in [image, title, subtitle] { button.addSubview(part) }
  }

  private func frames(_ size: Size, _ change: (inout ButtonArrangement) -> Void = { _ in }) -> [Rect] {
    var arrangement = ButtonArrangement()
    change(&arrangement)
    button.arrangement = arrangement
    button.frame = Rect(origin: .zero, size: size)
    button.layoutIfNeeded()
    return button.subviews.map(\.frame)
  }

  @Test func wishesForWhatIsInIt() {
    #expect(button.intrinsicContentSize == IntrinsicSize(width: 0, height: 0))
    title.text = "abcd"
    button.titleView = title
    #expect(button.intrinsicContentSize == IntrinsicSize(width: 20, height: 12))
    button.imageView = image
    #expect(button.intrinsicContentSize == IntrinsicSize(width: 40, height: 16))
    button.arrangement.imagePadding = 3
    button.arrangement.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == IntrinsicSize(width: 49, height: 20))
    button.arrangement.imagePlacement = .top
    #expect(button.intrinsicContentSize == IntrinsicSize(width: 26, height: 35))
    subtitle.text = "abcdef"
    button.subtitleView = subtitle
    button.arrangement.titlePadding = 5
    // 20 + 0 under each other: 30 + 6 wide; 16 + 3 + 12 + 5 + 12 + 4 high.
    #expect(button.intrinsicContentSize == IntrinsicSize(width: 36, height: 52))
    button.arrangement.minimumWidth = 50
    button.minimumSize = Size(width: 10, height: 60)
    #expect(button.intrinsicContentSize == IntrinsicSize(width: 50, height: 60))
    button.arrangement.titleInsets.left = 100
    button.arrangement.imageInsets.top = 100
    #expect(button.intrinsicContentSize == IntrinsicSize(width: 50, height: 60))
  }

  /// The block is 40 wide, so it begins at 30 of 100; it is 16 high, so it begins at 12 of 40, and the title at 14.
  @Test func placesImageAndTitleAsOneBlock() {
    title.text = "abcd"
    button.titleView = title
    button.imageView = image
    let room = Size(width: 100, height: 40)
    /// Where the picture and the title lie.
    func expect(
      _ image: Point, _ title: Point, _ location: SourceLocation = #_sourceLocation,
      _ change: (inout ButtonArrangement) -> Void = { _ in }
    ) {
      let found = frames(room, change)
      #expect(found[0] == Rect(origin: image, size: Size(width: 20, height: 16)), sourceLocation: location)
      #expect(found[1] == Rect(origin: title, size: Size(width: 20, height: 12)), sourceLocation: location)
    }
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    expect(at(30, 12), at(50, 14))
    expect(at(50, 12), at(30, 14)) { $0.imagePlacement = .trailing }
    expect(at(0, 12), at(20, 14)) { $0.horizontal = .near }
    expect(at(60, 12), at(80, 14)) { $0.horizontal = .trailing }
    expect(at(30, 0), at(50, 2)) { $0.vertical = .near }
    expect(at(30, 24), at(50, 26)) { $0.vertical = .far }
    // Below each other 28 high, 6 from the top.
    expect(at(40, 6), at(40, 22)) { $0.imagePlacement = .top }
    expect(at(40, 18), at(40, 6)) { $0.imagePlacement = .bottom }
    // As measured on iOS: what is inset moves by half of it, and only itself (e-com-net.com, article 1745505489363419136).
    expect(at(35, 12), at(50, 14)) { $0.imageInsets.left = 10 }
    expect(at(30, 12), at(45, 14)) { $0.titleInsets.right = 10 }
    expect(at(40, 12), at(60, 14)) { $0.contentInsets.left = 20 }
    button.semanticContentAttribute = .forceRightToLeft
    expect(at(50, 12), at(30, 14))
    expect(at(80, 12), at(60, 14)) { $0.horizontal = .leading }
    expect(at(40, 12), at(20, 14)) {
      $0.contentInsets.left = 20
      $0.turnsInsets = true
    }
  }

  @Test func givesTheTitleWhatIsLeft() {
    title.text = "abcdefgh"
    button.titleView = title
    button.imageView = image
    #expect(frames(Size(width: 50, height: 16))[1] == Rect(x: 20, y: 2, width: 30, height: 12))
    #expect(frames(Size(width: 10, height: 16))[1].width == 0)
  }

  @Test func alignsTheSubtitle() {
    title.text = "ab"
    subtitle.text = "abcd"
    button.titleView = title
    button.subtitleView = subtitle
    let room = Size(width: 20, height: 24)
    let cases: [(TextAlignment, Double)] = [(.center, 5), (.natural, 0), (.left, 0), (.right, 10)]
    for (alignment, x) in cases {
      let rects = frames(room) { $0.titleAlignment = alignment }
      #expect(
        rects[1] == Rect(x: x, y: 0, width: 10, height: 12) && rects[2] == Rect(x: 0, y: 12, width: 20, height: 12))
    }
  }

  @Test func hasTheBaselinesOfItsText() {
    let window = Window(size: Size(width: 200, height: 200))
    let label = Label()
    label.text = "x"
    label.font = Font(size: 20)
    for view in [button, label] as [View] {
      window.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    title.text = "abcd"
    button.titleView = title
    LayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      button.leftAnchor.constraint(equalTo: window.leftAnchor),
      button.heightAnchor.constraint(equalToConstant: 40),
      label.leftAnchor.constraint(equalTo: button.rightAnchor),
      label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    window.layoutIfNeeded()
    // The title lies 10 + 14 from the top, its baseline 9.5 below; that of the label 19 below its top.
    #expect(label.frame == Rect(x: 20, y: 14.5, width: 10, height: 24))
    title.font = Font(size: 20)
    window.layoutIfNeeded()
    #expect(button.frame.width == 40 && label.frame == Rect(x: 40, y: 18, width: 10, height: 24))
  }

  @Test func wrapsInTheWidthOfTheLayout() {
    let window = Window(size: Size(width: 200, height: 200))
    window.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    title.text = "ab cd ef"
    title.numberOfLines = 0
    button.titleView = title
    button.arrangement.wraps = true
    button.arrangement.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    LayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: window.topAnchor), button.leftAnchor.constraint(equalTo: window.leftAnchor),
    ])
    window.layoutIfNeeded()
    #expect(button.frame.size == Size(width: 46, height: 16))
    button.widthAnchor.constraint(equalToConstant: 32).isActive = true
    window.layoutIfNeeded()
    #expect(button.frame.size == Size(width: 32, height: 28))
    #expect(title.frame == Rect(x: 2.5, y: 1, width: 25, height: 24))
    #expect(button.sizeThatFits(Size(width: 32, height: 0)) == Size(width: 31, height: 28))
  }

  @Test func forgetsPartsThatLeave() {
    title.text = "abcd"
    button.titleView = title
    button.imageView = image
    image.removeFromSuperview()
    #expect(button.imageView == nil && button.intrinsicContentSize.width == 20)
    title.removeFromSuperview()
    #expect(button.titleView == nil && button.intrinsicContentSize.width == 0)
  }
}
