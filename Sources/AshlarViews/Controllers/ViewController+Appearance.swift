/// A view appears by joining a window and disappears by leaving it; nothing moves in between, so nothing takes time.
extension ViewController {
  /// How far a view has come in appearing.
  enum Appearance: UInt8 {
    case disappeared, appearing, appeared, disappearing
  }

  /// Whether the view is in a window, as the hooks have told.
  public var isViewAppeared: Bool { appearance == .appeared }

  /// Says what is about to happen to the view, before its own hooks and those of what is in it.
  func viewWillMove(toWindow window: Window?) {
    if window != nil {
      guard appearance == .disappeared else { return }
      appearance = .appearing
      if let owner { owner.viewWillAppear(of: self) } else { viewWillAppear() }
    } else {
      guard appearance == .appeared else { return }
      appearance = .disappearing
      if let owner { owner.viewWillDisappear(of: self) } else { viewWillDisappear() }
    }
  }

  /// Says what has happened to the view, after its own hooks.
  func viewDidMoveToWindow() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      if let owner { owner.viewDidAppear(of: self) } else { viewDidAppear() }
    case .disappearing:
      appearance = .disappeared
      if let owner { owner.viewDidDisappear(of: self) } else { viewDidDisappear() }
    case .disappeared, .appeared:
      break
    }
  }
}
