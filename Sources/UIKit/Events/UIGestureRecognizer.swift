import Foundation

/// Recognises what fingers do with a view.
///
/// There are no fingers on Linux and no selectors: a recogniser keeps closures, and code says what it recognised, by
/// ``send(_:)``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  private weak var heldView: UIView?

  /// Makes a recogniser that calls nothing.
  public override init() {
    super.init()
  }

  /// Makes a recogniser that calls a closure when it recognises something.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// The view that has the recogniser, or `nil`.
  open var view: UIView? { heldView }

  /// How far recognising has come.
  open private(set) var state = State.possible

  /// Whether the recogniser recognises anything.
  open var isEnabled = true

  /// Free text that tells the recogniser apart.
  open var name: String?

  /// Whether the view hears nothing of touches that were recognised. It is kept; here nothing depends on it.
  open var cancelsTouchesInView = true

  /// Has one more closure called when something is recognised.
  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

  /// Goes over to a state and calls the closures, in the order in which they were added, as if fingers had done it.
  ///
  /// A recogniser that is not enabled does nothing, nor does one of a view that hears nothing of fingers. After an end it
  /// is ready for the next time.
  public func send(_ state: State = .ended) {
    guard isEnabled else { return }
    var next = view
    while let view = next {
      if !view.isUserInteractionEnabled { return }
      next = view.superview
    }
    self.state = state
    for handler in handlers { handler(self) }
    switch state {
    case .ended, .cancelled, .failed: self.state = .possible
    case .possible, .began, .changed: break
    }
  }

  func take(_ view: UIView?) { heldView = view }
}

extension UIGestureRecognizer {
  /// How far recognising has come; the raw values are Apple's.
  public enum State: Int, Sendable {
    /// Nothing was recognised yet.
    case possible = 0
    /// It begins.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It is done.
    case ended = 3
    /// The system ended it.
    case cancelled = 4
    /// It is something else.
    case failed = 5

    /// The end of what has no duration.
    public static var recognized: State { .ended }
  }
}
