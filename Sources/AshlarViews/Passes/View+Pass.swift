import AshlarDiagnostics
import AshlarLayout

/// The layout pass: constraints are updated from leaf to root, the engine solves, views lay out from root to leaf.
extension View {
  /// How often a pass starts over because views keep asking for more; Apple's watch for feedback loops uses the same
  /// number.
  private static let roundLimit = 100

  /// Lays out the view's whole tree from its topmost view, as far as something in it asked for that.
  ///
  /// First ``updateConstraints()`` from leaf to root, then all frames, then ``layoutSubviews()`` from root to leaf. What
  /// a view asks for meanwhile is done in the same pass, unless views never stop asking. Inside of
  /// ``layoutSubviews()`` it only brings frames up to date: the pass under way comes to everything below.
  public func layoutIfNeeded() {
    topView.layOutTree()
  }

  /// Updates the constraints of the view and all that is in it, as far as something there asked for that, from leaf to
  /// root.
  public func updateConstraintsIfNeeded() {
    let top = topView
    guard top.flags.insert(.isUpdating).inserted else { return }
    updateDirtyViews { view in
      // Left to a layout pass, which knows which widths belong to it.
      view.invalidateIntrinsicContentSize()
    }
    top.flags.remove(.isUpdating)
  }

  /// The engine of the tree of which this is the topmost view, made if there is none.
  package func hostEngine() -> LayoutEngine {
    if let hostedEngine { return hostedEngine }
    let engine = LayoutEngine(root: self, size: layoutNode.frame.size)
    let printer = EventPrinter(LayoutLog(name: View.itemName(of:)))
    engine.fallbackEventHandler = { printer.print($0) }
    hostedEngine = engine
    return engine
  }

  private func layOutTree() {
    let engine = hostEngine()
    // Frames can wait until the update under way has said all.
    if flags.contains(.isUpdating) { return }
    guard flags.insert(.isPlacing).inserted else {
      settle(engine)
      return
    }
    var rounds = 0
    repeatedRounds = 0
    repeat {
      settle(engine)
      placeDirtyViews(engine)
      rounds += 1
    } while hostedEngine === engine && isUnsettled(engine) && rounds < View.roundLimit
      && repeatedRounds < View.roundLimit
    flags.remove(.isPlacing)
  }

  private func isUnsettled(_ engine: LayoutEngine) -> Bool {
    needsVisit(for: .update) || needsVisit(for: .layout) || engine.needsLayout
  }

  /// What the base of ``layoutSubviews()`` does in a pass.
  func settleWhilePlacing() {
    guard let engine = layoutNode.engine else { return }
    let top = topView
    if top.flags.contains(.isPlacing) { top.settle(engine) }
  }

  /// Updates constraints and frames until nothing is left to update.
  private func settle(_ engine: LayoutEngine) {
    guard needsVisit(for: .update) || engine.needsLayout, flags.insert(.isUpdating).inserted else { return }
    if !flags.contains(.isPlacing) { repeatedRounds = 0 }
    // Only what is left when widths, heights and insets agree is a conflict.
    engine.holdsConflicts = true
    let knownConflicts = engine.conflicts
    var areInsetsRelaxed = false
    var isRepeated = false
    repeat {
      // One budget for the whole pass: views that never come to rest must not multiply it by their number.
      if isRepeated { repeatedRounds += 1 }
      isRepeated = true
      var measured: [View] = []
      updateDirtyViews { view in
        view.takeContent()
        measured.append(view)
      }
      solve(engine, measured)
      if !areInsetsRelaxed { areInsetsRelaxed = relaxInsets(engine, knowing: knownConflicts) }
    } while hostedEngine === engine && (needsVisit(for: .update) || engine.needsLayout)
      && repeatedRounds < View.roundLimit
    flags.remove(.isUpdating)
    engine.holdsConflicts = false
  }

  // MARK: Leaf to root

  /// - Parameter measure: takes care of a view whose content is to be asked for.
  private func updateDirtyViews(_ measure: (View) -> Void) {
    for view in takeViewsToUpdate() {
      if view.flags.contains(.needsUpdateConstraints) {
        view.tellUpdateConstraints()
        // Afterwards: a view that asks for itself while it is asked would be asked for ever.
        view.flags.remove(.needsUpdateConstraints)
      }
      if view.flags.remove(.needsContent) != nil { measure(view) }
    }
  }

  /// The views that need an update, subviews before their superview and siblings from back to front.
  private func takeViewsToUpdate() -> [View] {
    var found: [View] = []
    // From front to back with each superview first, which is the wanted order reversed.
    var upcoming = [self]
    while let view = upcoming.popLast() {
      if !view.flags.isDisjoint(with: .needsAnyUpdate) { found.append(view) }
      guard view.flags.remove(.descendantNeedsUpdate) != nil else { continue }
      let start = upcoming.count
      view.takeListed(for: .update, onto: &upcoming)
      // Reversing a slice would copy everything.
      var (low, high) = (start, upcoming.count - 1)
      while low < high {
        upcoming.swapAt(low, high)
        low += 1
        high -= 1
      }
    }
    found.reverse()
    return found
  }

  // MARK: Root to leaf

  private func placeDirtyViews(_ engine: LayoutEngine) {
    // Subviews are noted when the pass goes into their superview, because views may add, remove and reorder others while
    // they lay out. The backmost comes last here and so first.
    var upcoming = [self]
    while let view = upcoming.popLast() {
      if view.layoutNode.isLaidOut(by: engine), view.flags.remove(.needsLayout) != nil {
        view.laidOutSize = view.layoutNode.frame.size
        view.tellLayoutSubviews()
        settle(engine)
      }
      guard view.layoutNode.isLaidOut(by: engine) else {
        // It left meanwhile; where it is now a later pass has to find what it needs.
        view.superview?.passOnMarks(of: view)
        continue
      }
      if view.flags.remove(.descendantNeedsLayout) != nil { view.takeListed(for: .layout, onto: &upcoming) }
    }
  }
}
