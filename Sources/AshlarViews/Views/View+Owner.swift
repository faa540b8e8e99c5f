import AshlarLayout

/// Every question of the tree passes here: the owner answers if there is one.
extension View {
  /// Forgets the owner, which calls it in its `deinit`.
  public func ownerWillDeinit() {
    // A former owner that dies of being replaced must not take the new one with it.
    if !flags.contains(.isReplacingOwner) { owner = nil }
  }

  /// Keeps the present owner in place of the former one, which may die of that and then calls back.
  func replaceKeptOwner() {
    var former = keptOwner
    keptOwner = owner
    flags.insert(.isReplacingOwner)
    withExtendedLifetime(former) {}
    former = nil
    flags.remove(.isReplacingOwner)
  }

  /// The class of the owner, or of the view if it has none.
  var className: String { owner?.className(of: self) ?? classNameOfObject(self) }

  var effectiveIntrinsicSize: IntrinsicSize {
    flags.insert(.isAskedForSize)
    defer { flags.remove(.isAskedForSize) }
    return owner?.intrinsicContentSize(of: self) ?? intrinsicContentSize
  }

  var effectiveAlignmentRectInsets: EdgeInsets { owner?.alignmentRectInsets(of: self) ?? alignmentRectInsets }

  var effectiveFirstBaseline: Double { owner?.firstBaselineOffsetFromTop(of: self) ?? firstBaselineOffsetFromTop }

  var effectiveLastBaseline: Double { owner?.lastBaselineOffsetFromBottom(of: self) ?? lastBaselineOffsetFromBottom }

  func tellUpdateConstraints() {
    if let controller { controller.tellUpdateViewConstraints() } else { tellOwnUpdateConstraints() }
  }

  /// Without asking the controller, which may want to say something before.
  func tellOwnUpdateConstraints() {
    if let owner { owner.updateConstraints(of: self) } else { updateConstraints() }
  }

  func tellLayoutSubviews() {
    controller?.tellViewWillLayoutSubviews()
    if let owner { owner.layoutSubviews(of: self) } else { layoutSubviews() }
    controller?.tellViewDidLayoutSubviews()
  }

  func tellSafeAreaInsetsDidChange() {
    if let owner { owner.viewSafeAreaInsetsDidChange(self) } else { safeAreaInsetsDidChange() }
    controller?.tellViewSafeAreaInsetsDidChange()
  }

  func tellLayoutMarginsDidChange() {
    if let owner { owner.viewLayoutMarginsDidChange(self) } else { layoutMarginsDidChange() }
    controller?.tellViewLayoutMarginsDidChange()
  }

  /// Tells all of the subtree, a superview before its subviews; hooks may change the tree meanwhile.
  func tellSubtreeWillMove(toWindow newWindow: Window?) {
    for view in subtree {
      view.controller?.viewWillMove(toWindow: newWindow)
      if let owner = view.owner {
        owner.view(view, willMoveToWindow: newWindow)
      } else {
        view.willMove(toWindow: newWindow)
      }
    }
  }

  /// Tells all of the subtree, a superview before its subviews; hooks may change the tree meanwhile.
  func tellSubtreeDidMoveToWindow() {
    for view in subtree {
      if let owner = view.owner { owner.viewDidMoveToWindow(view) } else { view.didMoveToWindow() }
      view.controller?.viewDidMoveToWindow()
    }
  }

  private var subtree: [View] {
    if firstSubview == nil { return [self] }
    var views: [View] = []
    walkSubtree { views.append($0) }
    return views
  }

  func tellWillMove(to newSuperview: View?) {
    if let owner {
      owner.view(self, willMoveToSuperview: newSuperview)
    } else {
      willMove(toSuperview: newSuperview)
    }
  }

  func tellDidMove() {
    if let owner { owner.viewDidMoveToSuperview(self) } else { didMoveToSuperview() }
  }

  func tellDidAdd(_ subview: View) {
    if let owner { owner.view(self, didAddSubview: subview) } else { didAddSubview(subview) }
  }

  func tellWillRemove(_ subview: View) {
    if let owner { owner.view(self, willRemoveSubview: subview) } else { willRemoveSubview(subview) }
  }
}

/// The name of an object's class; Embedded Swift does not know it.
package func classNameOfObject(_ object: AnyObject) -> String {
  #if hasFeature(Embedded)
    "View"
  #else
    String(describing: type(of: object))
  #endif
}
