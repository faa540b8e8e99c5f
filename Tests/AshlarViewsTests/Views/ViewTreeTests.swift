import AshlarLayout
import AshlarTestSupport
import AshlarViews
import Testing

@Suite struct ViewTreeTests {
  private func tags(_ view: View) -> [Int] { view.subviews.map(\.tag) }

  private func views(_ count: Int, in superview: View? = nil) -> [View] {
    (0..<count).map { tag in
      let view = View().placedByConstraints()
      view.tag = tag
      superview?.addSubview(view)
      return view
    }
  }

  /// Random orders against an array that does what the documentation says.
  @Test(arguments: 0..<50) func ordersSubviewsLikeAnArray(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let superview = View()
    let all = views(8)
    var model: [Int] = []
    for _ in 0..<100 {
      let tag = random.pick(Array(0..<8))
      let other = random.pick(Array(0..<8))
      let index = Int.random(in: -1...9, using: &random)
      let without = model.filter { $0 != tag }
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        superview.addSubview(all[tag])
        model = without + [tag]
      case 1:
        superview.insertSubview(all[tag], at: index)
        model = without
        model.insert(tag, at: min(max(index, 0), model.count))
      case 2, 3:
        let isAbove = random.chance(0.5)
        if isAbove {
          superview.insertSubview(all[tag], aboveSubview: all[other])
        } else {
          superview.insertSubview(all[tag], belowSubview: all[other])
        }
        guard tag != other else { break }
        model = without
        let place = model.firstIndex(of: other).map { isAbove ? $0 + 1 : $0 }
        model.insert(tag, at: place ?? model.count)
      case 4:
        superview.bringSubviewToFront(all[tag])
        if model.contains(tag) { model = without + [tag] }
      case 5:
        superview.sendSubviewToBack(all[tag])
        if model.contains(tag) { model = [tag] + without }
      case 6:
        let second = Int.random(in: -1...9, using: &random)
        superview.exchangeSubview(at: index, withSubviewAt: second)
        if model.indices.contains(index), model.indices.contains(second) { model.swapAt(index, second) }
      default:
        all[tag].removeFromSuperview()
        model = without
      }
      if random.chance(0.7) { #expect(tags(superview) == model) }
      #expect(all.filter { $0.superview === superview }.count == model.count)
    }
    #expect(tags(superview) == model)
  }

  @Test func theOrderOfItemsDoesNotFollowTheOrderOfViews() {
    let window = Window(size: Size(width: 100, height: 100))
    let all = views(2, in: window)
    // Two wishes of one priority: the rest rule gives the slack to the first item, wherever it is drawn.
    LayoutConstraint.activate([
      all[0].leftAnchor.constraint(equalTo: window.leftAnchor),
      all[1].leftAnchor.constraint(equalTo: all[0].rightAnchor),
      all[1].rightAnchor.constraint(equalTo: window.rightAnchor),
    ])
    window.layoutIfNeeded()
    let before = all.map(\.frame)
    window.bringSubviewToFront(all[0])
    window.layoutIfNeeded()
    #expect(tags(window) == [1, 0])
    #expect(all.map(\.frame) == before)
    #expect(before[1].width == 0 && before[0].width == 100)
  }

