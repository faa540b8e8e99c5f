/// A chain that has attributes and takes more of them, but no `center`.
@preconcurrency @MainActor
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes.formUnion(attributes)
    return self
  }
}
