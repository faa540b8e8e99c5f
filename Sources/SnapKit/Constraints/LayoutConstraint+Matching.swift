import UIKit

extension LayoutConstraint {
  /// Whether the two say the same, apart from the constant and the name.
  func saysTheSame(as other: LayoutConstraint) -> Bool { self === other || differences(from: other).isEmpty }

  /// What keeps two constraints from saying the same; constant and name do not count.
  func differences(from other: LayoutConstraint) -> [String] {
    var names: [String] = []
    if firstItem !== other.firstItem { names.append("first item") }
    if firstAttribute != other.firstAttribute { names.append("first attribute") }
    if relation != other.relation { names.append("relation") }
    if secondItem !== other.secondItem { names.append("second item") }
    if secondAttribute != other.secondAttribute { names.append("second attribute") }
    if multiplier != other.multiplier { names.append("multiplier") }
    if priority != other.priority { names.append("priority") }
    return names
  }

  /// The one of the constraints with the fewest differences, in words, or `nil` if there is none.
  func nearest(of others: [LayoutConstraint]) -> String? {
    let candidates = others.map { (constraint: $0, differences: differences(from: $0)) }
    guard let nearest = candidates.min(by: { $0.differences.count < $1.differences.count }) else { return nil }
    return "\(nearest.constraint.description), which differs in \(nearest.differences.joined(separator: ", "))"
  }
}