  @Test func tellsOfMovesInOrder() {
    let log = Log()
    let (a, b, c) = (ProbeView("a", log), ProbeView("b", log), ProbeView("c", log))
    a.addSubview(c)
    #expect(log.take() == ["c willMove a from none", "c didMove a", "a didAdd c"])
    b.addSubview(c)
    #expect(
      log.take() == [
        "c willMove b from a", "a willRemove c of 1", "c didMove b", "b didAdd c",
      ])
    b.insertSubview(c, at: 0)
    #expect(log.take() == [])
    c.removeFromSuperview()
    #expect(log.take() == ["b willRemove c of 1", "c willMove none from b", "c didMove none"])
    c.removeFromSuperview()
    #expect(log.take() == [])
  }

  @Test func refusesCirclesAndWindows() {
    let (a, b) = (View(), View())
    #expect(a.addSubview(b))
    #expect(!b.addSubview(a) && !a.addSubview(a) && !a.addSubview(Window()))
    #expect(a.superview == nil && b.superview === a && b.subviews.isEmpty)
    #expect(!a.insertSubview(a, aboveSubview: a))
  }

  @Test func knowsItsAncestors() {
    let window = Window()
    let all = views(3, in: window)
    all[0].addSubview(all[1])
    #expect(all[1].isDescendant(of: window) && all[1].isDescendant(of: all[0]) && all[1].isDescendant(of: all[1]))
    #expect(!all[0].isDescendant(of: all[1]) && !all[2].isDescendant(of: all[0]))
    #expect(all[1].window === window && all[1].topView === window)
    all[0].removeFromSuperview()
    #expect(all[1].window == nil && all[1].topView === all[0])
  }

  @Test func keepsSubviewsAliveAndNothingElse() {
    let root = View()
    weak var child: View?
    weak var grandchild: View?
    do {
      let (made, inner) = (View().placedByConstraints(), View())
      made.addSubview(inner)
      root.addSubview(made)
      made.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      (child, grandchild) = (made, inner)
    }
    root.layoutIfNeeded()
    #expect(grandchild?.superview === child && child?.superview === root)
    child?.removeFromSuperview()
    #expect(child == nil && grandchild == nil)
    #expect(root.layoutNode.constraints.isEmpty)
  }

  @Test func keepsItsGuidesAlive() {
    let (first, second) = (View(frame: Rect(x: 0, y: 0, width: 10, height: 10)), View())
    weak var guide: LayoutGuide?
    do {
      let made = LayoutGuide()
      first.addLayoutGuide(made)
      first.addLayoutGuide(made)
      made.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
      guide = made
    }
    first.layoutIfNeeded()
    #expect(guide?.layoutFrame.width == 10 && first.layoutGuides.count == 1)
    if let guide { second.addLayoutGuide(guide) }
    #expect(first.layoutGuides.isEmpty && guide?.owningItem === second)
    if let guide { first.removeLayoutGuide(guide) }
    #expect(second.layoutGuides.count == 1)
    if let guide { second.removeLayoutGuide(guide) }
    #expect(guide == nil)
  }

  @Test func survivorsOfATreeAreTopmost() {
    let child = View()
    weak var root: View?
    do {
      let made = Window(size: Size(width: 10, height: 10))
      made.addSubview(child)
      made.layoutIfNeeded()
      root = made
    }
    #expect(root == nil)
    #expect(child.superview == nil && child.layoutNode.parent == nil && child.layoutNode.engine == nil)
    child.layoutIfNeeded()
  }

  // MARK: Extents

  /// Nothing recurses over the depth: building, passes, descriptions and freeing.
  @Test(arguments: [true, false]) func worksTenThousandDeep(fromAbove: Bool) {
    weak var deepest: View?
    do {
      let window = Window(size: Size(width: 10, height: 10))
      let chain = views(10_000)
      if fromAbove {
        window.addSubview(chain[0])
        for index in 1..<chain.count { chain[index - 1].addSubview(chain[index]) }
      } else {
        for index in (1..<chain.count).reversed() { chain[index - 1].addSubview(chain[index]) }
        window.addSubview(chain[0])
      }
      chain[9_999].widthAnchor.constraint(equalToConstant: 5).isActive = true
      window.layoutIfNeeded()
      #expect(chain[9_999].frame.width == 5)
      chain[9_999].setNeedsLayout()
      window.layoutIfNeeded()
      #expect(!chain[9_999].needsLayout)
      #expect(window.recursiveDescription().split(separator: "\n").count == 10_001)
      deepest = chain[9_999]
    }
    #expect(deepest == nil)
  }

  @Test func worksWithAHundredThousandSiblings() {
    weak var last: View?
    do {
      let root = View()
      let all = views(100_000, in: root)
      #expect(root.subviews.count == 100_000)
      for view in all.prefix(50_000) { view.removeFromSuperview() }
      #expect(root.subviews.first?.tag == 50_000)
      for view in all.suffix(25_000).reversed() { view.removeFromSuperview() }
      #expect(root.subviews.count == 25_000 && root.subviews.last?.tag == 74_999)
      last = root.subviews.last
    }
    #expect(last == nil)
  }
}
