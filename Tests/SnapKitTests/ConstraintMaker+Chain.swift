import UIKit

@testable import SnapKit

extension ConstraintAttributes {
  /// The set of one attribute.
  init(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .notAnAttribute: self = []
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    }
  }
}

extension ConstraintMaker {
  /// A chain of one attribute, by the property that has its name.
  func chain(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintMakerExtendable {
    switch attribute {
    case .notAnAttribute: preconditionFailure("A chain begins with an attribute.")
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    case .leading: leading
    case .trailing: trailing
    case .width: width
    case .height: height
    case .centerX: centerX
    case .centerY: centerY
    case .lastBaseline: lastBaseline
    case .firstBaseline: firstBaseline
    case .leftMargin: leftMargin
    case .rightMargin: rightMargin
    case .topMargin: topMargin
    case .bottomMargin: bottomMargin
    case .leadingMargin: leadingMargin
    case .trailingMargin: trailingMargin
    case .centerXWithinMargins: centerXWithinMargins
    case .centerYWithinMargins: centerYWithinMargins
    }
  }
}
