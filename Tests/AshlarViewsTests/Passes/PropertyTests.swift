import AshlarLayout
import AshlarTestSupport
import AshlarViews
import Testing

/// What holds for every layout, over random trees of views, multi-line text, containers with baselines and pictures.
@Suite struct PropertyTests {
  // MARK: Idempotent

  /// Nothing moves when everything is asked for again, or every constraint is taken back and made anew.
  @Test(arguments: 0..<150) func layoutIsIdempotent(seed: Int) {
    let tree = RandomTree(seed: seed)
    tree.window.layoutIfNeeded()
    let frames = tree.frames
    tree.window.layoutIfNeeded()
    #expect(tree.frames == frames)
    for view in tree.views {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
      view.invalidateIntrinsicContentSize()
    }
    tree.window.layoutIfNeeded()
    #expect(tree.frames == frames, "seed \(seed)")
    LayoutConstraint.deactivate(tree.constraints)
    tree.window.layoutIfNeeded()
    LayoutConstraint.activate(tree.constraints)
    tree.window.layoutIfNeeded()
    #expect(tree.differences(from: frames) == [], "seed \(seed)")
  }

  // MARK: Right to left

  /// From right to left every view lies where its mirror image lies from left to right.
  @Test(arguments: 0..<150) func rightToLeftMirrorsLeftToRight(seed: Int) {
    let tree = RandomTree(seed: seed)
    let mirrored = RandomTree(seed: seed, direction: .rightToLeft)
    tree.window.layoutIfNeeded()
    mirrored.window.layoutIfNeeded()
    let open = tree.window.engine.ambiguousComponents().filter { $0.kind == .x || $0.kind == .width }
    #expect(open.isEmpty, "seed \(seed): the tree is ambiguous")
    #expect(mirrored.differences(from: RandomTree.mirrored(tree)) == [], "seed \(seed)")
    // The same tree, turned round and back.
    let frames = tree.frames
    tree.window.layoutDirectionOverride = .rightToLeft
    tree.window.layoutIfNeeded()
    #expect(tree.differences(from: mirrored.frames) == [], "seed \(seed), turned round")
    tree.window.layoutDirectionOverride = .leftToRight
    tree.window.layoutIfNeeded()
    #expect(tree.differences(from: frames) == [], "seed \(seed), turned back")
  }

  // MARK: Adding and removing

  /// Whatever is added and removed again, every frame is as it was before.
  @Test(arguments: 0..<150) func removingUndoesAdding(seed: Int) {
    let tree = RandomTree(seed: seed)
    tree.window.layoutIfNeeded()
    let frames = tree.frames
    var random = SplitMix64(seed: UInt64(seed) + 10_000)
    for step in 0..<6 {
      let undo = Self.addSomething(to: tree, &random)
      tree.window.layoutIfNeeded()
      undo()
      tree.window.layoutIfNeeded()
      #expect(tree.differences(from: frames) == [], "seed \(seed), step \(step)")
    }
  }

  /// - Returns: what takes it away again.
  private static func addSomething(to tree: RandomTree, _ random: inout SplitMix64) -> () -> Void {
    let (one, other) = (random.pick(tree.views), random.pick(tree.views))
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      // A required wish, which may well conflict with what is there.
      let width = one.widthAnchor.constraint(equalToConstant: random.whole(in: 0...300))
      let place = one.leadingAnchor.constraint(
        equalTo: tree.window.leadingAnchor, constant: random.whole(in: -50...300))
      LayoutConstraint.activate([width, place])
      return { LayoutConstraint.deactivate([width, place]) }
    case 1:
      let guide = LayoutGuide()
      one.addLayoutGuide(guide)
      LayoutConstraint.activate([
        guide.widthAnchor.constraint(equalTo: other.widthAnchor, constant: 10),
        guide.topAnchor.constraint(equalTo: other.lastBaselineAnchor),
      ])
      return { one.removeLayoutGuide(guide) }
    case 2:
      one.semanticContentAttribute = .forceRightToLeft
      one.isHidden = true
      return {
        one.semanticContentAttribute = .unspecified
        one.isHidden = false
      }
    default:
      let label = Label().placedByConstraints()
      label.text = "some text to push others away"
      label.numberOfLines = 0
      one.addSubview(label)
      LayoutConstraint.activate([
        label.widthAnchor.constraint(equalTo: one.widthAnchor),
        label.lastBaselineAnchor.constraint(equalTo: other.firstBaselineAnchor, constant: 3),
        other.heightAnchor.constraint(greaterThanOrEqualTo: label.heightAnchor),
      ])
      return { label.removeFromSuperview() }
    }
  }

  // MARK: Incremental

  /// A layout after each change comes to the same as one layout after all of them.
  @Test(arguments: 0..<150) func incrementalEqualsFull(seed: Int) {
    let tree = RandomTree(seed: seed)
    let fresh = RandomTree(seed: seed)
    var (random, same) = (SplitMix64(seed: UInt64(seed) + 20_000), SplitMix64(seed: UInt64(seed) + 20_000))
    tree.window.layoutIfNeeded()
    for _ in 0..<10 {
      tree.change(&random)
      tree.window.layoutIfNeeded()
      fresh.change(&same)
    }
    fresh.window.layoutIfNeeded()
    #expect(tree.differences(from: fresh.frames) == [], "seed \(seed)")
  }

  // MARK: Fitting

  /// The size that fits is the one that the view has where nothing but the target has a say.
  @Test(arguments: 0..<150) func fittingEqualsLayingOut(seed: Int) {
    let tree = RandomTree(seed: seed)
    let other = RandomTree(seed: seed)
    tree.window.layoutIfNeeded()
    var random = SplitMix64(seed: UInt64(seed) + 30_000)
    let target = Size(width: random.whole(in: 0...300), height: random.whole(in: 0...300))
    let priority = random.pick([LayoutPriority.fittingSizeLevel, 500.5, .required])
    // Without the constraints that the window holds nothing outside of a view has a say in it.
    LayoutConstraint.deactivate(other.window.layoutNode.constraints)
    for (view, twin) in zip(tree.views, other.views) where view.superview === tree.window {
      let before = tree.frames
      let fitted = view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel)
      #expect(tree.frames == before && !tree.window.engine.needsLayout)
      let width = twin.widthAnchor.constraint(equalToConstant: target.width)
      let height = twin.heightAnchor.constraint(equalToConstant: target.height)
      width.priority = priority
      height.priority = .fittingSizeLevel
      LayoutConstraint.activate([width, height])
      other.window.layoutIfNeeded()
      let found = Rect(origin: .zero, size: twin.frame.size)
      #expect(Rect(origin: .zero, size: fitted).isClose(to: found), "seed \(seed): \(fitted), not \(found.size)")
    }
  }
}

extension RandomTree {
  /// Where the views of a tree would lie if each superview were turned round.
  fileprivate static func mirrored(_ tree: RandomTree) -> [Rect] {
    tree.views.map { view in
      var frame = view.frame
      frame.origin.x = (view.superview?.frame.width ?? 0) - frame.maxX
      return frame
    }
  }
}
