import AshlarLayout
import Foundation
import Testing
import UIKit

/// There is no keyboard; what screens do about one can be tried all the same.
@MainActor @Suite struct KeyboardTests {
  private final class Stubborn: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
  }

  @Test func guideFollowsTheKeyboard() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.ashlarWindow.systemSafeAreaInsets = .init(top: 40, left: 0, bottom: 30, right: 0)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    // Without keyboard it covers what is not safe, as on a device.
    #expect(bar.frame == CGRect(x: 0, y: 520, width: 300, height: 50))
    window.ashlarWindow.keyboardHeight = 250
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 300, width: 300, height: 50))
    #expect(window.keyboardLayoutGuide === window.keyboardLayoutGuide)
    #expect(
      window.keyboardLayoutGuide.owningView === window && window.layoutGuides.contains(window.keyboardLayoutGuide))
    #expect(window.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 350, width: 300, height: 250))
  }

  /// Whoever asks first, and in whatever way: the guide is one object.
  @Test func guideIsOneObject() throws {
    let view = UIView()
    let pin = view.ashlarView.keyboardLayoutGuide.layoutNode.ownConstraints.first
    #expect(pin?.firstItem is LayoutGuide)
    let made = UILayoutGuide.standing(for: view.ashlarView.keyboardLayoutGuide)
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    #expect(made === view.keyboardLayoutGuide && view.keyboardLayoutGuide.followsUndockedKeyboard)
  }

  /// What a test posts may be anything.
  @Test func valuesOfAnotherTypeAreZero() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let values = [
      NSValue(cgRect: rect), NSValue(cgPoint: rect.origin), NSValue(cgSize: rect.size), NSNumber(value: 300),
    ]
    #expect(values.map(\.cgRectValue) == [rect, .zero, .zero, .zero])
    #expect(values.map(\.cgPointValue) == [.zero, rect.origin, .zero, .zero])
    #expect(values.map(\.cgSizeValue) == [.zero, .zero, rect.size, .zero])
  }

  @Test func editingEnds() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let (panel, field, other, delegate) = (UIView(), UITextField(), UITextField(), Stubborn())
    window.addSubview(panel)
    window.addSubview(other)
    panel.addSubview(field)
    #expect(!window.endEditing(true) && !UIView().endEditing(true))
    field.becomeFirstResponder()
    #expect(!other.endEditing(true) && field.isFirstResponder)
    #expect(panel.endEditing(false) && !field.isFirstResponder)
    field.delegate = delegate
    field.becomeFirstResponder()
    #expect(!panel.endEditing(false) && field.isFirstResponder && delegate.heard.isEmpty)
    #expect(field.endEditing(true) && !field.isFirstResponder && delegate.heard == ["end"])
    // Force does not outlast the call.
    field.becomeFirstResponder()
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
  }

  /// Apple's names are the raw values.
  @Test func notificationsCarryFrames() {
    let frame = CGRect(x: 0, y: 500, width: 390, height: 344)
    var found: [CGRect] = []
    let center = NotificationCenter()
    let token = center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { note in
      let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      MainActor.assumeIsolated { found.append(value?.cgRectValue ?? .zero) }
    }
    center.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
    center.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    center.removeObserver(token)
    #expect(found == [frame])
    #expect(UIResponder.keyboardWillHideNotification.rawValue == "UIKeyboardWillHideNotification")
    #expect(UIResponder.keyboardAnimationDurationUserInfoKey == "UIKeyboardAnimationDurationUserInfoKey")
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
  }

  private final class Badge: UIView {
    override var accessibilityLabel: String? {
      get { "3 new" }
      set { super.accessibilityLabel = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { super.accessibilityTraits.union(.updatesFrequently) }
      set { super.accessibilityTraits = newValue }
    }
  }

  @Test func wordsForTheBlindAreKept() {
    let badge = Badge()
    badge.accessibilityTraits = [.button, .selected]
    badge.accessibilityElements = [badge]
    // The bits of UIAccessibilityConstants.h.
    #expect(badge.accessibilityTraits.rawValue == 1 | 8 | 1 << 9 && badge.accessibilityLabel == "3 new")
    #expect(badge.accessibilityElements?.count == 1 && !badge.accessibilityElementsHidden)
    #expect(UIAccessibilityTraits.header.rawValue == 1 << 16 && UIAccessibilityTraits.none.isEmpty)
    let controller = UIViewController()
    controller.accessibilityHint = "Opens"
    #expect(controller.accessibilityHint == "Opens" && !controller.isAccessibilityElement)
  }
}
