import AshlarLayout

/// The part of an item that a logged constraint talks about.
public enum ReportedAttribute: Equatable, Sendable {
  /// One of the attributes that constraints are made with.
  case layout(LayoutAttribute)
  /// A part of a frame, which autoresizing masks stand for.
  case frame(FramePart)
  /// Printed as `(null)`: Masonry has no name for it.
  case unnamed
  /// A private variable, such as `contentHeight` in `contentHeight{id: 7}`.
  case variable(String)
  /// A line that is made of others, or whose name several have, such as the `row-boundary` of a grid: which one is meant
  /// cannot be told.
  case derived(String)

  /// The coordinates of a frame in the superview.
  public enum FramePart: UInt8, CaseIterable, Sendable {
    /// The left edge.
    case minX
    /// The middle between left and right.
    case midX
    /// The right edge.
    case maxX
    /// The top edge.
    case minY
    /// The middle between top and bottom.
    case midY
    /// The bottom edge.
    case maxY

    /// The part's name in a log.
    public var name: String {
      switch self {
      case .minX: "minX"
      case .midX: "midX"
      case .maxX: "maxX"
      case .minY: "minY"
      case .midY: "midY"
      case .maxY: "maxY"
      }
    }

    /// The attribute for the same line.
    public var attribute: LayoutAttribute {
      switch self {
      case .minX: .left
      case .midX: .centerX
      case .maxX: .right
      case .minY: .top
      case .midY: .centerY
      case .maxY: .bottom
      }
    }
  }

  /// The attribute of layout that says the same, or `nil` for what is hidden.
  public var layoutAttribute: LayoutAttribute? {
    switch self {
    case .layout(let attribute): attribute
    case .frame(let part): part.attribute
    case .unnamed, .variable, .derived: nil
    }
  }

  /// The attribute as logs print it.
  public var name: String {
    switch self {
    case .layout(let attribute): attribute.name
    case .frame(let part): part.name
    case .unnamed: "(null)"
    case .variable(let name), .derived(let name): name
    }
  }

  /// The axis, as far as the name tells.
  public var axis: Axis? {
    if let layoutAttribute { return layoutAttribute.axis }
    switch self {
    case .variable: return ReportedAttribute.axis(ofVariable: Array(name.utf8))
    case .derived("row-boundary"): return .vertical
    case .derived("column-boundary"): return .horizontal
    case .derived(let name): return LayoutAttribute(name: name)?.axis
    default: return nil
    }
  }

  private static func axis(ofVariable bytes: [UInt8]) -> Axis? {
    if Bytes.find("Height", in: bytes) != nil || bytes.last == UInt8(ascii: "Y") { return .vertical }
    if Bytes.find("Width", in: bytes) != nil || bytes.last == UInt8(ascii: "X") { return .horizontal }
    return nil
  }
}
