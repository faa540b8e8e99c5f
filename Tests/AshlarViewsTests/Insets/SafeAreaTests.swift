import AshlarLayout
import AshlarTestSupport
import AshlarViews
import Testing

/// A view that counts what it hears of its insets.
private final class InsetView: View {
  var safeAreaChanges = 0
  var marginChanges = 0

  override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
  override func layoutMarginsDidChange() { marginChanges += 1 }
}

/// A view whose alignment rectangle lies inside its bounds.
private final class Shadowed: View {
  override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

private func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> EdgeInsets {
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@Suite struct SafeAreaTests {
  /// 44 are covered at the top, 34 at the bottom, 10 at the left.
  private func window() -> Window {
    let window = Window(size: Size(width: 320, height: 480))
    window.systemSafeAreaInsets = insets(44, 10, 34, 0)
    return window
  }

  private func add(_ frame: Rect, to superview: View) -> View {
    let view = View(frame: frame)
    superview.addSubview(view)
    return view
  }

  /// A frame in the window, and how much of it is covered: the distance from its edge to that of the safe area, never more
  /// than there is of it.
  static let covered: [(Rect, EdgeInsets)] = [
    (Rect(x: 0, y: 0, width: 320, height: 480), insets(44, 10, 34, 0)),
    (Rect(x: 0, y: 0, width: 320, height: 100), insets(44, 10, 0, 0)),
    (Rect(x: 4, y: 30, width: 100, height: 100), insets(14, 6, 0, 0)),
    (Rect(x: 10, y: 44, width: 310, height: 402), insets(0, 0, 0, 0)),
    // It begins 20 above the bottom and ends 20 below it: 34 + 20 would be covered, but it is only 40 high.
    (Rect(x: 20, y: 460, width: 50, height: 40), insets(0, 0, 40, 0)),
    (Rect(x: 20, y: 400, width: 50, height: 70), insets(0, 0, 24, 0)),
    // It is 10 high, and 44 of where it lies are covered.
    (Rect(x: 20, y: 0, width: 50, height: 10), insets(10, 0, 0, 0)),
    // Nothing covers the right edge, so nothing covers what lies beyond it.
    (Rect(x: 300, y: 100, width: 50, height: 10), insets(0, 0, 0, 0)),
  ]

  @Test(arguments: covered.indices) func isWhatIsNotCovered(index: Int) {
    let (frame, expected) = SafeAreaTests.covered[index]
    let window = window()
    let view = add(frame, to: window)
    #expect(view.safeAreaInsets == expected)
    let guide = view.safeAreaLayoutGuide
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == expected && view.frame == frame)
    #expect(guide.layoutFrame == view.bounds.inset(by: expected))
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func reachesDown() {
    let window = window()
    let outer = add(Rect(x: 0, y: 20, width: 320, height: 300), to: window)
    let inner = add(Rect(x: 3, y: 4, width: 50, height: 50), to: outer)
    // 44 − 20 and 10; 24 − 4 and 10 − 3.
    #expect(outer.safeAreaInsets == insets(24, 10, 0, 0) && inner.safeAreaInsets == insets(20, 7, 0, 0))
    outer.frame.origin.y = 40
    #expect(outer.safeAreaInsets == insets(4, 10, 0, 0) && inner.safeAreaInsets == insets(0, 7, 0, 0))
    // What lies at (0, 4) of the outer view is seen at its corner.
    outer.bounds.origin.y = 4
    #expect(inner.safeAreaInsets == insets(4, 7, 0, 0))
    window.systemSafeAreaInsets = .zero
    #expect(outer.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
  }

  @Test func followsConstraints() {
    let window = window()
    let view = InsetView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: window.topAnchor, constant: 100)
    LayoutConstraint.activate([
      top, view.leftAnchor.constraint(equalTo: window.leftAnchor), view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
    let guide = view.safeAreaLayoutGuide
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == insets(0, 10, 0, 0) && view.safeAreaChanges == 1)
    top.constant = 14
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == insets(30, 10, 0, 0) && view.safeAreaChanges == 2)
    #expect(guide.layoutFrame == Rect(x: 10, y: 30, width: 40, height: 30))
    window.layoutIfNeeded()
    #expect(view.safeAreaChanges == 2)
  }

  @Test func tiesGuidesByApplesNames() {
    let window = window()
    _ = window.safeAreaLayoutGuide
    _ = window.layoutMarginsGuide
    #expect(window.layoutGuides.map(\.identifier) == ["UIViewSafeAreaLayoutGuide", "UIViewLayoutMarginsGuide"])
    #expect(
      window.engine.activeConstraints.map(\.identifier) == [
        "UIViewSafeAreaLayoutGuide-left", "UIViewSafeAreaLayoutGuide-top", "UIViewSafeAreaLayoutGuide-right",
        "UIViewSafeAreaLayoutGuide-bottom", "UIView-leftMargin-guide-constraint", "UIView-topMargin-guide-constraint",
        "UIView-rightMargin-guide-constraint", "UIView-bottomMargin-guide-constraint",
      ])
    #expect(window.safeAreaLayoutGuide === window.safeAreaLayoutGuide)
    #expect(window.engine.activeConstraints.allSatisfy { $0.isSystem && $0.priority == .required })
  }

