import Testing
import UIKit

@MainActor @Suite struct ControlTests {
  @Test func actionsAreCalledInOrder() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("first") }, for: .touchUpInside)
    control.addAction(
      UIAction(title: "named") { action in log.append("\(action.title) \(action.sender as? UIControl === control)") },
      for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .editingChanged)
    #expect(log == ["first", "named true", "named true"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test func anIdentifierHasOneAction() {
    let control = UIControl()
    var log: [Int] = []
    let identifier = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: identifier) { _ in log.append(1) }, for: .touchUpInside)
    control.addAction(UIAction(identifier: identifier) { _ in log.append(2) }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.removeAction(identifiedBy: identifier, for: .touchUpInside)
    control.sendActions(for: .allEvents)
    #expect(log == [2])
  }

  @Test func primaryActionsAreGivenAtFirst() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  /// What a tap on a button of a bar does, code does; a disabled action does nothing.
  @Test func actionsArePerformedByTheirOwner() {
    var senders: [Any?] = []
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { senders.append($0.sender) })
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(senders.count == 1 && senders[0] as? UIBarButtonItem === item && item.primaryAction?.sender == nil)
    item.primaryAction?.attributes = .disabled
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(senders.count == 1)
  }

  @Test func stateIsWhatIsSo() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }

  @Test func recognisersAreSent() {
    let (outer, view) = (UIView(), UIView())
    outer.addSubview(view)
    var states: [UIGestureRecognizer.State] = []
    let tap = UITapGestureRecognizer { states.append($0.state) }
    view.addGestureRecognizer(tap)
    #expect(tap.view === view && view.gestureRecognizers == [tap])
    tap.send()
    #expect(states == [.ended] && tap.state == .possible)
    tap.isEnabled = false
    tap.send()
    tap.isEnabled = true
    outer.isUserInteractionEnabled = false
    tap.send()
    #expect(states == [.ended])
    outer.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil && tap.view === outer)
  }

  @Test func oneResponderIsTheFirst() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = UIWindow(frame: .zero)
    let (first, second) = (Field(), Field())
    #expect(!first.becomeFirstResponder())
    window.addSubview(first)
    window.addSubview(second)
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    #expect(second.becomeFirstResponder() && !first.isFirstResponder && second.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
    second.removeFromSuperview()
    #expect(!second.isFirstResponder)
    window.addSubview(second)
    #expect(!second.isFirstResponder)
  }
}
