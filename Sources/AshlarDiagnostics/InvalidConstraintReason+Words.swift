import AshlarLayout

extension InvalidConstraintReason {
  /// Why a constraint cannot be active, as the end of a sentence.
  public var words: String {
    switch self {
    case .missingItem: "it has no item"
    case .missingRelation: "nothing says what it is compared with"
    case .missingParent: "its item has no parent to be compared with"
    case .noCommonAncestor: "its items have no common ancestor"
    case .differentAxes: "its attributes lie on different axes"
    case .mixedDirections: "left and right cannot be compared with leading and trailing"
    case .placeComparedWithSize: "a place cannot be compared with a size"
    case .placeWithoutPartner: "a place needs another item's place to be compared with"
    case .missingAttribute: "one of its sides has no attribute"
    case .notFinite: "its numbers are too large"
    case .invalidPriority: "its priority is not from 0 to 1000"
    }
  }
}
