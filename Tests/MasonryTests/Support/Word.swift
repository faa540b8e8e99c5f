import Testing
import UIKit

@testable import Masonry

/// A word for an attribute, wherever it can be said, and what it stands for.
struct Word: Sendable, CustomTestStringConvertible {
  var name: String
  var attribute: NSLayoutConstraint.Attribute
  var mask: MASAttribute
  var onMaker: @MainActor @Sendable (MASConstraintMaker) -> MASConstraint
  var onStatement: @MainActor @Sendable (MASConstraint) -> MASConstraint
  var onView: @MainActor @Sendable (UIView) -> MASViewAttribute
  var testDescription: String { name }

  init(
    _ name: String, _ attribute: NSLayoutConstraint.Attribute, _ mask: MASAttribute,
    _ onMaker: @escaping @MainActor @Sendable (MASConstraintMaker) -> MASConstraint,
    _ onStatement: @escaping @MainActor @Sendable (MASConstraint) -> MASConstraint,
    _ onView: @escaping @MainActor @Sendable (UIView) -> MASViewAttribute
  ) {
    self.name = name
    self.attribute = attribute
    self.mask = mask
    self.onMaker = onMaker
    self.onStatement = onStatement
    self.onView = onView
  }

  static let all: [Word] = [
    Word("left", .left, .left, { $0.left }, { $0.left }, { $0.mas_left }),
    Word("top", .top, .top, { $0.top }, { $0.top }, { $0.mas_top }),
    Word("right", .right, .right, { $0.right }, { $0.right }, { $0.mas_right }),
    Word("bottom", .bottom, .bottom, { $0.bottom }, { $0.bottom }, { $0.mas_bottom }),
    Word("leading", .leading, .leading, { $0.leading }, { $0.leading }, { $0.mas_leading }),
    Word("trailing", .trailing, .trailing, { $0.trailing }, { $0.trailing }, { $0.mas_trailing }),
    Word("width", .width, .width, { $0.width }, { $0.width }, { $0.mas_width }),
    Word("height", .height, .height, { $0.height }, { $0.height }, { $0.mas_height }),
    Word("centerX", .centerX, .centerX, { $0.centerX }, { $0.centerX }, { $0.mas_centerX }),
    Word("centerY", .centerY, .centerY, { $0.centerY }, { $0.centerY }, { $0.mas_centerY }),
    Word("baseline", .lastBaseline, .baseline, { $0.baseline }, { $0.baseline }, { $0.mas_baseline }),
    Word(
      "firstBaseline", .firstBaseline, .firstBaseline, { $0.firstBaseline }, { $0.firstBaseline },
      { $0.mas_firstBaseline }),
    Word(
      "lastBaseline", .lastBaseline, .lastBaseline, { $0.lastBaseline }, { $0.lastBaseline }, { $0.mas_lastBaseline }),
    Word("leftMargin", .leftMargin, .leftMargin, { $0.leftMargin }, { $0.leftMargin }, { $0.mas_leftMargin }),
    Word("rightMargin", .rightMargin, .rightMargin, { $0.rightMargin }, { $0.rightMargin }, { $0.mas_rightMargin }),
    Word("topMargin", .topMargin, .topMargin, { $0.topMargin }, { $0.topMargin }, { $0.mas_topMargin }),
    Word(
      "bottomMargin", .bottomMargin, .bottomMargin, { $0.bottomMargin }, { $0.bottomMargin }, { $0.mas_bottomMargin }),
    Word(
      "leadingMargin", .leadingMargin, .leadingMargin, { $0.leadingMargin }, { $0.leadingMargin },
      { $0.mas_leadingMargin }),
    Word(
      "trailingMargin", .trailingMargin, .trailingMargin, { $0.trailingMargin }, { $0.trailingMargin },
      { $0.mas_trailingMargin }),
    Word(
      "centerXWithinMargins", .centerXWithinMargins, .centerXWithinMargins, { $0.centerXWithinMargins },
      { $0.centerXWithinMargins }, { $0.mas_centerXWithinMargins }),
    Word(
      "centerYWithinMargins", .centerYWithinMargins, .centerYWithinMargins, { $0.centerYWithinMargins },
      { $0.centerYWithinMargins }, { $0.mas_centerYWithinMargins }),
  ]
}
