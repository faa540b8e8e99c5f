import AshlarDiagnostics
import AshlarLayout

/// What one layout of a document gave.
public struct LayoutState: Sendable {
  /// Constraints that cannot hold together, as constraint strings.
  public struct Conflict: Equatable, Sendable {
    /// The earliest minimal set, in the order of activation.
    public var constraints: [String]
    /// The one that was broken.
    public var broken: String

    /// Makes a conflict.
    public init(constraints: [String], broken: String) {
      self.constraints = constraints
      self.broken = broken
    }
  }

  /// A number of an item's frame that the constraints leave open.
  public struct OpenComponent: Equatable, Sendable {
    /// The item's id.
    public var id: String
    /// Which of its numbers.
    public var kind: LayoutComponent.Kind

    /// Makes a component.
    public init(id: String, kind: LayoutComponent.Kind) {
      self.id = id
      self.kind = kind
    }
  }

  /// The frames in the coordinates of the parent, the root first, then views in their joining order, then guides.
  public var frames: [(id: String, frame: Rect)]
  /// The conflicts in force.
  public var conflicts: [Conflict]
  /// What the constraints leave open before the rest rule, in the order of the frames; empty unless asked for.
  public var ambiguous: [OpenComponent]
  /// What may not be as meant, such as content that is scrolled and has no definite size.
  public var warnings: [Diagnostic] = []
  /// Which point of their content the scroll views show at their top left corner, where it is not the first.
  public var contentOffsets: [(id: String, offset: Point)] = []

  /// Makes a state.
  public init(frames: [(id: String, frame: Rect)], conflicts: [Conflict], ambiguous: [OpenComponent]) {
    self.frames = frames
    self.conflicts = conflicts
    self.ambiguous = ambiguous
  }
}
