/// Which subviews are arranged, and in which order. The order of arrangement and that of drawing are independent.
extension StackView {
  /// The views that the stack arranges, in that order; all of them are subviews.
  ///
  /// - Complexity: O(arranged views).
  public var arrangedSubviews: [View] { arranged.map { $0.view } }

  /// Arranges a view behind the others, after making it a subview if it is none; one that is arranged already moves
  /// there. It is no longer placed by its frame.
  ///
  /// - Returns: `false`, and nothing changes, if the view is a window, this view or above it.
  @discardableResult
  public func addArrangedSubview(_ view: View) -> Bool { insertArrangedSubview(view, at: arranged.count) }

  /// Arranges a view behind the first `index` others, after making it a subview if it is none; one that is arranged
  /// already moves there. Too small or large an index means the nearest possible one.
  ///
  /// - Returns: `false`, and nothing changes, if the view is a window, this view or above it.
  /// - Complexity: O(arranged views).
  @discardableResult
  public func insertArrangedSubview(_ view: View, at index: Int) -> Bool {
    var entry = ArrangedView(view: view)
    if let present = self.index(of: view) {
      entry = arranged.remove(at: present)
    } else {
      if view.superview !== self, !addSubview(view) { return false }
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    arranged.insert(entry, at: min(max(index, 0), arranged.count))
    setNeedsUpdateConstraints()
    return true
  }

  /// Arranges a view no longer; it stays a subview. A view that is not arranged stays as it is.
  ///
  /// - Complexity: O(arranged views).
  public func removeArrangedSubview(_ view: View) {
    guard let index = index(of: view) else { return }
    arranged.remove(at: index)
    // At once, not in the next pass: the view may leave with those that name it alone.
    installed.release(view.layoutNode)
    setNeedsUpdateConstraints()
  }

  /// Sets the gap behind an arranged view, which it loses when it is no longer arranged; `nil`: that of the stack.
  ///
  /// While the view is hidden, its gap is, too.
  ///
  /// - Complexity: O(arranged views).
  public func setCustomSpacing(_ spacing: StackSpacing?, after view: View) {
    guard let index = index(of: view), arranged[index].customSpacing != spacing else { return }
    arranged[index].customSpacing = spacing
    setNeedsUpdateConstraints()
  }

  /// The gap that was set for behind an arranged view, or `nil`: that of the stack.
  ///
  /// - Complexity: O(arranged views).
  public func customSpacing(after view: View) -> StackSpacing? {
    index(of: view).flatMap { arranged[$0].customSpacing }
  }

  private func index(of view: View) -> Int? { arranged.firstIndex { $0.view === view } }
}
