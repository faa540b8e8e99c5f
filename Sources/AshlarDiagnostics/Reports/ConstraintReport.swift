/// What a log says in one place: a list of constraints, and which one was broken.
public struct ConstraintReport: Equatable, Sendable {
  /// Whose log it is.
  public enum Platform: UInt8, Sendable {
    /// iOS and its relatives.
    case uiKit
    /// macOS.
    case appKit
    /// Neither a header nor a class tells.
    case unknown
  }

  /// What the list is.
  public enum Kind: UInt8, Sendable {
    /// A list of constraints that were reported as unsatisfiable.
    case conflict
    /// Constraints that somebody printed.
    case dump
    /// The system has hidden the list.
    case redacted
  }

  /// A line that could not be read.
  public struct Unreadable: Equatable, Sendable {
    /// From 1.
    public var line: Int
    /// The line; of a long one some 300 bytes around the place where reading stopped.
    public var text: String
    /// Where reading stopped, from 1, in Unicode scalars of the line as it is read: entities, escapes and links resolved.
    public var column: Int
    /// The same in `text`.
    public var textColumn: Int
    /// What would have been read there.
    public var expected: ConstraintTextError.Expectation
  }

  /// What the list is.
  public var kind: Kind
  /// Whose log it is.
  public var platform: Platform = .unknown
  /// The line where it begins, from 1.
  public var line: Int
  /// The line where it ends.
  public var lastLine: Int
  /// All items, in order of appearance.
  public var items: [ReportedItem] = []
  /// The list.
  public var constraints: [ReportedConstraint] = []
  /// Lines that should be constraints and could not be read.
  public var unreadable: [Unreadable] = []
  /// What the log says was broken, as an index of the list; `nil`: nothing, or something that the list lacks.
  public var broken: Int?
  /// What the log says was broken, if the list lacks it.
  public var brokenElsewhere: ReportedConstraint?
  /// Whether the list shows gaps: somebody has left out lines, or the end is missing.
  public var isIncomplete = false

  /// Whether anything of it can be used.
  public var isReadable: Bool { !constraints.isEmpty || brokenElsewhere != nil }
}
