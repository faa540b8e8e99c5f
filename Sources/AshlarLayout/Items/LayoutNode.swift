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
  /// The item that this node belongs to, or `nil` before it is set and after the item is gone.
  public unowned(unsafe) var owner: (any LayoutItem)?

  // The tree. Siblings form a list so that adding and removing one costs the same however many there are.
  /// The node that this one is a child or guide of, or `nil` for the topmost.
  public internal(set) unowned(unsafe) var parent: LayoutNode?
  var firstChild: LayoutNode?
  unowned(unsafe) var lastChild: LayoutNode?
  var nextSibling: LayoutNode?
  unowned(unsafe) var previousSibling: LayoutNode?

  // The engine, and what exists only in one.
  /// The engine that lays out the tree, or `nil` while there is none.
  public internal(set) unowned(unsafe) var engine: LayoutEngine?
  var variables: NodeVariables?
  /// What ``layoutDirection`` says.
  var cachedDirection = LayoutDirection.leftToRight

  // Constraints.
  var hosted: [LayoutConstraint] = []
  var mentions: [LayoutConstraint] = []
  /// How many active constraints mention something in this subtree and are held above it.
  var crossingCount: Int32 = 0
  /// Numbers activations in a tree without engine; may be retired or missing, see ``liveClock()``.
  var clock: ActivationClock?

  // What the item wishes; boxes, because most nodes keep the defaults.
  var content: ContentSize?
  var edges: NodeEdges?
  var marks: Marks = []
  /// What a module above keeps here.
  package var companion: (any NodeCompanion)?

  /// The direction that this item and its descendants follow, or `nil`: the parent's.
  public var forcedDirection: LayoutDirection? {
    didSet { if forcedDirection != oldValue { directionDidChange() } }
  }
  /// The direction that the constraints held by this item follow whatever is passed down, or `nil`: they follow that;
  /// descendants do not feel it.
  public var contentDirection: LayoutDirection? {
    didSet { if contentDirection != oldValue { contentDirectionDidChange(from: oldValue) } }
  }
  /// Whether the item is not drawn; it takes part in layout all the same.
  public var isHidden = false

  /// The item's rectangle in its parent's coordinates (a guide's in its owner's), in points, after the last layout pass.
  public internal(set) var frame = Rect.zero
  /// The top left corner in the root's coordinates before rounding; kept only by an engine that rounds to pixels.
  var absoluteOrigin = Point.zero

  /// Makes a node without parent; its owner is set afterwards.
  public init(kind: Kind = .view) {
    self.kind = kind
  }

  deinit {
    // Constraints know the node that holds them by an uncounted pointer, and one without owner holds them, too.
    while let constraint = hosted.last { constraint.deactivate() }
    releaseChildren()
  }
}

extension LayoutNode {
  /// Passing remarks of algorithms that walk over nodes.
  struct Marks: OptionSet {
    let rawValue: UInt8

    static let climbedByFirst = Marks(rawValue: 1)
    static let climbedBySecond = Marks(rawValue: 2)
    static let contentQueued = Marks(rawValue: 4)
    static let frameQueued = Marks(rawValue: 8)
  }

  /// The rectangle that constraints act on: the frame without its alignment-rect insets.
  public var alignmentRect: Rect { frame.inset(by: alignmentRectInsets) }

  /// Shows a frame that was set by hand, in the parent's coordinates; in an engine it lasts until the next layout pass,
  /// which confirms or corrects it.
  ///
  /// A frame that cannot be computed with is ignored; a negative length counts as 0.
  package func showFrame(_ shown: Rect) {
    guard shown.isComputable else { return }
    frame = Rect(x: shown.minX, y: shown.minY, width: max(shown.width, 0), height: max(shown.height, 0))
    engine?.enqueueFrame(of: self)
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
