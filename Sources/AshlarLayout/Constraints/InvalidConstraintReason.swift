/// Why a constraint cannot be active.
public enum InvalidConstraintReason: Hashable, Sendable {
  /// One of the items is gone.
  case missingItem
  /// The two items are not in one tree.
  case noCommonAncestor
  /// A horizontal attribute is compared with a vertical one.
  case differentAxes
  /// Left or right is compared with leading or trailing.
  case mixedDirections
  /// A place is compared with a size.
  case placeComparedWithSize
  /// A place is compared with nothing but a constant: the second item is missing or multiplied by 0.
  case placeWithoutPartner
  /// A side has no attribute, or an attribute without an item.
  case missingAttribute
  /// The multiplier or the constant is NaN, infinite or too large to compute with.
  case notFinite
  /// Nothing says how the attribute compares, or with what, as in a chain that stops at its attributes.
  case missingRelation
  /// The item has no parent that could be its partner.
  case missingParent
  /// The priority is not between 0 and 1000.
  case invalidPriority
}
