/// Which distances and lengths of an item change when its parent's size does, where no constraints of its own place it.
///
/// The raw values are those of `UIView.AutoresizingMask`. Left and right are meant as they are named, in either layout
/// direction.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// One bit for each flexible part.
  public let rawValue: UInt8

  /// Makes a mask of bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The distance to the parent's left edge.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the parent's right edge.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the parent's top edge.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the parent's bottom edge.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

extension AutoresizingMask {
  /// The three parts of an axis that may be flexible.
  struct Flexibility: Equatable {
    var near: Bool
    var length: Bool
    var far: Bool
  }

  /// What is flexible along an axis; where nothing is said, the far margin has to be.
  func flexibility(along axis: Axis) -> Flexibility {
    let bits = axis == .horizontal ? rawValue : rawValue >> 3
    let result = Flexibility(near: bits & 1 != 0, length: bits & 2 != 0, far: bits & 4 != 0)
    return result.near || result.length ? result : Flexibility(near: false, length: false, far: true)
  }

  /// The mask as Apple's logs write it, `h=--& v=-&-`: near margin, length, far margin; `&` is flexible.
  public var logText: String {
    "h=" + flexibility(along: .horizontal).logText + " v=" + flexibility(along: .vertical).logText
  }
}

extension AutoresizingMask.Flexibility {
  fileprivate var logText: String { (near ? "&" : "-") + (length ? "&" : "-") + (far ? "&" : "-") }
}
