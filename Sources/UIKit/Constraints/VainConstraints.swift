import AshlarLayout

/// The constraints that a view holds although they have no effect, because they compare places along different axes.
///
/// UIKit stores a left edge that equals a top edge like any other constraint, and tests of existing code count on that. The
/// engine refuses it and says so; the view only remembers it.
@MainActor
final class VainConstraints {
  var constraints: [NSLayoutConstraint] = []
}

extension NSLayoutConstraint {
  /// The view that remembers the constraint, as long as both items are in it.
  private var vainHolder: UIView? {
    guard ashlarConstraint.invalidReason == .differentAxes else { return nil }
    return ashlarConstraint.commonAncestor.flatMap { LayoutItems.object(for: $0.owner) as? UIView }
  }

  /// Whether the constraint is remembered without effect.
  var isHeldInVain: Bool {
    guard !ashlarConstraint.isActive, let holder = vainHolder else { return false }
    return holder.vainConstraints.contains { $0 === self }
  }

  /// Remembers a constraint that the engine has just refused, or forgets it.
  func holdInVain(_ isHeld: Bool) {
    guard !ashlarConstraint.isActive, let holder = vainHolder else { return }
    let held = holder.attachments[VainConstraints.self] ?? VainConstraints()
    held.constraints.removeAll { $0 === self }
    if isHeld { held.constraints.append(self) }
    holder.attachments[VainConstraints.self] = held.constraints.isEmpty ? nil : held
  }
}

extension UIView {
  /// What the view remembers without effect, in order of activation.
  var vainConstraints: [NSLayoutConstraint] { attachments[VainConstraints.self]?.constraints ?? [] }
}
