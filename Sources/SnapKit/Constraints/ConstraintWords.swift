import AshlarLayout
import AshlarViews
import Foundation
import UIKit

/// A constraint in one line.
///
/// Not isolated, because descriptions may be asked for anywhere; so it reads the items of Ashlar, not those of UIKit.
struct ConstraintWords {
  let text: String

  init(_ described: LayoutConstraint) {
    let constraint = described.ashlarConstraint
    var words = [Self.name(of: described)]
    if let item = constraint.firstItem {
      words.append(Self.name(of: item) + Self.suffix(constraint.firstAttribute))
    }
    words.append(Self.symbol(constraint.relation))
    if let item = constraint.secondItem {
      words.append(Self.name(of: item) + Self.suffix(constraint.secondAttribute))
    }
    if constraint.multiplier != 1 { words.append("* \(constraint.multiplier)") }
    if let constant = Self.constant(of: constraint) { words.append(constant) }
    if constraint.priority != .required { words.append("^\(LayoutPriority(constraint.priority.rawValue))") }
    text = "<" + words.joined(separator: " ") + ">"
  }

  /// Bare where there is nothing to add it to, else with its sign, unless it is 0.
  private static func constant(of constraint: AshlarLayout.LayoutConstraint) -> String? {
    let constant = constraint.constant
    if constraint.secondAttribute == .notAnAttribute { return "\(constant)" }
    if constant > 0 { return "+ \(constant)" }
    return constant < 0 ? "- \(abs(constant))" : nil
  }

  /// The class, and the name that the user gave or else the address; of a constraint also where it was written.
  private static func name(of item: AnyObject) -> String {
    let object = (item as? View)?.owner ?? (item as? LayoutGuide)?.owner ?? item
    var name = className(of: object) + ":"
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    switch object {
    case let view as ConstraintView: name += view.attachments[ConstraintRecord.self]?.label ?? address
    case let constraint as LayoutConstraint:
      name += constraint.ashlarConstraint.identifier ?? address
      if let location = constraint.constraint?.sourceLocation { name += "@\(location.fileName)#\(location.line)" }
    default: name += address
    }
    return name
  }

  /// With its module, as the classes of Swift have it on Apple's platforms; those of UIKit have none there.
  private static func className(of object: AnyObject) -> String {
    // What a private type is private to is written in parentheses, with an address.
    let parts = String(reflecting: type(of: object)).split(separator: ".").filter { !$0.hasPrefix("(") }
    return (parts.first == "UIKit" ? parts.dropFirst() : parts[...]).joined(separator: ".")
  }

  private static func suffix(_ attribute: AshlarLayout.LayoutAttribute) -> String {
    attribute == .notAnAttribute ? "" : ".\(LayoutAttribute(attribute))"
  }

  private static func symbol(_ relation: AshlarLayout.LayoutRelation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
