import UIKit

extension MASConstraintMaker {
  /// Begins a statement about the left edge.
  public var left: MASConstraint { begin(.left) }
  /// Begins a statement about the top edge.
  public var top: MASConstraint { begin(.top) }
  /// Begins a statement about the right edge.
  public var right: MASConstraint { begin(.right) }
  /// Begins a statement about the bottom edge.
  public var bottom: MASConstraint { begin(.bottom) }
  /// Begins a statement about the edge where reading begins.
  public var leading: MASConstraint { begin(.leading) }
  /// Begins a statement about the edge where reading ends.
  public var trailing: MASConstraint { begin(.trailing) }
  /// Begins a statement about the width.
  public var width: MASConstraint { begin(.width) }
  /// Begins a statement about the height.
  public var height: MASConstraint { begin(.height) }
  /// Begins a statement about the middle from left to right.
  public var centerX: MASConstraint { begin(.centerX) }
  /// Begins a statement about the middle from top to bottom.
  public var centerY: MASConstraint { begin(.centerY) }
  /// Begins a statement about the last baseline by its old name.
  public var baseline: MASConstraint { begin(.lastBaseline) }
  /// Begins a statement about the baseline of the first line of text.
  public var firstBaseline: MASConstraint { begin(.firstBaseline) }
  /// Begins a statement about the baseline of the last line of text.
  public var lastBaseline: MASConstraint { begin(.lastBaseline) }
  /// Begins a statement about the left margin.
  public var leftMargin: MASConstraint { begin(.leftMargin) }
  /// Begins a statement about the right margin.
  public var rightMargin: MASConstraint { begin(.rightMargin) }
  /// Begins a statement about the top margin.
  public var topMargin: MASConstraint { begin(.topMargin) }
  /// Begins a statement about the bottom margin.
  public var bottomMargin: MASConstraint { begin(.bottomMargin) }
  /// Begins a statement about the margin where reading begins.
  public var leadingMargin: MASConstraint { begin(.leadingMargin) }
  /// Begins a statement about the margin where reading ends.
  public var trailingMargin: MASConstraint { begin(.trailingMargin) }
  /// Begins a statement about the middle between left and right margin.
  public var centerXWithinMargins: MASConstraint { begin(.centerXWithinMargins) }
  /// Begins a statement about the middle between top and bottom margin.
  public var centerYWithinMargins: MASConstraint { begin(.centerYWithinMargins) }

  /// Begins a statement about left, top, right and bottom edge, installed in the order left, right, top, bottom.
  public var edges: MASConstraint { begin(each: [.top, .left, .right, .bottom]) }
  /// Begins a statement about width and height.
  public var size: MASConstraint { begin(each: [.width, .height]) }
  /// Begins a statement about both middles.
  public var center: MASConstraint { begin(each: [.centerX, .centerY]) }
}
