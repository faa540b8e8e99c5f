import AshlarLayout
import AshlarViews
import Testing

/// The order is UIKit's: constraints are updated from leaf to root, then views lay out from root to leaf.
@Suite struct LifeCycleTests {
  private static let firstPass = [
    "update d", "update e", "update b", "update c", "update a", "layout a", "layout b", "layout d", "layout e",
    "layout c",
  ]

  @Test func bothFlagsStartSet() {
    let view = View()
    #expect(view.needsLayout && view.needsUpdateConstraints)
    view.layoutIfNeeded()
    #expect(!view.needsLayout && !view.needsUpdateConstraints)
  }

  @Test func updatesFromLeafToRootAndLaysOutFromRootToLeaf() {
    let tree = ProbeTree()
    #expect(tree.pass() == LifeCycleTests.firstPass)
    #expect(tree.pass() == [])
  }

  @Test func startsAtTheRootWhereverItIsAsked() {
    let tree = ProbeTree()
    _ = tree.log.take()
    tree.d.layoutIfNeeded()
    #expect(tree.log.take() == LifeCycleTests.firstPass)
  }

  /// What was asked for, and what the next pass asks.
  struct Request: Sendable {
    var ask: @Sendable (ProbeTree) -> Void
    var answer: [String]
  }

  static let requests = [
    Request(ask: { $0.d.setNeedsLayout() }, answer: ["layout d"]),
    Request(ask: { $0.d.setNeedsUpdateConstraints() }, answer: ["update d"]),
    Request(ask: { $0.a.setNeedsLayout() }, answer: ["layout a"]),
    Request(
      ask: { tree in
        tree.c.setNeedsLayout()
        tree.e.setNeedsLayout()
        tree.e.setNeedsLayout()
        tree.b.setNeedsUpdateConstraints()
        tree.e.setNeedsUpdateConstraints()
      }, answer: ["update e", "update b", "layout e", "layout c"]),
    Request(ask: { $0.d.invalidateIntrinsicContentSize() }, answer: []),
    // A new size makes a view lay out, and so does its superview, whose subview moved.
    Request(
      ask: { tree in
        tree.d.translatesAutoresizingMaskIntoConstraints = true
        tree.d.frame = Rect(x: 0, y: 0, width: 5, height: 5)
      }, answer: ["layout d"]),
    Request(
      ask: { $0.b.widthAnchor.constraint(equalToConstant: 9).isActive = true }, answer: ["layout a", "layout b"]),
    // A new place is not a new size.
    Request(
      ask: { $0.c.leftAnchor.constraint(equalTo: $0.window.leftAnchor, constant: 9).isActive = true },
      answer: ["layout a"]),
    Request(ask: { $0.window.frame.size.width = 50 }, answer: []),
    Request(ask: { $0.d.removeFromSuperview() }, answer: ["layout b"]),
    Request(ask: { $0.c.addSubview($0.d) }, answer: ["layout b", "layout c"]),
  ]

  @Test(arguments: requests.indices) func asksOnlyWhatWasAskedFor(index: Int) {
    let request = LifeCycleTests.requests[index]
    let tree = ProbeTree()
    _ = tree.pass()
    request.ask(tree)
    #expect(tree.pass() == request.answer)
    #expect(tree.pass() == [])
  }

  @Test func updatesConstraintsOfASubtreeAlone() {
    let tree = ProbeTree()
    _ = tree.log.take()
    tree.b.updateConstraintsIfNeeded()
    #expect(tree.log.take() == ["update d", "update e", "update b"])
    #expect(tree.pass() == ["update c", "update a"] + LifeCycleTests.firstPass.suffix(5))
  }

  @Test func constraintsMadeInTheUpdateCountInTheSamePass() {
    let tree = ProbeTree()
    defer { tree.forget() }
    var width: LayoutConstraint?
    tree.d.inUpdate = { view in
      width?.isActive = false
      width = view.widthAnchor.constraint(equalToConstant: 42)
      width?.isActive = true
    }
    #expect(tree.pass() == LifeCycleTests.firstPass)
    #expect(tree.d.frame.width == 42)
  }

  @Test func anUpdateThatAsksForItselfEnds() {
    let tree = ProbeTree()
    defer { tree.forget() }
    tree.d.inUpdate = { $0.setNeedsUpdateConstraints() }
    #expect(tree.pass() == LifeCycleTests.firstPass)
    #expect(tree.pass() == [])
  }

  @Test func anUpdateMayAskForOthers() {
    let tree = ProbeTree()
    defer { tree.forget() }
    _ = tree.pass()
    // The update of c asks for d, which was looked at before it.
    tree.c.inUpdate = { [d = tree.d] _ in d.setNeedsUpdateConstraints() }
    tree.c.setNeedsUpdateConstraints()
    #expect(tree.pass() == ["update c", "update d"])
  }

