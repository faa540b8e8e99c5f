import AshlarLayout
import AshlarTestSupport
import AshlarViews
import Testing

/// What a script sets last is all that counts.
private struct ScrollState {
  var offset = Point.zero
  var height = 300.0
  var margin = 8.0
  var gap = 5.0
  var crosses = false
  var inset = 0.0

  mutating func change(_ random: inout SplitMix64) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: offset = Point(x: random.whole(in: -20...20), y: random.whole(in: -20...200))
    case 1: height = random.whole(in: 250...600)
    case 2: margin = random.whole(in: 0...30)
    case 3: gap = random.whole(in: -10...30)
    case 4: crosses.toggle()
    default: inset = random.whole(in: 0...9)
    }
  }
}

/// A scroll view whose content is tied to its edges, margins, centre, frame guide and to what is around it.
private final class ScrollScene {
  let window = Window(size: Size(width: 200, height: 150))
  let scrollView = ScrollView()
  let views = (0..<4).map { _ in ContentView(30, 20) }
  let height: LayoutConstraint
  let gap: LayoutConstraint
  let crossing: LayoutConstraint

  init() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(scrollView)
    for view in views.dropLast() { scrollView.addSubview(view) }
    views[0].addSubview(views[3])
    height = views[0].heightAnchor.constraint(equalToConstant: 300)
    gap = views[1].bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor, constant: -5)
    crossing = views[3].topAnchor.constraint(equalTo: window.topAnchor, constant: 40)
    for (view, attribute, other, second) in [
      (scrollView, LayoutAttribute.top, window, LayoutAttribute.top), (scrollView, .leading, window, .leading),
      (scrollView, .width, window, .width), (scrollView, .height, window, .height),
      (views[0], .leading, scrollView, .leadingMargin), (views[0], .trailing, scrollView, .trailingMargin),
      (views[0], .top, scrollView, .top), (views[0], .bottom, scrollView, .bottomMargin),
      (views[0], .width, scrollView, .width), (views[2], .centerY, scrollView, .centerY),
      (views[2], .trailing, scrollView, .trailing),
    ] {
      LayoutConstraint(item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: second)
        .isActive = true
    }
    LayoutConstraint.activate([height, gap])
  }

  func apply(_ state: ScrollState) {
    height.constant = state.height
    scrollView.layoutMargins = EdgeInsets(all: state.margin)
    scrollView.contentInset = EdgeInsets(all: state.inset)
    gap.constant = -state.gap
    crossing.isActive = state.crosses
  }

  func frames(at offset: Point) -> [Double] {
    window.layoutIfNeeded()
    scrollView.contentOffset = offset
    window.layoutIfNeeded()
    let rects = views.map(\.frame) + [scrollView.contentLayoutGuide.layoutFrame]
    return rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
  }
}

/// A layout that is scrolled about equals one that was there from the start.
@Suite struct ScrollHistoryTests {
  @Test(arguments: 0..<60) func incrementalEqualsFresh(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let scene = ScrollScene()
    var state = ScrollState()
    for step in 0..<12 {
      state.change(&random)
      scene.apply(state)
      let fresh = ScrollScene()
      fresh.apply(state)
      let (found, wanted) = (scene.frames(at: state.offset), fresh.frames(at: state.offset))
      #expect(differences(found, history: wanted).isEmpty, "seed \(seed), step \(step): \(state)")
    }
  }

  /// Scrolling asks the solver for nothing where nothing is tied to the frame.
  @Test func scrollingPlainContentSolvesNothing() {
    let window = Window(size: Size(width: 100, height: 100))
    let scrollView = ScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let content = ContentView(100, 900)
    window.addSubview(scrollView)
    scrollView.addSubview(content)
    for view in [scrollView, content] {
      view.snapEdges()
    }
    window.layoutIfNeeded()
    scrollView.contentOffset.y = 300
    #expect(!window.engine.needsLayout && scrollView.needsLayout)
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == 300 && content.frame.minY == 0)
  }
}

extension View {
  /// Pins the edges to those of the superview.
  fileprivate func snapEdges() {
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      guard let superview else { return }
      LayoutConstraint(item: self, attribute: attribute, relatedBy: .equal, toItem: superview, attribute: attribute)
        .isActive = true
    }
  }
}
