import Masonry
import SnapKit
import Testing
import UIKit

/// A row of the inventory's table of differences (`reference/features.md` 2.8): the same statement in both dialects, and the
/// constraints that each makes of it.
struct Difference: Sendable, CustomTestStringConvertible {
  typealias Statement = @MainActor @Sendable (Pair) -> Void

  var testDescription: String
  var snapKit: (statement: Statement, constraints: [String])
  var masonry: (statement: Statement, constraints: [String])

  init(
    _ name: String, snapKit: [String], _ snapKitStatement: @escaping Statement, masonry: [String],
    _ masonryStatement: @escaping Statement
  ) {
    testDescription = name
    self.snapKit = (snapKitStatement, snapKit)
    self.masonry = (masonryStatement, masonry)
  }

  private static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)

  static let all: [Difference] = [
    Difference(
      "the sign of insets is that of the second attribute, or of the first",
      snapKit: ["right == other.left + 8", "left == other.right - 2"],
      { pair in
        pair.view.snp.makeConstraints { make in
          make.right.equalTo(pair.other.snp.left).inset(8)
          make.left.equalTo(pair.other.snp.right).inset(2)
        }
      },
      masonry: ["right == other.left - 8", "left == other.right + 2"],
      { pair in
        pair.view.mas_makeConstraints { make in
          make.right.equalTo(pair.other.mas_left).inset(8)
          make.left.equalTo(pair.other.mas_right).inset(2)
        }
      }),
    Difference(
      "a center that equals a number is measured from left and top, or from the center",
      snapKit: ["centerX == superview.left + 5", "centerY == superview.top + 5"],
      { pair in pair.view.snp.makeConstraints { $0.center.equalTo(5) } },
      masonry: ["centerX == superview.centerX + 5", "centerY == superview.centerY + 5"],
      { pair in pair.view.mas_makeConstraints { $0.center.equalTo(5) } }),
    Difference(
      "a chain without relation is dropped, or equals the superview",
      snapKit: [],
      { pair in pair.view.snp.makeConstraints { _ = $0.top.left } },
      masonry: ["top == superview.top", "left == superview.left"],
      { pair in pair.view.mas_makeConstraints { _ = $0.top.left } }),
    // That SnapKit stops is in `DifferenceTests`; this is the update that both know.
    Difference(
      "an update with a match changes the constant",
      snapKit: ["left == other.left + 2"],
      { pair in
        pair.view.snp.makeConstraints { $0.left.equalTo(pair.other).offset(1) }
        pair.view.snp.updateConstraints { $0.left.equalTo(pair.other).offset(2) }
      },
      masonry: ["left == other.left + 2", "right == other.right"],
      { pair in
        pair.view.mas_makeConstraints { $0.left.equalTo(pair.other).offset(1) }
        pair.view.mas_updateConstraints { make in
          make.left.equalTo(pair.other).offset(2)
          make.right.equalTo(pair.other)
        }
      }),
    // What was taken back from the view's own set and made active again by hand is found on its host alone.
    Difference(
      "an update looks in the view's own set, or among all constraints of the host",
      snapKit: ["left == other.left + 1", "left == other.left + 2"],
      { pair in
        let made = pair.view.snp.prepareConstraints { $0.left.equalTo(pair.other).offset(1) }
        for constraint in made.flatMap(\.layoutConstraints) { constraint.isActive = true }
        pair.view.snp.updateConstraints { $0.left.equalTo(pair.other).offset(2) }
      },
      masonry: ["left == other.left + 2"],
      { pair in
        let made = pair.view.mas_makeConstraints { $0.left.equalTo(pair.other).offset(1) }
        let kept = pair.superview.constraints
        for statement in made { statement.uninstall() }
        for constraint in kept { constraint.isActive = true }
        pair.view.mas_updateConstraints { $0.left.equalTo(pair.other).offset(2) }
      }),
    Difference(
      "insets mean something for size, center and baseline, or nothing",
      snapKit: [
        "width == other.width - 10", "centerX == other.centerX - 3", "centerY == other.centerY - 1.5",
        "lastBaseline == other.lastBaseline - 4", "height == other.height - 5",
      ].sorted(),
      { pair in
        pair.view.snp.makeConstraints { make in
          make.size.equalTo(pair.other).inset(insets)
          make.center.equalTo(pair.other).inset(insets)
          make.lastBaseline.equalTo(pair.other).inset(insets)
        }
      },
      masonry: [
        "centerX == other.centerX", "centerY == other.centerY", "height == other.height",
        "lastBaseline == other.lastBaseline", "width == other.width",
      ],
      { pair in
        pair.view.mas_makeConstraints { make in
          make.size.equalTo(pair.other).insets(insets)
          make.center.equalTo(pair.other).insets(insets)
          make.lastBaseline.equalTo(pair.other).insets(insets)
        }
      }),
    // From right to left the edges that begin and end take the other inset, or the same as ever. Nothing but the global
    // setting matters, so the pair's own direction is left alone.
    Difference(
      "insets of leading and trailing follow one global setting, or nothing",
      snapKit: ["leading == other.leading + 8", "trailing == other.trailing - 2"],
      { pair in
        let direction = ConstraintConfig.interfaceLayoutDirection
        ConstraintConfig.interfaceLayoutDirection = .rightToLeft
        defer { ConstraintConfig.interfaceLayoutDirection = direction }
        pair.view.snp.makeConstraints { $0.leading.trailing.equalTo(pair.other).inset(insets) }
      },
      masonry: ["leading == other.leading + 2", "trailing == other.trailing - 8"],
      { pair in pair.view.mas_makeConstraints { $0.leading.trailing.equalTo(pair.other).insets(insets) } }),
  ]
}
