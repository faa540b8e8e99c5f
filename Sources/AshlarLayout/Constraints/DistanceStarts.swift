/// Where the sides of a constraint start that are distances between two places.
///
/// A box of its own, because hardly any constraint needs it.
final class DistanceStarts {
  let first: LayoutExpression.Place?
  let second: LayoutExpression.Place?
  var firstLinks = ConstraintLinks()
  var secondLinks = ConstraintLinks()

  init(first: LayoutExpression.Place?, second: LayoutExpression.Place?) {
    self.first = first
    self.second = second
  }
}
