import AshlarLayout
import AshlarViews
import Testing

@Suite struct GeometryTests {
  @Test func theTopmostViewKeepsItsFrame() {
    let view = View(frame: Rect(x: 3, y: 4, width: 50, height: 60))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 50, height: 60) && view.center == Point(x: 28, y: 34))
    view.layoutIfNeeded()
    #expect(view.frame == Rect(x: 3, y: 4, width: 50, height: 60))
    view.frame.size = Size(width: 10, height: 20)
    view.layoutIfNeeded()
    #expect(view.frame == Rect(x: 3, y: 4, width: 10, height: 20))
  }

  @Test func constraintsDecideInASuperview() {
    let root = View(frame: Rect(x: 5, y: 5, width: 100, height: 100))
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4)).placedByConstraints()
    root.addSubview(view)
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
    view.frame = Rect(x: 7, y: 7, width: 7, height: 7)
    #expect(view.frame == Rect(x: 7, y: 7, width: 7, height: 7))
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
    view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 0))
    view.removeFromSuperview()
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 0))
  }

  @Test func framesBecomeConstraintsWhereTheyAreTranslated() {
    let window = Window(size: Size(width: 100, height: 100))
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    let follower = View().placedByConstraints()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    window.addSubview(view)
    window.addSubview(follower)
    follower.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 2).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame == Rect(x: 10, y: 20, width: 30, height: 40) && follower.frame.minX == 42)
    view.center = Point(x: 50, y: 50)
    view.bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    window.layoutIfNeeded()
    // The size changes around the center.
    #expect(view.frame == Rect(x: 45, y: 45, width: 10, height: 10) && follower.frame.minX == 57)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.layoutIfNeeded()
    #expect(view.frame == .zero && follower.frame.minX == 2)
    #expect(view.layoutNode.constraints.isEmpty && window.layoutNode.constraints.count == 1)
  }

  @Test func translatedFramesMoveWithTheViewFromTreeToTree() {
    let (first, second) = (Window(size: Size(width: 50, height: 50)), Window(size: Size(width: 50, height: 50)))
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    for window in [first, second] {
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
      #expect(window.engine.activeConstraints.count == 4)
    }
    #expect(first.engine.activeConstraints.isEmpty)
    view.removeFromSuperview()
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4) && view.layoutNode.constraints.isEmpty)
  }

  @Test func aFrameOutlivesItsSuperviewWithoutConstraints() {
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    view.translatesAutoresizingMaskIntoConstraints = true
    do {
      let window = Window(size: Size(width: 100, height: 100))
      window.addSubview(view)
      window.layoutIfNeeded()
    }
    #expect(view.superview == nil && view.layoutNode.constraints.isEmpty)
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  /// The user's constraints go before those of a frame only in that the latter are not chosen to be broken.
  @Test func framesThatConflictAreReported() {
    let window = Window(size: Size(width: 100, height: 100))
    let view = View(frame: Rect(x: 0, y: 0, width: 30, height: 40))
    window.addSubview(view)
    var broken: [LayoutConstraint] = []
    window.eventHandler = { event in
      if case .conflict(let conflict) = event { broken.append(conflict.broken) }
    }
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    window.layoutIfNeeded()
    #expect(broken == [width] && view.frame.width == 30)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func takesNoFrameThatCannotBeComputedWith(number: Double)
  {
    let window = Window(size: Size(width: 100, height: 100))
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    window.addSubview(view)
    for target in [window, view] {
      let before = target.frame
      target.frame.origin.x = number
      target.frame.size.height = number
      target.center.y = number
      target.bounds.origin.x = number
      target.bounds.size.width = number
      #expect(target.frame == before && target.bounds.origin == .zero)
    }
    view.frame = Rect(x: 0, y: 0, width: -5, height: 4)
    window.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 0, height: 4))
  }

  @Test func translatesAlignmentRectangles() {
    final class Shadowed: View {
      override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let (frame, rect) = (Rect(x: 10, y: 10, width: 20, height: 20), Rect(x: 12, y: 11, width: 14, height: 16))
    #expect(Shadowed().alignmentRect(forFrame: frame) == rect && Shadowed().frame(forAlignmentRect: rect) == frame)
  }

  @Test func convertsBetweenViews() {
    let window = Window(frame: Rect(x: 1000, y: 0, width: 100, height: 100))
    let frames = [Rect(x: 10, y: 20, width: 50, height: 50), Rect(x: 1, y: 2, width: 9, height: 9)]
    let views = frames.map { View(frame: $0) }
    window.addSubview(views[0])
    views[0].addSubview(views[1])
    window.layoutIfNeeded()
    #expect(views[1].convert(Point.zero, to: window) == Point(x: 11, y: 22))
    #expect(window.convert(Point(x: 11, y: 22), to: views[1]) == .zero)
    #expect(views[1].convert(Point.zero, to: nil) == Point(x: 1011, y: 22))
    #expect(views[1].convert(Point(x: 11, y: 22), from: window) == .zero)
    #expect(views[1].convert(Point(x: 1011, y: 22), from: nil) == .zero)
    #expect(window.convert(views[1].bounds, from: views[1]) == Rect(x: 11, y: 22, width: 9, height: 9))
    // What lies at (5, 5) of the outer view is seen at its corner.
    views[0].bounds.origin = Point(x: 5, y: 5)
    #expect(views[1].convert(views[1].bounds, to: window) == Rect(x: 6, y: 17, width: 9, height: 9))
  }
}
