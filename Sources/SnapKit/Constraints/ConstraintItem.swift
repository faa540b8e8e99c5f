/// Attributes of an item, to compare others with: `view.snp.left`.
///
/// It does not keep the item alive. A relation to an item that is gone is one to the superview.
@preconcurrency @MainActor
public final class ConstraintItem: ConstraintRelatableTarget {
  weak var target: AnyObject?
  let attributes: ConstraintAttributes

  init(target: AnyObject?, attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }
}

/// Whether the two are one object, or the same attributes of one item that is still there.
@preconcurrency @MainActor
public func == (lhs: ConstraintItem, rhs: ConstraintItem) -> Bool {
  if lhs === rhs { return true }
  guard let left = lhs.target, let right = rhs.target, left === right else { return false }
  return lhs.attributes == rhs.attributes
}
