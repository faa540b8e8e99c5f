import AshlarLayout
import Foundation

/// A view that the user operates; it calls actions when something happens to it.
///
/// There are no touches on Linux, so events are sent by code: ``sendActions(for:)``.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var registrations: [Registration] = []

  /// An action with the events that call it.
  private struct Registration {
    var action: UIAction
    var events: Event
  }

  /// Makes a control.
  ///
  /// - Parameter frame: in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control.
  ///
  /// - Parameters:
  ///   - frame: in points.
  ///   - primaryAction: is called for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    // Not designated: a subclass that overrides only `init(frame:)` and `init(coder:)` has `init()` on Apple's platforms.
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control without size; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// Whether the user can operate the control.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }

  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the control is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// What of it all is so at present.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Hears that ``state`` changed.
  func stateDidChange() {}

  /// Where the content lies from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  /// Where the content lies from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

  /// Where the content lies from left to right, with leading and trailing resolved.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    switch contentHorizontalAlignment {
    case .leading: return isLeftToRight ? .left : .right
    case .trailing: return isLeftToRight ? .right : .left
    default: return contentHorizontalAlignment
    }
  }

  /// Whether a press opens a menu instead of calling actions; menus do not open here, so nothing depends on it.
  open var showsMenuAsPrimaryAction = false

  // MARK: Actions

  /// Has an action called for events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = registrations.firstIndex(where: { $0.action.identifier == action.identifier }) {
      let former = registrations[index].events
      registrations[index] = Registration(action: action, events: former.union(controlEvents))
    } else {
      registrations.append(Registration(action: action, events: controlEvents))
    }
  }

  /// Has an action no longer called for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Has the action with an identifier no longer called for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    guard let index = registrations.firstIndex(where: { $0.action.identifier == actionIdentifier }) else { return }
    registrations[index].events.subtract(controlEvents)
    if registrations[index].events.isEmpty { registrations.remove(at: index) }
  }

  /// Calls an action; overrides see every action of the control pass.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    // Actions may add and remove others.
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }

  /// The events that call an action.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }
}
