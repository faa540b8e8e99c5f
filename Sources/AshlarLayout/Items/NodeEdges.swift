/// Lines inside an item that constraints can name and that most items leave where they are by default.
final class NodeEdges {
  var alignmentRectInsets = EdgeInsets.zero
  var layoutMargins = EdgeInsets(all: 8)
  var firstBaselineOffset = 0.0
  var lastBaselineOffset = 0.0
  var firstBaselineSource = BaselineSource.own
  var lastBaselineSource = BaselineSource.own

  // Of an item that scrolls.
  /// The guide that the item's edges mean for what is inside, a child; cleared when it leaves.
  unowned(unsafe) var contentArea: LayoutNode?
  var contentOffset = Point.zero
}
