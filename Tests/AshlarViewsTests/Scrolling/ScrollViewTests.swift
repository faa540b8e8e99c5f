import AshlarLayout
import AshlarViews
import Testing

@Suite struct ScrollViewTests {
  private let window = Window(size: Size(width: 200, height: 100))
  private let scrollView = ScrollView()
  private let content = View()

  private init() {
    for view in [scrollView, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(scrollView)
    scrollView.addSubview(content)
    pin(scrollView, to: window)
  }

  private func pin(_ view: any LayoutItem, to other: any LayoutItem) {
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      LayoutConstraint(item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute)
        .isActive = true
    }
  }

  private func size(_ view: View, _ width: Double, _ height: Double) {
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  // MARK: The size of the content

  @Test func edgesMeanTheContent() {
    pin(content, to: scrollView)
    size(content, 500, 300)
    window.layoutIfNeeded()
    #expect(content.frame == Rect(x: 0, y: 0, width: 500, height: 300))
    #expect(scrollView.contentSize == Size(width: 500, height: 300))
    #expect(scrollView.frame == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func gapsCountAsContent() {
    content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10).isActive = true
    scrollView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 20).isActive = true
    LayoutConstraint(
      item: content, attribute: .top, relatedBy: .equal, toItem: scrollView, attribute: .topMargin
    ).isActive = true
    LayoutConstraint(
      item: content, attribute: .bottom, relatedBy: .equal, toItem: scrollView, attribute: .bottomMargin
    ).isActive = true
    size(content, 500, 300)
    window.layoutIfNeeded()
    #expect(content.frame == Rect(x: 10, y: 8, width: 500, height: 300))
    #expect(scrollView.contentSize == Size(width: 530, height: 316))
    scrollView.layoutMargins.bottom = 30
    window.layoutIfNeeded()
    #expect(scrollView.contentSize.height == 338)
  }

  @Test func sizesAndCentersMeanTheFrame() {
    let badge = ContentView(20, 10)
    scrollView.addSubview(badge)
    pin(content, to: scrollView)
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalTo: scrollView.heightAnchor, multiplier: 3).isActive = true
    badge.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor).isActive = true
    badge.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(content.frame.size == Size(width: 200, height: 300))
    #expect(badge.frame == Rect(x: 90, y: 45, width: 20, height: 10))
    scrollView.contentOffset = Point(x: 0, y: 120)
    window.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 90, y: 165, width: 20, height: 10) && content.frame.minY == 0)
  }

  @Test func guidesNameContentAndFrame() {
    let header = View()
    header.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(header)
    pin(content, to: scrollView.contentLayoutGuide)
    size(content, 200, 400)
    header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5).isActive = true
    header.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor).isActive = true
    size(header, 50, 20)
    window.layoutIfNeeded()
    #expect(header.frame == Rect(x: 0, y: 5, width: 50, height: 20))
    scrollView.contentOffset.y = 150
    window.layoutIfNeeded()
    #expect(header.frame.minY == 155 && scrollView.frameLayoutGuide.layoutFrame == scrollView.bounds)
    #expect(header.convert(header.bounds, to: window).minY == 5)
    #expect(scrollView.contentLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 200, height: 400))
  }

  /// What is tied to something outside of the scroll view stays where that is seen.
  @Test func constraintsAcrossTheEdgeKnowTheOffset() {
    let sticky = ContentView(20, 10)
    content.addSubview(sticky)
    pin(content, to: scrollView)
    size(content, 200, 400)
    sticky.topAnchor.constraint(equalTo: window.topAnchor, constant: 30).isActive = true
    window.layoutIfNeeded()
    #expect(sticky.frame.minY == 30)
    scrollView.contentOffset.y = 70
    window.layoutIfNeeded()
    #expect(sticky.frame.minY == 100 && sticky.convert(sticky.bounds, to: window).minY == 30)
  }

  /// The width comes first, so the height of the text that wraps is that of the content.
  @Test func textThatWrapsIsAsHighAsItMustBe() {
    let label = Label()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = Font(size: 10)
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc dddd eeee"
    scrollView.addSubview(label)
    pin(label, to: scrollView)
    label.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 0.25).isActive = true
    window.layoutIfNeeded()
    // 5 a letter: two words of 4 letters and the blank between are 45 wide. Three lines of 12.
    #expect(scrollView.contentSize == Size(width: 50, height: 36))
  }

  @Test func aSizeThatIsSetHoldsWhereConstraintsLeaveItOpen() {
    scrollView.contentSize = Size(width: 640, height: 480)
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == Size(width: 640, height: 480))
    content.topAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true
    content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 90).isActive = true
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == Size(width: 640, height: 90))
    scrollView.contentSize = Size(width: -3, height: .nan)
    window.layoutIfNeeded()
    #expect(scrollView.contentSize.width == 640)
    scrollView.contentSize = Size(width: -3, height: 0)
    window.layoutIfNeeded()
    #expect(scrollView.contentSize.width == 0)
  }

  /// As in UIKit, whoever sets the size can read it, and scroll in it, before the next pass.
  @Test func aSizeThatIsSetIsThereAtOnce() {
    window.layoutIfNeeded()
    scrollView.contentSize = Size(width: 640, height: 100)
    scrollView.contentSize.height = 900
    #expect(scrollView.contentSize == Size(width: 640, height: 900))
    // The rectangle ends at 850: the view has to start its own height before that.
    scrollView.scrollRectToVisible(Rect(x: 0, y: 800, width: 10, height: 50))
    #expect(scrollView.contentOffset == Point(x: 0, y: 850 - scrollView.bounds.height))
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == Size(width: 640, height: 900))
    // Nothing is asked for by what is so already.
    scrollView.contentSize = Size(width: 640, height: 900)
    #expect(!scrollView.needsLayout)
    size(content, 300, 70)
    pin(content, to: scrollView)
    scrollView.contentSize = Size(width: 20, height: 30)
    #expect(scrollView.contentSize == Size(width: 20, height: 30))
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == Size(width: 300, height: 70))
  }

  @Test func contentRunsFromRightToLeft() {
    scrollView.semanticContentAttribute = .forceRightToLeft
    content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10).isActive = true
    content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -30).isActive = true
    size(content, 500, 300)
    window.layoutIfNeeded()
    #expect(scrollView.contentSize.width == 540 && content.frame.minX == 30)
  }

  /// A content guide that is taken away or given to another view leaves a view whose edges are its own.
  @Test func survivesTheLossOfItsGuide() {
    pin(content, to: scrollView)
    content.heightAnchor.constraint(equalToConstant: 100).isActive = true
    window.layoutIfNeeded()
    window.addLayoutGuide(scrollView.contentLayoutGuide)
    window.layoutIfNeeded()
    #expect(content.frame == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func movesBetweenTrees() {
    pin(content, to: scrollView)
    size(content, 500, 300)
    window.layoutIfNeeded()
    let other = Window(size: Size(width: 50, height: 60))
    other.addSubview(scrollView)
    pin(scrollView, to: other)
    other.layoutIfNeeded()
    #expect(scrollView.frame.size == Size(width: 50, height: 60))
    #expect(scrollView.contentSize == Size(width: 500, height: 300))
  }

  // MARK: Content of an open size

  @Test func reportsContentOfOpenSizeOnce() {
    var reports: [[Axis]] = []
    window.eventHandler = { [scrollView] event in
      if case .ambiguousContentSize(let node, let axes) = event, node === scrollView.layoutNode { reports.append(axes) }
    }
    window.layoutIfNeeded()
    #expect(reports.isEmpty)
    content.leftAnchor.constraint(equalTo: scrollView.leftAnchor).isActive = true
    content.topAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true
    size(content, 30, 30)
    window.layoutIfNeeded()
    #expect(reports == [[.horizontal, .vertical]])
    content.heightAnchor.constraint(lessThanOrEqualToConstant: 90).isActive = true
    scrollView.contentOffset.y = 0.5
    window.layoutIfNeeded()
    #expect(reports.count == 1)
    content.rightAnchor.constraint(equalTo: scrollView.rightAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(reports == [[.horizontal, .vertical], [.vertical]])
    content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(reports.count == 2 && scrollView.ambiguousContentAxes.isEmpty)
  }
}
