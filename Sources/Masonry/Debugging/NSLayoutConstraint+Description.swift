import UIKit

extension NSLayoutConstraint {
  /// The constraint in Masonry's words: `<Class:key Class:key.attribute == Class:key.attribute * 2 + 10 ^low>`.
  ///
  /// Addresses stand for keys that are missing, and what changes nothing is left out. The original replaces the
  /// description of all constraints; here it is that of a ``MASLayoutConstraint``.
  public var mas_description: String {
    var words = ["\(mas_name(of: self))", mas_name(of: firstItem) + suffix(firstAttribute), relation.mas_sign]
    if let secondItem { words.append(mas_name(of: secondItem) + suffix(secondAttribute)) }
    if multiplier != 1 { words.append("* \(short(multiplier))") }
    if secondAttribute == .notAnAttribute {
      words.append(short(constant))
    } else if constant != 0 {
      words.append("\(constant < 0 ? "-" : "+") \(short(abs(constant)))")
    }
    if priority != MASLayoutPriorityRequired { words.append("^\(priority.mas_name)") }
    return "<\(words.joined(separator: " "))>"
  }

  private func suffix(_ attribute: Attribute) -> String {
    attribute == .notAnAttribute ? "" : ".\(attribute.mas_name)"
  }
}

/// Class and key of an object, its address where it has none, as in `UIView:green`.
@MainActor func mas_name(of object: AnyObject?) -> String {
  guard let object else { return "nil" }
  let name: String
  if let key = (object as? any MASKeyed)?.mas_key {
    name = "\(key)"
  } else {
    name = "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }
  return "\(type(of: object)):\(name)"
}

/// Six significant digits, without zeros at the end.
private func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

extension UILayoutPriority {
  fileprivate var mas_name: String {
    switch self {
    case MASLayoutPriorityRequired: "required"
    case MASLayoutPriorityDefaultHigh: "high"
    case MASLayoutPriorityDefaultMedium: "medium"
    case MASLayoutPriorityDefaultLow: "low"
    case MASLayoutPriorityFittingSizeLevel: "fitting size"
    default: short(CGFloat(rawValue))
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var mas_sign: String {
    switch self {
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    case .lessThanOrEqual: "<="
    @unknown default: "?"
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The name in messages; the last baseline has the older of its two.
  var mas_name: String {
    switch self {
    case .lastBaseline: "baseline"
    default: "\(self)"
    }
  }
}
