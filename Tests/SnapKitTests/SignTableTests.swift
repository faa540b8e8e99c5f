import Testing
import UIKit

@testable import SnapKit

/// What an attribute takes of a constant: the table of features.md 1.4, entry by entry.
///
/// Insets are 1 at the top, 2 left or leading, 4 at the bottom and 8 right or trailing, so that every sum tells what is in
/// it; the point is 16 and 32, the size 64 by 128.
@MainActor @Suite(.serialized) struct SignTableTests {
  enum Kind: String, CaseIterable, Sendable {
    case insets, directionalInsets, point, size
  }

  /// A row of the table, written down by hand.
  struct Row: Sendable, CustomTestStringConvertible {
    var attribute: NSLayoutConstraint.Attribute
    var insets: (leftToRight: CGFloat, rightToLeft: CGFloat)
    var directional: (leftToRight: CGFloat, rightToLeft: CGFloat)
    var point: CGFloat
    var size: CGFloat

    init(
      _ attribute: NSLayoutConstraint.Attribute, insets: (CGFloat, CGFloat), directional: (CGFloat, CGFloat),
      point: CGFloat, size: CGFloat = 0
    ) {
      self.attribute = attribute
      self.insets = (insets.0, insets.1)
      self.directional = (directional.0, directional.1)
      self.point = point
      self.size = size
    }

    var testDescription: String { "\(attribute)" }

    func expected(_ kind: Kind, rightToLeft: Bool) -> CGFloat {
      switch kind {
      case .insets: rightToLeft ? insets.rightToLeft : insets.leftToRight
      case .directionalInsets: rightToLeft ? directional.rightToLeft : directional.leftToRight
      case .point: point
      case .size: size
      }
    }
  }

  nonisolated static let rows: [Row] = [
    // +l / +l, +ld / +tr
    Row(.left, insets: (2, 2), directional: (2, 8), point: 16),
    Row(.leftMargin, insets: (2, 2), directional: (2, 8), point: 16),
    // −r / −r, −tr / −ld
    Row(.right, insets: (-8, -8), directional: (-8, -2), point: 16),
    Row(.rightMargin, insets: (-8, -8), directional: (-8, -2), point: 16),
    // +l / +r, +ld / +ld
    Row(.leading, insets: (2, 8), directional: (2, 2), point: 16),
    Row(.leadingMargin, insets: (2, 8), directional: (2, 2), point: 16),
    // −r / −l, −tr / −tr
    Row(.trailing, insets: (-8, -2), directional: (-8, -8), point: 16),
    Row(.trailingMargin, insets: (-8, -2), directional: (-8, -8), point: 16),
    // +t
    Row(.top, insets: (1, 1), directional: (1, 1), point: 32),
    Row(.topMargin, insets: (1, 1), directional: (1, 1), point: 32),
    Row(.firstBaseline, insets: (1, 1), directional: (1, 1), point: 32),
    // −b
    Row(.bottom, insets: (-4, -4), directional: (-4, -4), point: 32),
    Row(.bottomMargin, insets: (-4, -4), directional: (-4, -4), point: 32),
    Row(.lastBaseline, insets: (-4, -4), directional: (-4, -4), point: 32),
    // −(l + r), −(t + b)
    Row(.width, insets: (-10, -10), directional: (-10, -10), point: 0, size: 64),
    Row(.height, insets: (-5, -5), directional: (-5, -5), point: 0, size: 128),
    // (l − r) / 2, (t − b) / 2, whichever way the interface reads
    Row(.centerX, insets: (-3, -3), directional: (-3, -3), point: 16),
    Row(.centerXWithinMargins, insets: (-3, -3), directional: (-3, -3), point: 16),
    Row(.centerY, insets: (-1.5, -1.5), directional: (-1.5, -1.5), point: 32),
    Row(.centerYWithinMargins, insets: (-1.5, -1.5), directional: (-1.5, -1.5), point: 32),
  ]

  let stage = Stage()

  @Test func coversEveryAttribute() {
    #expect(Set(Self.rows.map(\.attribute.rawValue)) == Set(1...20))
  }

  @Test(arguments: rows, [false, true])
  func constantFollowsTheTable(_ row: Row, rightToLeft: Bool) {
    ConstraintConfig.interfaceLayoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
    for kind in Kind.allCases {
      let statements = stage.a.snp.prepareConstraints { make in state(kind, make.chain(row.attribute)) }
      let constants = statements.flatMap(\.layoutConstraints).map(\.constant)
      #expect(constants == [row.expected(kind, rightToLeft: rightToLeft)], "\(kind)")
    }
  }

  /// The partner decides: an attribute compared with another one takes what that one takes.
  @Test(arguments: rows, [false, true])
  func partnerRules(_ row: Row, rightToLeft: Bool) throws {
    ConstraintConfig.interfaceLayoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
    let other = ConstraintItem(target: stage.b, attributes: ConstraintAttributes(row.attribute))
    let statements = stage.a.snp.prepareConstraints { make in
      make.top.equalTo(other).inset(UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8))
    }
    #expect(statements[0].layoutConstraints[0].constant == row.expected(.insets, rightToLeft: rightToLeft))
  }

  /// Updates go by the same table, with the direction of their own moment.
  @Test(arguments: rows, [false, true])
  func updatesFollowTheTable(_ row: Row, rightToLeft: Bool) {
    let statements = stage.a.snp.prepareConstraints { make in make.chain(row.attribute).equalTo(stage.b) }
    ConstraintConfig.interfaceLayoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
    statements[0].update(inset: UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8))
    #expect(statements[0].layoutConstraints[0].constant == row.expected(.insets, rightToLeft: rightToLeft))
    statements[0].update(inset: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
    #expect(statements[0].layoutConstraints[0].constant == row.expected(.directionalInsets, rightToLeft: rightToLeft))
  }

  /// A number is added as it is.
  @Test(arguments: rows)
  func numbersHaveNoSign(_ row: Row) {
    let statements = stage.a.snp.prepareConstraints { make in
      make.chain(row.attribute).equalTo(5)
      make.chain(row.attribute).equalTo(stage.b).offset(5)
    }
    #expect(statements.flatMap(\.layoutConstraints).map(\.constant) == [5, 5])
  }

  private func state(_ kind: Kind, _ chain: ConstraintMakerExtendable) {
    switch kind {
    case .insets: chain.equalTo(stage.b).inset(UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8))
    case .directionalInsets:
      chain.equalTo(stage.b).inset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
    case .point: chain.equalTo(CGPoint(x: 16, y: 32))
    case .size: chain.equalTo(CGSize(width: 64, height: 128))
    }
  }
}
