/// A visual format after parsing: a chain of views along one axis, with names and metrics looked up.
package struct VisualFormat<Item> {
  /// What the size of a view is compared with; a gap knows only numbers.
  package enum Size {
    /// In points.
    case constant(Double)
    /// The size of another view along the format's axis.
    case size(of: Item)
  }

  /// One comparison, such as `>=20@750`.
  package struct Predicate<Value> {
    package var relation: LayoutRelation
    package var value: Value
    package var priority: Float
  }

  /// What stands between two neighbours.
  package enum Gap {
    /// Nothing: the edges meet.
    case flush
    /// A bare `-`.
    case standard
    /// A number, a metric or a list of predicates between two `-`.
    case predicates([Predicate<Double>])
  }

  /// A view with what its parentheses say about its size.
  package struct Element {
    package var item: Item
    package var sizes: [Predicate<Size>]
    /// The gap to the element before it; that of the first one is unused.
    package var gapBefore: Gap
  }

  /// The edge of the superview at one end of the chain.
  package struct SuperviewEdge {
    package var gap: Gap
    package var column: Int
  }

  package var axis: Axis
  package var leadingEdge: SuperviewEdge?
  package var elements: [Element]
  package var trailingEdge: SuperviewEdge?
  /// One past the last character: where mistakes of the options are reported.
  package var endColumn: Int
}
