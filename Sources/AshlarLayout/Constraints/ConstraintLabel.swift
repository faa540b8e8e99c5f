/// The text that tells a constraint apart.
final class ConstraintLabel {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
