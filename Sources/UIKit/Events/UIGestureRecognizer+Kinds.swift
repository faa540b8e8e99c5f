import Foundation

/// Recognises taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes. It is kept; here nothing depends on it.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes. It is kept; here nothing depends on it.
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that stays.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it has to stay, in seconds. It is kept; here nothing depends on it.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Recognises a finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero

  /// How far it has moved, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets how far it has moved, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
}

/// Recognises a quick movement.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Which way it goes. It is kept; here nothing depends on it.
  open var direction = Direction.right

  /// Ways to go; the bits are Apple's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each way.
    public let rawValue: UInt

    /// Makes ways of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
}
