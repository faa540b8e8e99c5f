/// The size that an item should have as nearly as its constraints allow, and how much that matters.
package struct FittingTarget {
  /// Of the frame, in points; lengths that are negative, undefined or too large count as the nearest valid one.
  package var size: Size
  /// Of the width: required is a fact.
  package var horizontal: LayoutPriority
  /// Of the height: required is a fact.
  package var vertical: LayoutPriority

  package init(_ size: Size, horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
