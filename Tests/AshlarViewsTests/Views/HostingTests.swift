import AshlarLayout
import AshlarViews
import Testing

/// Measures every text as a square of its font's size.
private final class SquareMeasurer: TextMeasuring {
  func measure(_ text: Text, within width: AvailableWidth) -> TextMetrics {
    TextMetrics(
      size: Size(width: text.font.size, height: text.font.size), firstBaselineOffset: 1, lastBaselineOffset: 2)
  }

  func lines(of text: Text, within width: AvailableWidth) -> [TextLine] {
    [TextLine(text.string, width: text.font.size, baseline: 1)]
  }
}

/// Who lays a tree out, and what holds for all of it.
@Suite struct HostingTests {
  @Test func aTreeWithoutWindowLaysItselfOut() {
    let root = View(frame: Rect(x: 0, y: 0, width: 80, height: 40))
    let view = View().placedByConstraints()
    root.addSubview(view)
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
    view.layoutIfNeeded()
    #expect(view.frame.width == 40)
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func aTreeJoinsAnother() {
    let window = Window(size: Size(width: 200, height: 200))
    let root = View(frame: Rect(x: 0, y: 0, width: 80, height: 40)).placedByConstraints()
    let view = View().placedByConstraints()
    root.addSubview(view)
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    window.addSubview(root)
    #expect(view.layoutNode.engine === window.engine)
    root.widthAnchor.constraint(equalTo: window.widthAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 100)
    root.removeFromSuperview()
    #expect(view.layoutNode.engine == nil)
    root.layoutIfNeeded()
    // On its own it keeps the size that it had.
    #expect(root.frame.width == 200 && view.frame.width == 100)
  }

  /// A layout is a function of the constraints, not of where the tree was before.
  @Test func joiningDuringAPassLosesNothing() {
    let log = Log()
    let window = Window(size: Size(width: 200, height: 200))
    let root = ProbeView("root", log)
    let children = ["a", "b"].map { ProbeView($0, log) }
    for child in children { root.addSubview(child) }
    defer { root.inLayout = nil }
    root.inLayout = { if $0.superview == nil { window.addSubview($0) } }
    root.layoutIfNeeded()
    _ = log.take()
    window.layoutIfNeeded()
    #expect(log.take().suffix(2) == ["layout a", "layout b"])
    #expect(!children.contains { $0.needsLayout })
  }

  @Test func aWindowDecidesForItsTree() {
    let window = Window(size: Size(width: 200, height: 200))
    let label = Label().placedByConstraints()
    label.text = "abc"
    let other = View().placedByConstraints()
    window.addSubview(label)
    window.addSubview(other)
    window.measurer = SquareMeasurer()
    window.standardSpacing = StandardSpacing(sibling: 5)
    window.scale = 2
    let spaced = try? LayoutConstraint.constraints(
      withVisualFormat: "H:|[label]-[other(0.3)]", views: ["label": label, "other": other])
    LayoutConstraint.activate(spaced ?? [])
    window.layoutIfNeeded()
    #expect(label.frame.width == 17 && other.frame.minX == 22)
    // 22.3 lies next to the pixel edge 22.5.
    #expect(other.frame.width == 0.5)
  }

  @Test func textIsMeasuredAnewWhereTheMeasurerChanges() {
    let window = Window(size: Size(width: 200, height: 200))
    let (box, label) = (View(), Label().placedByConstraints())
    label.text = "abc"
    label.font = Font(size: 10)
    box.addSubview(label)
    box.layoutIfNeeded()
    #expect(label.frame.size == Size(width: 15, height: 12))
    window.measurer = SquareMeasurer()
    window.addSubview(box)
    window.layoutIfNeeded()
    #expect(label.frame.size == Size(width: 10, height: 10))
    window.measurer = FixedMetricsMeasurer()
    window.layoutIfNeeded()
    #expect(label.frame.size == Size(width: 15, height: 12))
  }

  @Test func eventsReachTheWindow() {
    let window = Window(size: Size(width: 200, height: 200))
    let view = View().placedByConstraints()
    window.addSubview(view)
    var count = 0
    window.eventHandler = { _ in count += 1 }
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    window.layoutIfNeeded()
    #expect(count == 1 && window.engine.conflicts.count == 1)
  }

  @Test func whatClassesNeedIsNothingThatAnythingDependsOn() {
    final class Demanding: View {
      override class var requiresConstraintBasedLayout: Bool { true }
    }
    #expect(Demanding.requiresConstraintBasedLayout && !View.requiresConstraintBasedLayout)
  }
}
