/// Every call of a hook passes here: the owner answers if there is one.
extension ViewController {
  /// Forgets the owner, which calls it in its `deinit`.
  public func ownerWillDeinit() { owner = nil }

  func tellLoadView() {
    if let owner { owner.loadView(of: self) } else { loadView() }
  }

  func tellViewDidLoad() {
    if let owner { owner.viewDidLoad(of: self) } else { viewDidLoad() }
  }

  func tellUpdateViewConstraints() {
    if let owner { owner.updateViewConstraints(of: self) } else { updateViewConstraints() }
  }

  func tellViewWillLayoutSubviews() {
    if let owner { owner.viewWillLayoutSubviews(of: self) } else { viewWillLayoutSubviews() }
  }

  func tellViewDidLayoutSubviews() {
    if let owner { owner.viewDidLayoutSubviews(of: self) } else { viewDidLayoutSubviews() }
  }

  func tellViewSafeAreaInsetsDidChange() {
    if let owner { owner.viewSafeAreaInsetsDidChange(of: self) } else { viewSafeAreaInsetsDidChange() }
  }

  func tellViewLayoutMarginsDidChange() {
    if let owner { owner.viewLayoutMarginsDidChange(of: self) } else { viewLayoutMarginsDidChange() }
  }

  func tellWillMove(toParent parent: ViewController?) {
    if let owner { owner.controller(self, willMoveToParent: parent) } else { willMove(toParent: parent) }
  }

  func tellDidMove(toParent parent: ViewController?) {
    if let owner { owner.controller(self, didMoveToParent: parent) } else { didMove(toParent: parent) }
  }
}
