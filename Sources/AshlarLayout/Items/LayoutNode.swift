import AshlarSolver

/// The place of an item in the layout: its neighbours in the tree, what it wishes, and the frame that it got.
///
/// A node keeps its children alive; its pointers to parent, owner and engine are uncounted and cleared by the one that
/// dies. A tree belongs to one task at a time.
public final class LayoutNode {
  /// What role the item plays in the tree.
  public enum Kind: UInt8, Sendable {
    /// A view or a widget: may have children and guides.
    case view
    /// A guide: takes part in layout without being seen; comes after all views in the order of items.
    case guide
  }

  /// Whether the item is a view or a guide.
  public let kind: Kind
  // Fields that other modules read are behind computed properties: read directly from there, each access would be checked
  // for exclusiveness.
  @exclusivity(unchecked) private unowned(unsafe) var ownerField: (any LayoutItem)?

  // The tree. Siblings form a list so that adding and removing one costs the same however many there are.
  /// Not counted, neither here nor when it is compared.
  @exclusivity(unchecked) private var parentField: Unmanaged<LayoutNode>?
  @exclusivity(unchecked) var firstChild: LayoutNode?
  @exclusivity(unchecked) unowned(unsafe) var lastChild: LayoutNode?
  @exclusivity(unchecked) var nextSibling: LayoutNode?
  @exclusivity(unchecked) unowned(unsafe) var previousSibling: LayoutNode?

  // The engine, and what exists only in one.
  /// Not counted, neither here nor when it is compared.
  @exclusivity(unchecked) private var engineField: Unmanaged<LayoutEngine>?
  /// The place of the item in the order of items.
  @exclusivity(unchecked) var order: Int64 = 0
  /// Made in the first pass after the item joined.
  @exclusivity(unchecked) var variables: NodeVariables?
  /// What ``layoutDirection`` says.
  @exclusivity(unchecked) var cachedDirection = LayoutDirection.leftToRight
  /// Whether there is an ``owner``.
  @exclusivity(unchecked) private(set) var hasOwner = false
  @exclusivity(unchecked) private var isOwnedByViewField = false
  @exclusivity(unchecked) var marks: Marks = []

  // Constraints. Each list is held by its last member, see ``ConstraintLinks``.
  @exclusivity(unchecked) var lastHosted: Unmanaged<LayoutConstraint>?
  /// Of the constraints whose first item this is.
  @exclusivity(unchecked) var lastOwn: Unmanaged<LayoutConstraint>?
  /// Of the other constraints that name this node.
  @exclusivity(unchecked) var lastOther: Unmanaged<LayoutConstraint>?
  /// How many active constraints mention something in this subtree and are held above it.
  @exclusivity(unchecked) var crossingCount: Int32 = 0
  /// Numbers activations in a tree without engine; may be retired or missing, see ``liveClock()``.
  @exclusivity(unchecked) var clock: ActivationClock?

  // What the item wishes; boxes, because most nodes keep the defaults.
  @exclusivity(unchecked) var content: ContentSize?
  @exclusivity(unchecked) var edges: NodeEdges?
  @exclusivity(unchecked) private var translationField = FrameTranslation.off
  /// There once the frame stands for constraints, or has a mask.
  @exclusivity(unchecked) var translated: TranslatedFrame?
  /// What a module above keeps here.
  @exclusivity(unchecked) package var companion: (any NodeCompanion)?

  /// The direction that this item and its descendants follow, or `nil`: the parent's.
  @exclusivity(unchecked) public var forcedDirection: LayoutDirection? {
    didSet { if forcedDirection != oldValue { directionDidChange() } }
  }
  /// The direction that the constraints held by this item follow whatever is passed down, or `nil`: they follow that;
  /// descendants do not feel it.
  @exclusivity(unchecked) public var contentDirection: LayoutDirection? {
    didSet { if contentDirection != oldValue { contentDirectionDidChange(from: oldValue) } }
  }
  /// Whether the item is not drawn; it takes part in layout all the same.
  @exclusivity(unchecked) public var isHidden = false

