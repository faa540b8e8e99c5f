/// One of the four numbers of an item's alignment rectangle.
public struct LayoutComponent: Equatable {
  /// Which number; the raw values follow the order in which components are listed.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// Where the left edge lies.
    case x
    /// Where the top edge lies.
    case y
    /// How wide it is.
    case width
    /// How high it is.
    case height

    /// The component's name in messages.
    public var name: String {
      switch self {
      case .x: "x"
      case .y: "y"
      case .width: "width"
      case .height: "height"
      }
    }
  }

  /// Whose rectangle it is.
  public var node: LayoutNode
  /// Which of the four numbers it is.
  public var kind: Kind

  /// Names a component of a node.
  public init(node: LayoutNode, kind: Kind) {
    self.node = node
    self.kind = kind
  }

  /// The item, or `nil` when it is gone.
  public var item: (any LayoutItem)? { node.owner }
}
