import UIKit

/// A constant before an attribute says what part of it counts.
enum ConstraintConstant {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case insets(ConstraintInsets)
  case directionalInsets(ConstraintDirectionalInsets)
}

extension ConstraintConstant {
  /// - Returns: `nil` for a value that is no constant.
  init?(relatable target: Any) {
    if let number = CGFloat(numberTarget: target) {
      self = .number(number)
      return
    }
    switch target {
    case let size as CGSize: self = .size(size)
    case let point as CGPoint: self = .point(point)
    case let insets as ConstraintInsets: self = .insets(insets)
    case let insets as ConstraintDirectionalInsets: self = .directionalInsets(insets)
    // A user's own type may say that it is a constant; it counts as nothing.
    default:
      guard target is any ConstraintConstantTarget else { return nil }
      self = .number(0)
    }
  }

  init(offset target: any ConstraintOffsetTarget) {
    self = .number(CGFloat(numberTarget: target) ?? 0)
  }

  init(inset target: any ConstraintInsetTarget) {
    if let insets = target as? ConstraintInsets {
      self = .insets(insets)
    } else {
      let number = CGFloat(numberTarget: target) ?? 0
      self = .insets(ConstraintInsets(top: number, left: number, bottom: number, right: number))
    }
  }

  init(directionalInset target: any ConstraintDirectionalInsetTarget) {
    let none = ConstraintDirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    self = .directionalInsets(target as? ConstraintDirectionalInsets ?? none)
  }
}

extension CGFloat {
  /// - Returns: `nil` for anything but the five kinds of numbers that a chain knows.
  fileprivate init?(numberTarget target: Any) {
    switch target {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Int: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as UInt: self = CGFloat(number)
    default: return nil
    }
  }
}
