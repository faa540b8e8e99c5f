import AshlarSolver

/// Lays out one tree: turns its active constraints into rows of a solver and its solution into frames.
///
/// Changes to the tree, its items and constraints are collected; ``layoutIfNeeded()`` applies all of them at once. The
/// root's size is a fact that no constraint can break. Frames depend on the constraints and the order of items, never on
/// the order of changes.
public final class LayoutEngine {
  /// The topmost item of the tree; its frame is the given size at the origin.
  public let root: LayoutNode
  /// Hears of conflicts and invalid constraints: the former after a pass, the latter at once, or after the next pass if
  /// there was no handler yet.
  public var eventHandler: ((LayoutEvent) -> Void)?
  /// Hears what nobody else does; set by a module that can print.
  package var fallbackEventHandler: ((LayoutEvent) -> Void)?
  /// What "standard" gaps are in this tree.
  public var standardSpacing = StandardSpacing()
  /// Decides which member of a conflicting set, in activation order, is broken.
  package var choosesBroken: ([LayoutConstraint]) -> LayoutConstraint? = { BreakingRule($0).choice }

  /// The root's size, in points; a negative or undefined length counts as 0.
  public var size: Size {
    didSet {
      size = LayoutEngine.valid(size)
      if size != oldValue { rootDidChange() }
    }
  }

  /// How many pixels a point has, 1…3, or `nil`: frames are not rounded.
  public var scale: Double? {
    didSet { if scale != oldValue { roundingDidChange() } }
  }

  let solver = Solver()
  @exclusivity(unchecked) var activationCount: Int64 = 0
  /// How many active constraints compare a width with a height.
  @exclusivity(unchecked) var axisComparisonCount = 0
  /// How many active constraints may mean a baseline.
  @exclusivity(unchecked) var baselineMentionCount = 0
  /// How many baselines of containers come, or are to come, from what is in them.
  @exclusivity(unchecked) var forwardedBaselineCount = 0
  @exclusivity(unchecked) var viewCount: Int64 = 0
  @exclusivity(unchecked) var guideCount: Int64 = 0
  // Uncounted: a node is taken out when it leaves the tree, a constraint when it is deactivated.
  @exclusivity(unchecked) var nodesByVariable: [Unmanaged<LayoutNode>?] = []
  @exclusivity(unchecked) var constraintsByID: [Unmanaged<LayoutConstraint>?] = []
  @exclusivity(unchecked) var pending = PendingChanges()
  /// Lowers one constraint after the other, in the same memory.
  @exclusivity(unchecked) var rows = RowBuilder()
  @exclusivity(unchecked) var isUpdating = false
  var heldEvents: [LayoutEvent] = []
  /// What an exercise of ambiguity wishes, until the next change.
  var wishes: [ConstraintID] = []
  /// How often ambiguity was exercised.
  var exerciseCount = 0
  /// Set while changes follow from an exercise and so do not end it.
  package var isExercising = false

  /// The conflicts in force after the last pass, ordered by the activation of the broken constraints.
  public internal(set) var conflicts: [LayoutConflict] = []
  /// Those that the handler knows of.
  var reportedConflicts: [LayoutConflict] = []
  /// Whether conflicts wait to be reported until this is unset: a host that lays out several times in a row speaks only
  /// of what is left at the end.
  package var holdsConflicts = false {
    didSet {
      guard oldValue, !holdsConflicts else { return }
      reportConflicts()
      if !isUpdating { deliverEvents() }
    }
  }
  /// How many items the last pass looked at.
  @exclusivity(unchecked) package internal(set) var visitedNodeCount = 0

  /// Makes the engine of a tree whose root is `root`; the item must outlive the engine or call
  /// ``LayoutNode/ownerWillDeinit()``.
  ///
  /// The root leaves its present parent or engine.
  ///
  /// - Complexity: O(size of the tree).
  public init(root: any LayoutItem, size: Size, scale: Double? = nil) {
    self.root = root.layoutNode
    self.size = LayoutEngine.valid(size)
    self.scale = scale
    if self.root.parent != nil { self.root.removeFromParent() }
    self.root.engine?.dissolve()
    join(self.root)
    rootDidChange()
  }

  deinit { dissolve() }

  private static func valid(_ size: Size) -> Size {
    Size(width: validLength(size.width), height: validLength(size.height))
  }

  static func validLength(_ length: Double) -> Double {
    length > 0 ? min(length, .largestComputable) : 0
  }

  /// The newest member of a conflicting set that is not a system constraint, or the newest if all are: a simpler rule than
  /// ``BreakingRule``, and that of the independent solvers that tests compare with.
  package static func newestOfUser(_ set: [LayoutConstraint]) -> LayoutConstraint? {
    set.last { !$0.isSystem } ?? set.last
  }
}
