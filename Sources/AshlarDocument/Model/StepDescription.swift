import AshlarLayout

/// Changes that are applied together, in the order of the fields, and followed by a layout.
public struct StepDescription: Sendable {
  /// A property of an item that is set.
  public struct Change: Sendable {
    /// The id of a view or the root.
    public var item: String
    /// What it is set to.
    public var setting: PropertySetting

    /// Makes a change.
    public init(item: String, setting: PropertySetting) {
      self.item = item
      self.setting = setting
    }
  }

  /// Properties that are set.
  public var changes: [Change] = []
  /// New constants of constraints, by index.
  public var constants: [(index: Int, constant: Double)] = []
  /// New priorities of constraints, by index.
  public var priorities: [(index: Int, priority: LayoutPriority)] = []
  /// The indices of constraints that go.
  public var removals: [Int] = []
  /// Constraints that come, visual formats expanded in place; they take the next free indices.
  public var additions: [ConstraintStatement] = []
  /// What the layout should give afterwards.
  public var expectation = Expectation()

  /// Makes a step that changes nothing.
  public init() {}
}