  /// Guides follow the bounds, not the alignment rectangle on which constraints act.
  @Test func measuresFromTheBounds() {
    let window = window()
    let view = Shadowed(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide]
    window.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(guides[0].layoutFrame == Rect(x: 10, y: 44, width: 90, height: 56))
    #expect(guides[1].layoutFrame == Rect(x: 18, y: 52, width: 74, height: 40))
  }

  /// So do the guides over what is covered: the keyboard's begins where the safe area ends.
  @Test func measuresWhatIsCoveredFromTheBounds() {
    let window = window()
    let controller = ViewController()
    controller.view = Shadowed(frame: window.bounds)
    window.addSubview(controller.view)
    let guides = [controller.view.keyboardLayoutGuide, controller.topLayoutGuide, controller.bottomLayoutGuide]
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds)
    #expect(guides[0].layoutFrame == Rect(x: 0, y: 446, width: 320, height: 34))
    #expect(guides[1].layoutFrame == Rect(x: 0, y: 0, width: 0, height: 44))
    #expect(guides[2].layoutFrame == Rect(x: 0, y: 446, width: 0, height: 34))
    window.keyboardHeight = 216
    window.layoutIfNeeded()
    #expect(guides[0].layoutFrame == Rect(x: 0, y: 264, width: 320, height: 216))
  }

  /// A view that shrinks is for a moment smaller than what the guide takes from it; nobody hears of that.
  @Test func reportsNothingOfWhatPasses() {
    let window = window()
    var events = 0
    window.eventHandler = { _ in events += 1 }
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 100)
    height.isActive = true
    let guide = view.safeAreaLayoutGuide
    window.layoutIfNeeded()
    height.constant = 30
    window.layoutIfNeeded()
    #expect(events == 0 && window.engine.conflicts.isEmpty)
    #expect(view.frame.height == 30 && guide.layoutFrame.height == 0)
  }

  /// The content of a guide that needs more than there is remains a conflict, and is reported once.
  @Test func reportsWhatStays() {
    let window = window()
    var conflicts: [LayoutConflict] = []
    window.eventHandler = { event in
      if case .conflict(let conflict) = event { conflicts.append(conflict) }
    }
    let view = View(frame: Rect(x: 0, y: 100, width: 100, height: 50))
    let content = View().placedByConstraints()
    window.addSubview(view)
    view.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 60)
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor), height,
    ])
    window.layoutIfNeeded()
    #expect(conflicts.map(\.broken) == [height] && content.frame.height == 34)
    view.layoutMargins = .zero
    window.layoutIfNeeded()
    #expect(conflicts.count == 1 && content.frame.height == 50)
    height.constant = 50
    window.layoutIfNeeded()
    #expect(window.engine.conflicts.isEmpty)
  }

  @Test func whatOutlivesItsTreeIsNotCovered() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    do {
      let window = window()
      window.addSubview(view)
      #expect(view.safeAreaInsets.top == 44)
    }
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func theKeyboardCoversTheBottom() {
    let window = window()
    let view = add(Rect(x: 0, y: 100, width: 320, height: 330), to: window)
    let (whole, part) = (window.keyboardLayoutGuide, view.keyboardLayoutGuide)
    window.layoutIfNeeded()
    // Without keyboard it is what is not safe: 34 of the window, 34 − 50 of the view.
    #expect(whole.layoutFrame == Rect(x: 0, y: 446, width: 320, height: 34))
    #expect(part.layoutFrame == Rect(x: 0, y: 330, width: 320, height: 0))
    window.keyboardHeight = 216
    window.layoutIfNeeded()
    #expect(whole.layoutFrame == Rect(x: 0, y: 264, width: 320, height: 216))
    #expect(part.layoutFrame == Rect(x: 0, y: 330 - 166, width: 320, height: 166))
    window.keyboardHeight = -5
    window.layoutIfNeeded()
    #expect(window.keyboardHeight == 0 && whole.layoutFrame.height == 34)
    window.keyboardHeight = .nan
    #expect(window.keyboardHeight == 0)
  }

  /// Whatever happened before: insets are those of a tree that was built as it is now.
  @Test(arguments: 0..<40) func dependOnWhatIsNotOnWhatWas(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let window = window()
    var views = (0..<8).map { index in
      let view = View()
      view.preservesSuperviewLayoutMargins = index % 2 == 0
      return view
    }
    for view in views { window.addSubview(view) }
    for step in 0..<30 {
      let view = random.pick(views)
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        view.frame = Rect(
          x: random.whole(in: -20...50), y: random.whole(in: -20...50), width: random.whole(in: 0...300),
          height: random.whole(in: 0...450))
      case 2: random.pick(views).addSubview(view)
      case 3: window.addSubview(view)
      case 4: view.layoutMargins = EdgeInsets(all: random.whole(in: 0...30))
      case 5: window.systemSafeAreaInsets.top = random.whole(in: 0...60)
      default: view.removeFromSuperview()
      }
      if random.chance(0.5) { window.layoutIfNeeded() }
      views.shuffle(using: &random)
      for view in views {
        let (safe, margins) = (view.safeAreaInsets, view.layoutMargins)
        var path: [View] = []
        var next: View? = view
        while let above = next {
          path.append(above)
          next = above.superview
        }
        for above in path.reversed() { above.insetsLayoutMarginsFromSafeArea.toggle() }
        for above in path.reversed() { above.insetsLayoutMarginsFromSafeArea.toggle() }
        #expect(view.safeAreaInsets == safe && view.layoutMargins == margins, "seed \(seed), step \(step)")
      }
    }
  }
}
