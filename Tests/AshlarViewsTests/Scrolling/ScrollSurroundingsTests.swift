import AshlarLayout
import AshlarViews
import Testing

/// Scroll views among baselines, fitting sizes, safe areas and frames.
@Suite struct ScrollSurroundingsTests {
  private let window = Window(size: Size(width: 200, height: 200))
  private let scrollView = ScrollView().placedByConstraints()

  /// At 10 points a line is 12 high, with its baseline at 9.5.
  private func addLabel() -> Label {
    let label = Label().placedByConstraints()
    label.text = "ab"
    label.font = Font(size: 10)
    scrollView.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 40),
      label.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      label.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
      label.rightAnchor.constraint(equalTo: scrollView.rightAnchor),
    ])
    return label
  }

  /// The container begins at 10, the label 40 further in the content.
  @Test func baselinesFromInsideScroll() {
    let (container, mark) = (Container(), View().placedByConstraints())
    window.addSubview(container)
    window.addSubview(mark)
    container.addSubview(scrollView)
    container.last = addLabel()
    LayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      scrollView.topAnchor.constraint(equalTo: container.topAnchor),
      scrollView.heightAnchor.constraint(equalToConstant: 100),
      mark.topAnchor.constraint(equalTo: container.lastBaselineAnchor),
    ])
    window.layoutIfNeeded()
    #expect(mark.frame.minY == 59.5)
    scrollView.contentOffset.y = 30
    window.layoutIfNeeded()
    #expect(mark.frame.minY == 29.5)
  }

  /// The frame of a scroll view is open, that of its content is 40 and a line high, wherever it is scrolled to.
  @Test func contentIsMeasured() {
    let label = addLabel()
    scrollView.frameLayoutGuide.heightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.heightAnchor)
      .isActive = true
    scrollView.contentOffset.y = 7
    #expect(scrollView.systemLayoutSizeFitting(.zero).height == 52)
    #expect(label.superview === scrollView && scrollView.contentOffset.y == 7)
  }

  @Test func safeAreasAreKeptClearOf() {
    window.systemSafeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    window.addSubview(scrollView)
    LayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: window.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      scrollView.leftAnchor.constraint(equalTo: window.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: window.rightAnchor),
    ])
    scrollView.contentSize = Size(width: 200, height: 500)
    window.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    #expect(scrollView.contentOffset.y == -20)
  }

  /// Frames of what is inside say nothing about how large the content is, and so do not leave it open either.
  @Test func framesInsideAreNoMistake() {
    var events = 0
    window.eventHandler = { _ in events += 1 }
    window.addSubview(scrollView)
    scrollView.addSubview(View(frame: Rect(x: 5, y: 6, width: 70, height: 80)))
    LayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: window.topAnchor),
      scrollView.leftAnchor.constraint(equalTo: window.leftAnchor),
      scrollView.widthAnchor.constraint(equalToConstant: 100),
      scrollView.heightAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.subviews[0].frame == Rect(x: 5, y: 6, width: 70, height: 80))
    #expect(events == 0)
  }
}
