import AshlarLayout

extension View {
  /// The view that this one is in, or `nil` for the topmost.
  public internal(set) var superview: View? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// The subviews, from back to front.
  ///
  /// - Complexity: O(1) if nothing but adding at the front and removing from there happened since the last time, else
  ///   O(subviews).
  public var subviews: [View] {
    if let subviewArray { return subviewArray }
    var found: [View] = []
    var next = firstSubview
    while let view = next {
      found.append(view)
      next = view.nextSibling
    }
    subviewArray = found
    return found
  }

  /// The topmost view of the tree.
  ///
  /// - Complexity: O(1) in a tree that was laid out or has a window, else O(depth).
  public var topView: View {
    if let view = layoutNode.engine?.root.view { return view }
    var top = self
    while let above = top.superview { top = above }
    return top
  }

  /// The window at the top of the tree, or `nil` if there is none.
  public var window: Window? { topView.asWindow }

  /// Whether `other` is this view or above it.
  ///
  /// - Complexity: O(depth).
  public func isDescendant(of other: View) -> Bool {
    var candidate: View? = self
    while let view = candidate {
      if view === other { return true }
      candidate = view.superview
    }
    return false
  }

  // MARK: Adding

  /// Adds a view in front of the other subviews, after taking it from its present superview; one that is a subview
  /// already comes to the front.
  ///
  /// - Returns: `false`, and nothing changes, if the view is a window, this view or above it.
  @discardableResult
  public func addSubview(_ view: View) -> Bool {
    insert(view) { $0.lastSubview }
  }

  /// Adds a view in front of the first `index` subviews; too small or large an index means the nearest possible one.
  ///
  /// - Returns: `false`, and nothing changes, if the view is a window, this view or above it.
  /// - Complexity: O(index), besides the cost of adding.
  @discardableResult
  public func insertSubview(_ view: View, at index: Int) -> Bool {
    insert(view) { superview in
      guard index > 0 else { return nil }
      var previous = superview.firstSubview
      var place = 1
      while place < index, let next = previous?.nextSibling {
        previous = next
        place += 1
      }
      return previous
    }
  }

  /// Adds a view directly behind a subview, or at the front if that is none.
  ///
  /// - Returns: `false`, and nothing changes, if the view is a window, this view or above it.
  @discardableResult
  public func insertSubview(_ view: View, belowSubview sibling: View) -> Bool {
    if view === sibling { return sibling.superview === self }
    return insert(view) { superview in
      sibling.superview === superview ? sibling.previousSibling : superview.lastSubview
    }
  }

  /// Adds a view directly in front of a subview, or at the front if that is none.
  ///
  /// - Returns: `false`, and nothing changes, if the view is a window, this view or above it.
  @discardableResult
  public func insertSubview(_ view: View, aboveSubview sibling: View) -> Bool {
    if view === sibling { return sibling.superview === self }
    return insert(view) { superview in
      sibling.superview === superview ? sibling : superview.lastSubview
    }
  }

  /// Takes the view with all that is in it out of its superview; constraints that cross the cut become inactive.
  public func removeFromSuperview() {
    guard let superview else { return }
    // Until all is told: the superview may be the only one that keeps it.
    let keptOwner = keptOwner
    defer { withExtendedLifetime(keptOwner) {} }
    superview.tellWillRemove(self)
    tellWillMove(to: nil)
    let hadWindow = window != nil
    if hadWindow { tellSubtreeWillMove(toWindow: nil) }
    // A hook may have moved the view meanwhile.
    guard self.superview === superview else { return }
    detach(from: superview)
    if hadWindow { tellSubtreeDidMoveToWindow() }
    tellDidMove()
  }

  /// - Parameter previous: finds the subview behind the new place, once the view is in no superview any more.
  private func insert(_ view: View, after previous: (View) -> View?) -> Bool {
    guard canBecomeSuperview(of: view) else { return false }
    if view.superview === self {
      reorder(view, after: previous)
      return true
    }
    // On its way from one superview to the other nobody keeps it.
    let keptOwner = view.keptOwner
    defer { withExtendedLifetime(keptOwner) {} }
    view.tellWillMove(to: self)
    let newWindow = window
    let isNewWindow = newWindow !== view.window
    if isNewWindow { view.tellSubtreeWillMove(toWindow: newWindow) }
    if let former = view.superview {
      former.tellWillRemove(view)
      if view.superview === former { view.detach(from: former) }
    }
    guard canBecomeSuperview(of: view), view.superview == nil else { return false }
    attach(view, after: previous(self))
    if isNewWindow { view.tellSubtreeDidMoveToWindow() }
    view.tellDidMove()
    tellDidAdd(view)
    return true
  }

  private func canBecomeSuperview(of view: View) -> Bool {
    guard view !== self, view.asWindow == nil else { return false }
    return view.firstSubview == nil || !isDescendant(of: view)
  }

  private func attach(_ view: View, after previous: View?) {
    if let engine = view.hostedEngine {
      view.hostedEngine = nil
      engine.dissolve()
    }
    let measurer = view.ownTextMeasurer
    let direction = view.layoutDirection
    let frame = view.frame
    link(view, after: previous)
    layoutNode.addChild(view.layoutNode)
    view.layoutNode.showFrame(frame)
    passOnMarks(of: view)
    setNeedsLayout()
    if view.preservesSuperviewLayoutMargins { flags.insert(.hasPreservingSubview) }
    view.placeDidChange()
    if view.layoutDirection != direction { view.directionOfInsetsDidChange() }
    if view.flags.remove(.hasTentativeHeights) != nil { topView.flags.insert(.hasTentativeHeights) }
    if textMeasurer !== measurer { view.remeasureText() }
  }

  private func detach(from former: View) {
    let direction = layoutDirection
    topOrigin = layoutNode.frame.origin
    if layoutNode.isInEngine, topView.flags.contains(.hasTentativeHeights) { flags.insert(.hasTentativeHeights) }
    layoutNode.removeFromParent()
    former.unlink(self)
    former.subviewDidLeave(self)
    former.setNeedsLayout()
    placeWasLost()
    if layoutDirection != direction { directionOfInsetsDidChange() }
  }
}
