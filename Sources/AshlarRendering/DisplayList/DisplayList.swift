import AshlarLayout

/// A picture as data: what to draw, in order, each command over those before.
///
/// All coordinates are the picture's own, in points; y grows downward. Groups nest by pairs of commands instead of
/// values inside of values, so that a tree of any depth is drawn without recursion.
public struct DisplayList: Hashable, Sendable {
  /// The extent of the picture, in points.
  public var size: Size
  /// What the picture shows, for those who cannot see it; `nil`: nothing is said.
  public var title: String?
  /// What to draw. Every ``DisplayCommand/beginGroup(_:)`` has its ``DisplayCommand/endGroup``.
  public private(set) var commands: [DisplayCommand] = []
  /// How many groups are open.
  private var openGroups = 0

  /// An empty picture.
  public init(size: Size, title: String? = nil) {
    self.size = size
    self.title = title
  }

  /// Adds a command; an end without a beginning is left out.
  public mutating func append(_ command: DisplayCommand) {
    switch command {
    case .beginGroup: openGroups += 1
    case .endGroup:
      guard openGroups > 0 else { return }
      openGroups -= 1
    default: break
    }
    commands.append(command)
  }

  /// Hands every command to a painter, in order; groups that are still open are ended.
  ///
  /// - Complexity: O(commands).
  public func paint(with painter: inout some Painter) {
    painter.begin(size: size, title: title)
    for command in commands { command.paint(with: &painter) }
    for _ in 0..<openGroups { painter.endGroup() }
    painter.end()
  }
}
