/// One of the four numbers of an item's alignment rectangle.
public struct LayoutComponent: Equatable {
  /// Which number; the raw values follow the order in which components are listed.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case x
    case y
    case width
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

  public var node: LayoutNode
  public var kind: Kind

  public init(node: LayoutNode, kind: Kind) {
    self.node = node
    self.kind = kind
  }

  /// The item, or `nil` when it is gone.
  public var item: (any LayoutItem)? { node.owner }
}