  @Test func framesAreFinalWhenViewsLayOut() {
    let tree = ProbeTree()
    defer { tree.forget() }
    tree.d.widthAnchor.constraint(equalTo: tree.window.widthAnchor, multiplier: 0.5).isActive = true
    var seen: [Double] = []
    tree.a.inLayout = { [d = tree.d] _ in seen.append(d.frame.width) }
    _ = tree.pass()
    #expect(seen == [50])
  }

  @Test func whatLayoutChangesHappensInTheSamePass() {
    let tree = ProbeTree()
    defer { tree.forget() }
    let width = tree.d.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    var seen: [Double] = []
    tree.b.inLayout = { _ in
      guard width.constant == 10 else { return }
      width.constant = 20
      tree.b.layoutIfNeeded()
      seen.append(tree.d.frame.width)
    }
    // d lies below b and is still to come; b itself is asked again because a subview changed.
    #expect(tree.pass() == LifeCycleTests.firstPass + ["layout b"])
    #expect(seen == [20])
    #expect(tree.pass() == [])
  }

  /// A change further up than the walk has come to.
  @Test func layoutMayChangeWhatLiesAbove() {
    let tree = ProbeTree()
    defer { tree.forget() }
    _ = tree.pass()
    tree.e.inLayout = { [a = tree.a] _ in
      if a.constraintsAreEmpty { a.heightAnchor.constraint(equalToConstant: 7).isActive = true }
    }
    tree.e.setNeedsLayout()
    #expect(tree.pass() == ["layout e", "layout a"])
    #expect(tree.a.frame.height == 7)
  }

  @Test func viewsThatNeverStopAskingStopThePassLater() {
    let tree = ProbeTree()
    defer { tree.forget() }
    tree.d.inLayout = { $0.setNeedsLayout() }
    #expect(tree.pass().filter { $0 == "layout d" }.count == 100)
    tree.d.inLayout = nil
    #expect(tree.pass() == ["layout d"])
    #expect(tree.pass() == [])
  }

  /// Views that change the tree while they lay out.
  struct Change: Sendable {
    var change: @Sendable (ProbeTree, ProbeView) -> Void
    var answer: [String]
  }

  static let changes = [
    Change(change: { tree, view in view.removeFromSuperview() }, answer: ["layout b", "layout c", "layout a"]),
    Change(
      change: { tree, _ in tree.a.bringSubviewToFront(tree.b) },
      answer: ["layout b", "layout d", "layout e", "layout c"]),
    Change(
      change: { tree, _ in tree.c.addSubview(tree.d) },
      answer: ["layout b", "layout e", "layout c", "layout d", "layout b"]),
    Change(change: { tree, _ in tree.a.removeFromSuperview() }, answer: ["layout b"]),
    Change(
      change: { tree, _ in tree.c.removeFromSuperview() },
      answer: ["layout b", "layout d", "layout e", "layout a"]),
  ]

  @Test(arguments: changes.indices) func survivesChangesOfTheTree(index: Int) {
    let change = LifeCycleTests.changes[index]
    let tree = ProbeTree()
    defer { tree.forget() }
    _ = tree.pass()
    var isDone = false
    tree.b.inLayout = { view in
      if !isDone { change.change(tree, view) }
      isDone = true
    }
    for view in [tree.b, tree.c, tree.d, tree.e] { view.setNeedsLayout() }
    #expect(tree.pass().filter { $0.hasPrefix("layout") } == change.answer)
    #expect(tree.pass() == [])
    // Whatever left did not lose what it asked for.
    let top = tree.b.topView
    if top !== tree.window {
      top.layoutIfNeeded()
      #expect(tree.log.take().contains("layout d"))
    }
    #expect(![tree.b, tree.d, tree.e].contains { $0.needsLayout })
  }

  @Test func manualLayoutReachesAnyDepthInOnePass() {
    let log = Log()
    let window = Window(size: Size(width: 3000, height: 10))
    var last: View = window
    var chain: [ProbeView] = []
    for index in 0..<500 {
      let view = ProbeView("\(index)", log)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.inLayout = { view in
        for subview in view.subviews {
          subview.frame = Rect(x: 1, y: 0, width: max(view.bounds.width - 2, 0), height: 10)
        }
      }
      last.addSubview(view)
      last = view
      chain.append(view)
    }
    chain[0].frame = Rect(x: 0, y: 0, width: 2000, height: 10)
    window.layoutIfNeeded()
    #expect(chain[499].frame == Rect(x: 1, y: 0, width: 2000 - 2 * 499, height: 10))
    chain[0].frame.size.width = 3000
    window.layoutIfNeeded()
    #expect(chain[499].frame.width == 3000 - 2 * 499)
  }
}

extension View {
  fileprivate var constraintsAreEmpty: Bool { layoutNode.constraints.isEmpty }
}
