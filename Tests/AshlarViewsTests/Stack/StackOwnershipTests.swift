import AshlarLayout
import AshlarViews
import Testing

/// Stacks and scroll views leave nothing behind, whatever happens to what is in them.
@Suite struct StackOwnershipTests {
  @Test func areFreed() {
    weak var stack: StackView?
    weak var inner: StackView?
    weak var view: View?
    weak var guide: LayoutGuide?
    do {
      let window = Window(size: Size(width: 100, height: 100))
      let made = StackView(arrangedSubviews: [StackView(arrangedSubviews: [ContentView(1, 2)]), ContentView(3, 4)])
      made.alignment = .center
      made.distribution = .equalSpacing
      window.addSubview(made)
      window.layoutIfNeeded()
      (stack, inner) = (made, made.arrangedSubviews[0] as? StackView)
      (view, guide) = (inner?.arrangedSubviews[0], made.layoutGuides.last)
      #expect(view != nil && guide != nil)
    }
    #expect(stack == nil && inner == nil && view == nil && guide == nil)
  }

  @Test func scrollViewsAreFreed() {
    weak var scrollView: ScrollView?
    weak var guide: LayoutGuide?
    do {
      let window = Window(size: Size(width: 100, height: 100))
      let made = ScrollView()
      window.addSubview(made)
      made.contentSize = Size(width: 200, height: 300)
      made.frameLayoutGuide.widthAnchor.constraint(equalToConstant: 50).isActive = true
      window.layoutIfNeeded()
      (scrollView, guide) = (made, made.contentLayoutGuide)
    }
    #expect(scrollView == nil && guide == nil)
  }

  /// A view outlives the stack that arranged it, and takes nothing of it along.
  @Test func arrangedViewsSurviveTheirStack() {
    let view = ContentView(30, 20)
    view.isHidden = true
    do {
      let window = Window(size: Size(width: 100, height: 100))
      let stack = StackView(arrangedSubviews: [ContentView(1, 1), view])
      window.addSubview(stack)
      window.layoutIfNeeded()
    }
    #expect(view.superview == nil)
    let window = Window(size: Size(width: 100, height: 100))
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.frame.size == Size(width: 30, height: 20))
  }

  /// Stacks in stacks are taken apart without recursion.
  @Test func freesDeepStacks() {
    weak var deepest: View?
    do {
      var stack = StackView()
      deepest = stack
      for _ in 0..<20_000 { stack = StackView(arrangedSubviews: [stack]) }
    }
    #expect(deepest == nil)
  }

  @Test func churns() {
    let window = Window(size: Size(width: 300, height: 100))
    let stack = StackView()
    let scrollView = ScrollView()
    for view in [stack, scrollView] { view.translatesAutoresizingMaskIntoConstraints = false }
    scrollView.addSubview(stack)
    window.addSubview(scrollView)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    for round in 0..<300 {
      let view = ContentView(10, 10)
      stack.addArrangedSubview(view)
      view.isHidden = round % 3 == 0
      window.layoutIfNeeded()
      if round % 2 == 0 { stack.arrangedSubviews.first?.removeFromSuperview() }
      if round % 50 == 0 { for view in stack.arrangedSubviews { view.removeFromSuperview() } }
    }
    for view in stack.arrangedSubviews { stack.removeArrangedSubview(view) }
    for view in stack.subviews { view.removeFromSuperview() }
    window.layoutIfNeeded()
    #expect(stack.layoutNode.constraints.isEmpty && stack.layoutGuides.isEmpty)
  }
}
