/// What few constraints of a tree have: a text that tells one apart, and an object of another toolkit that stands for it.
final class ConstraintLabel {
  var text: String?
  unowned(unsafe) var owner: AnyObject?
  /// The owner while the constraint is active.
  var keptOwner: AnyObject?

  init(_ text: String? = nil) {
    self.text = text
  }
}
