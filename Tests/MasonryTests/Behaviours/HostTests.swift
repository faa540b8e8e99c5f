import Testing
import UIKit

@testable import Masonry

/// An update finds its constraint wherever the view hierarchy holds it (2.3): the second pass changes the constant of what
/// the first has made, and adds nothing.
@MainActor @Suite struct HostTests {
  enum Host { case view, superview }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var state: @MainActor @Sendable (MASConstraintMaker, Family) -> MASConstraint
    var host: Host

    init(
      _ name: String, heldBy host: Host,
      _ state: @escaping @MainActor @Sendable (MASConstraintMaker, Family) -> MASConstraint
    ) {
      testDescription = name
      self.state = state
      self.host = host
    }
  }

  nonisolated static let cases = [
    Case("a width that equals a number", heldBy: .view) { make, _ in make.width.equalTo(0) },
    Case("a width that equals the view's own height", heldBy: .view) { make, family in
      make.width.equalTo(family.view.mas_height)
    },
    Case("an edge that equals a number", heldBy: .superview) { make, _ in make.left.equalTo(0) },
    Case("an edge without relation", heldBy: .superview) { make, _ in make.left },
    Case("an edge of the superview", heldBy: .superview) { make, family in make.left.equalTo(family.superview) },
    Case("an edge of a sibling", heldBy: .superview) { make, family in make.left.equalTo(family.other.mas_right)
    },
    Case("the superview's margin", heldBy: .superview) { make, family in
      make.left.equalTo(family.superview.mas_leftMargin)
    },
    Case("the superview's safe area", heldBy: .superview) { make, family in
      make.left.equalTo(family.superview.mas_safeAreaLayoutGuide)
    },
    Case("a sibling's safe area", heldBy: .superview) { make, family in
      make.left.equalTo(family.other.mas_safeAreaLayoutGuideRight)
    },
    Case("a view further inside", heldBy: .superview) { make, family in
      make.left.equalTo(family.other.subviews.first)
    },
  ]

  @Test(arguments: cases)
  func updatesInPlace(_ example: Case) throws {
    let family = Family()
    family.other.addSubview(UIView())
    family.other.subviews.first?.translatesAutoresizingMaskIntoConstraints = false
    for offset in [5.0, 6] {
      family.view.mas_updateConstraints { make in example.state(make, family).offset(offset) }
    }
    let host = example.host == .view ? family.view : family.superview
    let made = host.constraints.compactMap { $0 as? MASLayoutConstraint }
    #expect(made.map(\.constant) == [6])
    #expect(MASViewConstraint.installedConstraints(for: family.view).map(\.installedView) == [host])
  }
}
