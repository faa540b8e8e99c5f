import AshlarLayout
import Testing
import UIKit

/// A constraint of UIKit is an object of its own; views hold it, and give back the very same.
@MainActor @Suite struct ConstraintIdentityTests {
  /// As files declare it: nothing but stored properties, so that the initialisers are inherited.
  private final class LabelledConstraint: NSLayoutConstraint {
    var label: String?
  }

  private func widthConstraint(of view: UIView, _ width: CGFloat) -> LabelledConstraint {
    LabelledConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: width)
  }

  /// A constraint of Ashlar is no item, although there are objects that stand for one.
  @Test func constraintsAreNoItems() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let made = UIView().widthAnchor.constraint(equalToConstant: 40).ashlarConstraint
        _ = NSLayoutConstraint(
          item: made, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 0)
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("LayoutConstraint is neither a view nor a layout guide"))
  }

  @Test func viewsGiveBackWhatWasActivated() throws {
    let view = UIView()
    let constraint = widthConstraint(of: view, 40)
    constraint.label = "mine"
    #expect(view.constraints.isEmpty && !constraint.isActive)
    constraint.isActive = true
    let held = try #require(view.constraints.first as? LabelledConstraint)
    #expect(held === constraint && held.label == "mine")
  }

  @Test func viewsKeepActiveConstraintsAlive() {
    let view = UIView()
    weak var constraint: LabelledConstraint?
    do {
      let made = widthConstraint(of: view, 40)
      made.label = "kept"
      made.isActive = true
      constraint = made
    }
    #expect(constraint?.label == "kept")
    constraint?.isActive = false
    #expect(constraint == nil && view.constraints.isEmpty)
  }

  @Test func constraintsGoWithTheirView() {
    weak var constraint: LabelledConstraint?
    do {
      let view = UIView()
      let made = widthConstraint(of: view, 40)
      made.isActive = true
      constraint = made
      #expect(constraint != nil)
    }
    #expect(constraint == nil)
  }

  @Test func aCutDeactivatesWhatCrossesIt() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let constraint = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    constraint.isActive = true
    inner.removeFromSuperview()
    #expect(!constraint.isActive && outer.constraints.isEmpty)
    // It was made once and can be used again.
    outer.addSubview(inner)
    constraint.isActive = true
    #expect(outer.constraints == [constraint])
  }

  @Test func whatWasSaidIsReadBack() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let constraint = NSLayoutConstraint(
      item: inner, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: outer, attribute: .trailingMargin,
      multiplier: 0.5, constant: -3)
    constraint.priority = .defaultHigh
    constraint.identifier = "gap"
    #expect(constraint.firstItem === inner && constraint.secondItem === outer)
    #expect(constraint.firstAttribute == .trailing && constraint.secondAttribute == .trailingMargin)
    #expect(constraint.relation == .lessThanOrEqual && constraint.multiplier == 0.5 && constraint.constant == -3)
    #expect(constraint.priority.rawValue == 750 && constraint.identifier == "gap" && !constraint.isActive)
    #expect(constraint.firstAnchor.item === inner && constraint.secondAnchor?.item === outer)
    constraint.identifier = nil
    #expect(constraint.identifier == nil)
  }

  @Test func constraintsOfTheToolkitAreObjectsAsWell() throws {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    stack.spacing = 4
    stack.layoutIfNeeded()
    let spacing = try #require(stack.constraints.first { $0.identifier == "UISV-spacing" })
    #expect(spacing.constant == 4)
    #expect(stack.constraints.first { $0.identifier == "UISV-spacing" } === spacing)
  }

  @Test func viewsHoldWhatIsBetweenTheirSubviews() {
    let (outer, first, second) = (UIView(), UIView(), UIView())
    outer.addSubview(first)
    outer.addSubview(second)
    let between = second.topAnchor.constraint(equalTo: first.bottomAnchor)
    let height = first.heightAnchor.constraint(equalToConstant: 10)
    first.addConstraints([between, height])
    #expect(outer.constraints == [between] && first.constraints == [height])
    first.removeConstraint(between)
    #expect(between.isActive)
    outer.removeConstraint(between)
    #expect(!between.isActive)
  }

  @Test func aConstraintNamesWhereItWasWritten() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    #expect(constraint.description.contains("@ConstraintIdentityTests.swift#\(#line - 1)"))
    #expect(constraint.description.contains("UIView"))
  }
}
