import AshlarLayout
import AshlarViews
import Testing

/// Which views are arranged: the bookkeeping of UIKit's stack view.
@Suite struct ArrangedSubviewTests {
  private let stack = StackView()
  private let a = ContentView(1, 1)
  private let b = ContentView(2, 1)
  private let c = ContentView(4, 1)

  private init() { stack.translatesAutoresizingMaskIntoConstraints = false }

  private var arranged: [ObjectIdentifier] { stack.arrangedSubviews.map(ObjectIdentifier.init) }
  private var subviews: [ObjectIdentifier] { stack.subviews.map(ObjectIdentifier.init) }

  private func ids(_ views: View...) -> [ObjectIdentifier] { views.map(ObjectIdentifier.init) }

  @Test func addingMakesASubview() {
    b.translatesAutoresizingMaskIntoConstraints = true
    #expect(stack.addArrangedSubview(a) && stack.addArrangedSubview(b))
    #expect(arranged == ids(a, b) && subviews == ids(a, b) && a.superview === stack)
    #expect(!b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func insertingKeepsTheOrderOfDrawing() {
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    stack.insertArrangedSubview(c, at: 1)
    #expect(arranged == ids(a, c, b) && subviews == ids(a, b, c))
    stack.insertArrangedSubview(b, at: 0)
    #expect(arranged == ids(b, a, c) && subviews == ids(a, b, c))
    stack.addArrangedSubview(b)
    #expect(arranged == ids(a, c, b) && subviews == ids(a, b, c))
  }

  @Test func takesTheNearestIndex() {
    stack.insertArrangedSubview(a, at: 7)
    stack.insertArrangedSubview(b, at: -3)
    #expect(arranged == ids(b, a))
  }

  @Test func aSubviewCanBeArrangedLater() {
    stack.addSubview(a)
    stack.addSubview(b)
    #expect(arranged.isEmpty)
    stack.addArrangedSubview(a)
    #expect(arranged == ids(a) && subviews == ids(a, b))
  }

  @Test func reorderingSubviewsArrangesNothing() {
    for view in [a, b, c] { stack.addArrangedSubview(view) }
    stack.bringSubviewToFront(a)
    #expect(arranged == ids(a, b, c) && subviews == ids(b, c, a))
  }

  @Test func removingKeepsTheSubview() {
    let window = Window(size: Size(width: 100, height: 100))
    window.addSubview(stack)
    for view in [a, b, c] { stack.addArrangedSubview(view) }
    b.isHidden = true
    window.layoutIfNeeded()
    stack.removeArrangedSubview(b)
    stack.removeArrangedSubview(window)
    #expect(arranged == ids(a, c) && subviews == ids(a, b, c))
    window.layoutIfNeeded()
    #expect(a.frame.minX == 0 && c.frame.minX == 1 && stack.frame.width == 5)
    // Nothing of the stack holds it any more: it has the size of its content again.
    #expect(b.layoutNode.constraints.isEmpty && b.frame == Rect(x: 0, y: 0, width: 2, height: 1))
  }

  @Test func leavingTheSuperviewEndsTheArrangement() {
    let window = Window(size: Size(width: 100, height: 100))
    window.addSubview(stack)
    for view in [a, b, c] { stack.addArrangedSubview(view) }
    b.isHidden = true
    window.layoutIfNeeded()
    b.removeFromSuperview()
    #expect(arranged == ids(a, c) && b.layoutNode.constraints.isEmpty)
    window.addSubview(a)
    #expect(arranged == ids(c) && a.superview === window)
    window.layoutIfNeeded()
    #expect(c.frame == Rect(x: 0, y: 0, width: 4, height: 1) && a.frame.size == Size(width: 1, height: 1))
  }

  @Test func movesFromStackToStack() {
    let other = StackView()
    stack.addArrangedSubview(a)
    other.addArrangedSubview(a)
    #expect(arranged.isEmpty && other.arrangedSubviews.first === a && a.superview === other)
  }

  @Test func refusesItselfAndWhatIsAbove() {
    let inner = StackView()
    stack.addArrangedSubview(inner)
    #expect(!stack.addArrangedSubview(stack) && !inner.addArrangedSubview(stack))
    #expect(!stack.addArrangedSubview(Window()))
    #expect(arranged == ids(inner) && inner.arrangedSubviews.isEmpty)
  }

  /// Properties that do not change ask for nothing.
  @Test func asksForAnUpdateOnlyWhenSomethingChanges() {
    let window = Window(size: Size(width: 100, height: 100))
    window.addSubview(stack)
    stack.addArrangedSubview(a)
    window.layoutIfNeeded()
    stack.spacing = 0
    stack.axis = .horizontal
    stack.alignment = .fill
    stack.distribution = .fill
    stack.setCustomSpacing(nil, after: a)
    a.isHidden = false
    #expect(!stack.needsUpdateConstraints && !window.engine.needsLayout)
    a.isHidden = true
    #expect(stack.needsUpdateConstraints)
  }
}
