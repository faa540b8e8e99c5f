import AshlarLayout

/// Some attributes, in the fixed order in which a chain states them, whatever the order of its words.
public struct AttributeSet: OptionSet, Hashable, Sendable {
  /// One bit an attribute, the first stated in the lowest.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  // Constants that clients see must be plain: the words of the chain are inlined into them.

  /// The left edge.
  public static let left = AttributeSet(rawValue: 1 << 0)
  /// The top edge.
  public static let top = AttributeSet(rawValue: 1 << 1)
  /// The right edge.
  public static let right = AttributeSet(rawValue: 1 << 2)
  /// The bottom edge.
  public static let bottom = AttributeSet(rawValue: 1 << 3)
  /// The edge where the layout direction starts.
  public static let leading = AttributeSet(rawValue: 1 << 4)
  /// The edge where the layout direction ends.
  public static let trailing = AttributeSet(rawValue: 1 << 5)
  /// The width.
  public static let width = AttributeSet(rawValue: 1 << 6)
  /// The height.
  public static let height = AttributeSet(rawValue: 1 << 7)
  /// The middle between left and right.
  public static let centerX = AttributeSet(rawValue: 1 << 8)
  /// The middle between top and bottom.
  public static let centerY = AttributeSet(rawValue: 1 << 9)
  /// The baseline of the last line of text.
  public static let lastBaseline = AttributeSet(rawValue: 1 << 10)
  /// The baseline of the first line of text.
  public static let firstBaseline = AttributeSet(rawValue: 1 << 11)
  /// The left margin line.
  public static let leftMargin = AttributeSet(rawValue: 1 << 12)
  /// The right margin line.
  public static let rightMargin = AttributeSet(rawValue: 1 << 13)
  /// The top margin line.
  public static let topMargin = AttributeSet(rawValue: 1 << 14)
  /// The bottom margin line.
  public static let bottomMargin = AttributeSet(rawValue: 1 << 15)
  /// The margin line where the layout direction starts.
  public static let leadingMargin = AttributeSet(rawValue: 1 << 16)
  /// The margin line where the layout direction ends.
  public static let trailingMargin = AttributeSet(rawValue: 1 << 17)
  /// The middle between left and right margin.
  public static let centerXWithinMargins = AttributeSet(rawValue: 1 << 18)
  /// The middle between top and bottom margin.
  public static let centerYWithinMargins = AttributeSet(rawValue: 1 << 19)
}

extension AttributeSet {
  /// The attribute of each bit.
  private static func attribute(ofBit bit: Int) -> LayoutAttribute {
    switch bit {
    case 0: .left
    case 1: .top
    case 2: .right
    case 3: .bottom
    // From here on the bits follow the raw values of the attributes.
    default: LayoutAttribute(rawValue: bit + 1) ?? .notAnAttribute
    }
  }

  /// The attributes in the order in which they are stated.
  struct Iterator: IteratorProtocol {
    var bits: UInt32

    var upcoming: LayoutAttribute? { bits == 0 ? nil : AttributeSet.attribute(ofBit: bits.trailingZeroBitCount) }

    mutating func next() -> LayoutAttribute? {
      defer { bits &= bits &- 1 }
      return upcoming
    }
  }

  /// Walks over the attributes in the order in which they are stated.
  var attributes: IteratorSequence<Iterator> { IteratorSequence(Iterator(bits: rawValue)) }

  private static let sizes: AttributeSet = [.width, .height]

  /// Whether every attribute is a width or a height, which may stand without a partner.
  var isOnlySizes: Bool { isSubset(of: AttributeSet.sizes) }

  var first: LayoutAttribute? { Iterator(bits: rawValue).upcoming }

  var isSingle: Bool { rawValue != 0 && rawValue & (rawValue - 1) == 0 }

  /// The set of that attribute alone; ``LayoutAttribute/notAnAttribute`` gives the empty set.
  public init(_ attribute: LayoutAttribute) {
    switch attribute {
    case .notAnAttribute: self = []
    case .left: self = .left
    case .top: self = .top
    case .right: self = .right
    case .bottom: self = .bottom
    default: self.init(rawValue: 1 << UInt32(attribute.rawValue - 1))
    }
  }

  /// The attribute of this set with which a first attribute is paired, or `.notAnAttribute`: none of it fits.
  ///
  /// That is the same attribute, else the only one, else the one on the margin of the same edge, or the edge of the same
  /// margin. The empty set stands for every attribute.
  func partner(of first: LayoutAttribute) -> LayoutAttribute {
    if isEmpty || contains(AttributeSet(first)) { return first }
    if isSingle { return self.first ?? first }
    let twin = first.acrossMargin
    return twin != .notAnAttribute && contains(AttributeSet(twin)) ? twin : .notAnAttribute
  }
}

extension LayoutAttribute {
  /// The margin line of an edge, and the edge of a margin line.
  fileprivate var acrossMargin: LayoutAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    case .notAnAttribute, .width, .height, .lastBaseline, .firstBaseline: .notAnAttribute
    }
  }
}
