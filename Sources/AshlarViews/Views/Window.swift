import AshlarLayout

/// The topmost view of a tree that is shown: it has the size that it is given and decides what holds for the whole tree.
///
/// A tree without window is laid out just as well, with the defaults. A window is never a subview.
open class Window: View {
  /// Lays out the tree: its events, conflicts and open components.
  public var engine: LayoutEngine { hostEngine() }

  /// Measures the text of the tree.
  ///
  /// - Complexity: to set it, O(size of the tree).
  public var measurer: any TextMeasuring {
    get { textMeasurer }
    set { textMeasurer = newValue }
  }

  /// How many pixels a point has, 1…3, or `nil`: frames are not rounded.
  public var scale: Double? {
    get { engine.scale }
    set { engine.scale = newValue }
  }

  /// What "standard" gaps are in the tree.
  public var standardSpacing: StandardSpacing {
    get { engine.standardSpacing }
    set { engine.standardSpacing = newValue }
  }

  /// Hears of conflicts and invalid constraints of the tree.
  ///
  /// While it is `nil`, as in a tree without window, they are printed to standard error, each distinct one once: what
  /// ``LayoutEvent/log`` says. A handler that does nothing keeps the tree quiet.
  public var eventHandler: ((LayoutEvent) -> Void)? {
    get { engine.eventHandler }
    set { engine.eventHandler = newValue }
  }

  /// What the screen itself covers at the edges, such as a status bar, in points; nothing unless set.
  ///
  /// Values that are not finite are ignored, negative ones count as 0.
  public var systemSafeAreaInsets = EdgeInsets.zero {
    didSet {
      systemSafeAreaInsets =
        systemSafeAreaInsets.isComputable ? systemSafeAreaInsets.withoutNegatives : oldValue
      updateInsets()
    }
  }

  /// How high the keyboard reaches from the bottom, in points; 0, no keyboard, unless set.
  ///
  /// A value that is not finite is ignored, a negative one counts as 0.
  public var keyboardHeight = 0.0 {
    didSet {
      keyboardHeight = keyboardHeight.isComputable ? max(keyboardHeight, 0) : oldValue
      updateInsets()
    }
  }

  /// The controller whose view fills the window, or `nil`; the window keeps it alive.
  public var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// Makes an empty window.
  ///
  /// - Parameter frame: in points; its size is a fact that no constraint can break.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    _ = hostEngine()
  }

  /// Makes an empty window at the origin.
  ///
  /// - Parameter size: in points; a fact that no constraint can break.
  public convenience init(size: Size) {
    self.init(frame: Rect(origin: .zero, size: size))
  }

  override var asWindow: Window? { self }

  override var ownCoverage: Coverage { Coverage(safeArea: systemSafeAreaInsets, keyboard: keyboardHeight) }
}
