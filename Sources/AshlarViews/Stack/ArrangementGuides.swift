import AshlarLayout

/// The invisible rectangles that a stack measures spans and gaps with.
struct ArrangementGuides {
  /// Across the axis: around all views where they may be of different lengths.
  var spanner: LayoutNode?
  /// Along the axis: in place of the views where none is shown.
  var along: LayoutNode?
  /// Between the views that are shown, where gaps or distances are to be equal.
  var gaps: [LayoutNode] = []

  /// How many there must be.
  struct Needs: Equatable {
    var hasSpanner = false
    var hasAlong = false
    var gapCount = 0

    /// Their identifiers, in the order in which they join.
    var identifiers: [String] {
      var identifiers: [String] = []
      if hasSpanner { identifiers.append("UISV-alignment-spanner") }
      if hasAlong { identifiers.append("UISV-canvas-spanner") }
      return identifiers + (0..<gapCount).map { "UISV-gap-\($0 + 1)" }
    }
  }

  init(_ guides: [LayoutGuide], _ needs: Needs) {
    var rest = guides[...]
    if needs.hasSpanner { spanner = rest.popFirst()?.layoutNode }
    if needs.hasAlong { along = rest.popFirst()?.layoutNode }
    gaps = rest.map { $0.layoutNode }
  }
}
