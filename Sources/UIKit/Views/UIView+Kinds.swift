import AshlarLayout
import AshlarViews
import Foundation

extension UIView {
  /// What an axis without intrinsic length has in ``intrinsicContentSize``: -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The target that asks for the smallest size which the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target that asks for the largest size which the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(View.layoutFittingExpandedSize)

  /// Which distances and lengths change when the superview's size does; the bits are Apple's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each flexible part.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// Which way content runs; the raw values are Apple's.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What a view's content means for the direction in which it runs; the raw values are Apple's.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It runs as everything else does.
  case unspecified = 0
  /// Controls of playback run from left to right everywhere.
  case playback = 1
  /// Content that stands for directions in space does not turn round.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}

extension SemanticContentAttribute {
  init(_ attribute: UISemanticContentAttribute) {
    switch attribute {
    case .unspecified: self = .unspecified
    case .playback: self = .playback
    case .spatial: self = .spatial
    case .forceLeftToRight: self = .forceLeftToRight
    case .forceRightToLeft: self = .forceRightToLeft
    }
  }
}

extension UISemanticContentAttribute {
  init(_ attribute: SemanticContentAttribute) {
    switch attribute {
    case .unspecified: self = .unspecified
    case .playback: self = .playback
    case .spatial: self = .spatial
    case .forceLeftToRight: self = .forceLeftToRight
    case .forceRightToLeft: self = .forceRightToLeft
    }
  }
}

extension UIUserInterfaceLayoutDirection {
  package init(_ direction: LayoutDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }
}

extension LayoutDirection {
  package init(_ direction: UIUserInterfaceLayoutDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }
}
