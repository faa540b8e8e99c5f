import AshlarLayout
import AshlarViews
import Testing

/// Where in its content a scroll view is.
@Suite struct ContentOffsetTests {
  private let window = Window(size: Size(width: 200, height: 100))
  private let scrollView = ScrollView()

  private init() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(scrollView)
    scrollView.widthAnchor.constraint(equalTo: window.widthAnchor).isActive = true
    scrollView.heightAnchor.constraint(equalTo: window.heightAnchor).isActive = true
    scrollView.contentSize = Size(width: 200, height: 500)
    window.layoutIfNeeded()
  }

  private func offset(_ change: () -> Void) -> Point {
    change()
    window.layoutIfNeeded()
    return scrollView.contentOffset
  }

  @Test func isTheOriginOfTheBounds() {
    #expect(offset { scrollView.contentOffset = Point(x: 0, y: 40) } == Point(x: 0, y: 40))
    #expect(scrollView.bounds == Rect(x: 0, y: 40, width: 200, height: 100))
    #expect(offset { scrollView.bounds.origin = Point(x: 3, y: 7) } == Point(x: 3, y: 7))
  }

  @Test func mayBeSetBeyondTheEnds() {
    #expect(offset { scrollView.contentOffset.y = 450 }.y == 450)
    #expect(offset { scrollView.contentOffset.y = -50 }.y == -50)
    #expect(offset { scrollView.contentOffset.y = .nan }.y == -50)
  }

  /// 500 - 100 = 400 is the end; of a content of 250 it is 150.
  @Test func comesBackWhenSizesChange() {
    scrollView.contentOffset.y = 390
    #expect(offset { scrollView.contentSize.height = 450 }.y == 350)
    #expect(offset { window.frame.size.height = 200 }.y == 250)
    #expect(offset { scrollView.contentSize.height = 50 }.y == 0)
  }

  @Test func contentAtItsStartStaysThere() {
    let inset = EdgeInsets(top: 20, left: 5, bottom: 0, right: 0)
    #expect(offset { scrollView.contentInset = inset } == Point(x: -5, y: -20))
    #expect(offset { scrollView.contentInset.top = 30 } == Point(x: -5, y: -30))
    #expect(offset { scrollView.contentOffset = Point(x: 0, y: 100) } == Point(x: 0, y: 100))
    #expect(offset { scrollView.contentInset.top = 0 } == Point(x: 0, y: 100))
  }

  /// Vertically the content is higher than the view; horizontally it is not wider.
  @Test func adjustsInsetsAlongScrollableAxes() {
    scrollView.contentInset = EdgeInsets(all: 1)
    scrollView.coveredInsets = EdgeInsets(top: 20, left: 30, bottom: 10, right: 40)
    let own = EdgeInsets(all: 1)
    let vertical = EdgeInsets(top: 21, left: 1, bottom: 11, right: 1)
    let both = EdgeInsets(top: 21, left: 31, bottom: 11, right: 41)
    scrollView.contentInset = EdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
    let narrow = EdgeInsets(top: 21, left: 0, bottom: 11, right: 0)
    #expect(scrollView.adjustedContentInset == narrow)
    scrollView.contentInset = own
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == own)
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(scrollView.adjustedContentInset == both)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.contentSize.width = 190
    window.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset == vertical)
    scrollView.alwaysBounceHorizontal = true
    #expect(scrollView.adjustedContentInset == both)
  }

  @Test func scrollsAsLittleAsItTakes() {
    func shown(_ y: Double, _ height: Double) -> Double {
      offset { scrollView.scrollRectToVisible(Rect(x: 0, y: y, width: 10, height: height)) }.y
    }
    #expect(shown(120, 30) == 50)
    #expect(shown(60, 40) == 50)
    #expect(shown(20, 10) == 20)
    // Longer than the view: its start.
    #expect(shown(200, 150) == 200)
    // Not further than the end.
    #expect(shown(490, 80) == 400)
    scrollView.contentInset = EdgeInsets(top: 15, left: 0, bottom: 25, right: 0)
    #expect(shown(490, 10) == 425)
    #expect(shown(0, 10) == -15)
  }
}
