import AshlarViews
import Foundation

extension UIScrollView {
  /// When a scroll view keeps its content clear of what covers it; the raw values are Apple's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`.
    case automatic = 0
    /// Along the axes along which the content can be scrolled.
    case scrollableAxes = 1
    /// On no axis.
    case never = 2
    /// On both axes.
    case always = 3

    init(_ behavior: ScrollView.ContentInsetAdjustmentBehavior) {
      switch behavior {
      case .automatic: self = .automatic
      case .scrollableAxes: self = .scrollableAxes
      case .never: self = .never
      case .always: self = .always
      }
    }
  }

  /// What scrolling does to the keyboard; the raw values are Apple's.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It takes the keyboard away.
    case onDrag = 1
    /// It pulls the keyboard away.
    case interactive = 2
  }
}

extension ScrollView.ContentInsetAdjustmentBehavior {
  init(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    switch behavior {
    case .automatic: self = .automatic
    case .scrollableAxes: self = .scrollableAxes
    case .never: self = .never
    case .always: self = .always
    }
  }
}

extension UIScrollView {
  /// How fast scrolling slows down when a finger lets go: by this factor in each millisecond, in Apple's numbers.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate of what is left of the speed after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How dark the bars are that show how far it is scrolled; the raw values are Apple's.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light line around it.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }
}
