import AshlarLayout
import AshlarViews
import UIKit

extension NSLayoutConstraint {
  /// The constraint in Masonry's words: `<Class:key Class:key.attribute == Class:key.attribute * 2 + 10 ^low>`.
  ///
  /// Addresses stand for keys that are missing, and what changes nothing is left out. The original replaces the
  /// description of all constraints; here it is that of a ``MASLayoutConstraint``.
  public nonisolated var mas_description: String {
    let constraint = ashlarConstraint
    var words = [
      mas_name(of: self), mas_name(of: constraint.firstItem) + suffix(constraint.firstAttribute),
      sign(constraint.relation),
    ]
    if let second = constraint.secondItem { words.append(mas_name(of: second) + suffix(constraint.secondAttribute)) }
    if constraint.multiplier != 1 { words.append("* \(short(constraint.multiplier))") }
    if constraint.secondAttribute == .notAnAttribute {
      words.append(short(constraint.constant))
    } else if constraint.constant != 0 {
      words.append("\(constraint.constant < 0 ? "-" : "+") \(short(abs(constraint.constant)))")
    }
    if constraint.priority != .required { words.append("^\(name(of: constraint.priority))") }
    return "<\(words.joined(separator: " "))>"
  }
}

private func suffix(_ attribute: LayoutAttribute) -> String {
  attribute == .notAnAttribute ? "" : "." + Attribute(attribute).mas_name
}

private func sign(_ relation: LayoutRelation) -> String {
  switch relation {
  case .equal: "=="
  case .greaterThanOrEqual: ">="
  case .lessThanOrEqual: "<="
  }
}

private func name(of priority: LayoutPriority) -> String {
  switch MASLayoutPriority(priority.rawValue) {
  case MASLayoutPriorityDefaultHigh: "high"
  case MASLayoutPriorityDefaultMedium: "medium"
  case MASLayoutPriorityDefaultLow: "low"
  case MASLayoutPriorityFittingSizeLevel: "fitting size"
  default: short(Double(priority.rawValue))
  }
}

/// Six significant digits, without zeros at the end.
private func short(_ number: Double) -> String { String(format: "%g", number) }

/// Class and key of an object, its address where it has none, as in `UIView:green`.
func mas_name(of object: AnyObject?) -> String {
  guard let object else { return "nil" }
  // Of an item of Ashlar, the object of UIKit that stands for it.
  let owner = (object as? View)?.owner ?? (object as? LayoutGuide)?.owner
  return describe(owner ?? object)
}

private func describe(_ object: AnyObject) -> String {
  let key = (object as? UIView)?.attachments[MasonryRecord.self]?.key ?? (object as? MASLayoutConstraint)?.key
  let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  return "\(type(of: object)):\(key.map { "\($0)" } ?? address)"
}

private typealias Attribute = NSLayoutConstraint.Attribute

extension NSLayoutConstraint.Attribute {
  /// The name in messages; the last baseline has the older of its two.
  var mas_name: String {
    switch self {
    case .lastBaseline: "baseline"
    default: "\(self)"
    }
  }
}