  @exclusivity(unchecked) private var frameField = Rect.zero
  /// The top left corner in the root's coordinates before rounding; kept only by an engine that rounds to pixels.
  @exclusivity(unchecked) var absoluteOrigin = Point.zero

  /// Makes a node without parent; its owner is set afterwards.
  public init(kind: Kind = .view) {
    self.kind = kind
  }

  deinit {
    // Constraints know the node that holds them by an uncounted pointer, and one without owner holds them, too.
    deactivateHosted()
    releaseChildren()
  }
}

extension LayoutNode {
  /// The item that this node belongs to, or `nil` before it is set and after the item is gone.
  public var owner: (any LayoutItem)? {
    get { ownerField }
    set {
      ownerField = newValue
      hasOwner = newValue != nil
      isOwnedByViewField = false
    }
  }

  /// Whether the owner is of the class that the module above makes views of; only that module sets it.
  package var isOwnedByView: Bool {
    get { isOwnedByViewField }
    set { isOwnedByViewField = newValue }
  }

  /// The node that this one is a child or guide of, or `nil` for the topmost.
  public internal(set) var parent: LayoutNode? {
    get { parentField?.takeUnretainedValue() }
    set { parentField = newValue.map { Unmanaged.passUnretained($0) } }
  }

  @inline(__always)
  var parentReference: Unmanaged<LayoutNode>? { parentField }

  @inline(__always)
  func isChild(of other: LayoutNode) -> Bool { isChild(of: Unmanaged.passUnretained(other)) }

  @inline(__always)
  func isChild(of other: Unmanaged<LayoutNode>) -> Bool { parentField?.toOpaque() == other.toOpaque() }

  @inline(__always)
  func isSibling(of other: LayoutNode) -> Bool {
    parentField != nil && parentField?.toOpaque() == other.parentField?.toOpaque()
  }

  /// The engine that lays out the tree, or `nil` while there is none.
  public internal(set) var engine: LayoutEngine? {
    get { engineField?.takeUnretainedValue() }
    set { engineField = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// Whether an engine lays out the tree; unlike comparing ``engine`` it counts no reference.
  package func isLaidOut(by engine: LayoutEngine) -> Bool {
    engineField?.toOpaque() == Unmanaged.passUnretained(engine).toOpaque()
  }

  /// Whether an engine lays out the tree.
  package var isInEngine: Bool { engineField != nil }

  /// Whether the frame stands for constraints.
  package internal(set) var translation: FrameTranslation {
    get { translationField }
    set { translationField = newValue }
  }

  /// The item's rectangle in its parent's coordinates (a guide's in its owner's), in points, after the last layout pass.
  public internal(set) var frame: Rect {
    get { frameField }
    set { frameField = newValue }
  }

  /// Passing remarks of algorithms that walk over nodes.
  struct Marks: OptionSet {
    let rawValue: UInt8

    static let climbedByFirst = Marks(rawValue: 1)
    static let climbedBySecond = Marks(rawValue: 2)
    static let contentQueued = Marks(rawValue: 4)
    static let frameQueued = Marks(rawValue: 8)
    static let translationQueued = Marks(rawValue: 16)
  }

  /// The rectangle that constraints act on: the frame without its alignment-rect insets.
  public var alignmentRect: Rect { frame.inset(by: alignmentRectInsets) }

  /// Shows a frame that was set by hand, in the parent's coordinates; in an engine it lasts until the next layout pass,
  /// which confirms or corrects it, unless the frame stands for constraints.
  ///
  /// A frame that cannot be computed with is ignored; a negative length counts as 0.
  package func showFrame(_ shown: Rect) {
    guard shown.isComputable else { return }
    frame = Rect(x: shown.minX, y: shown.minY, width: max(shown.width, 0), height: max(shown.height, 0))
    engine?.enqueueFrame(of: self)
    frameWasSet()
  }

  /// The rectangle in the item's own coordinates.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// The frame in the root's coordinates.
  ///
  /// - Complexity: O(depth).
  public var absoluteFrame: Rect {
    var result = frame
    var ancestor = parent
    while let node = ancestor {
      result.origin.x += node.frame.minX
      result.origin.y += node.frame.minY
      ancestor = node.parent
    }
    return result
  }
}
