import UIKit

extension MASConstraint {
  /// Adds the left edge to the statement.
  public var left: MASConstraint { chain(.left) }
  /// Adds the top edge to the statement.
  public var top: MASConstraint { chain(.top) }
  /// Adds the right edge to the statement.
  public var right: MASConstraint { chain(.right) }
  /// Adds the bottom edge to the statement.
  public var bottom: MASConstraint { chain(.bottom) }
  /// Adds the edge where reading begins to the statement.
  public var leading: MASConstraint { chain(.leading) }
  /// Adds the edge where reading ends to the statement.
  public var trailing: MASConstraint { chain(.trailing) }
  /// Adds the width to the statement.
  public var width: MASConstraint { chain(.width) }
  /// Adds the height to the statement.
  public var height: MASConstraint { chain(.height) }
  /// Adds the middle from left to right to the statement.
  public var centerX: MASConstraint { chain(.centerX) }
  /// Adds the middle from top to bottom to the statement.
  public var centerY: MASConstraint { chain(.centerY) }
  /// Adds the last baseline by its old name to the statement.
  public var baseline: MASConstraint { chain(.lastBaseline) }
  /// Adds the baseline of the first line of text to the statement.
  public var firstBaseline: MASConstraint { chain(.firstBaseline) }
  /// Adds the baseline of the last line of text to the statement.
  public var lastBaseline: MASConstraint { chain(.lastBaseline) }
  /// Adds the left margin to the statement.
  public var leftMargin: MASConstraint { chain(.leftMargin) }
  /// Adds the right margin to the statement.
  public var rightMargin: MASConstraint { chain(.rightMargin) }
  /// Adds the top margin to the statement.
  public var topMargin: MASConstraint { chain(.topMargin) }
  /// Adds the bottom margin to the statement.
  public var bottomMargin: MASConstraint { chain(.bottomMargin) }
  /// Adds the margin where reading begins to the statement.
  public var leadingMargin: MASConstraint { chain(.leadingMargin) }
  /// Adds the margin where reading ends to the statement.
  public var trailingMargin: MASConstraint { chain(.trailingMargin) }
  /// Adds the middle between left and right margin to the statement.
  public var centerXWithinMargins: MASConstraint { chain(.centerXWithinMargins) }
  /// Adds the middle between top and bottom margin to the statement.
  public var centerYWithinMargins: MASConstraint { chain(.centerYWithinMargins) }

  /// The statement itself: a word for the reader.
  public var with: MASConstraint { self }
  /// The statement itself: a word for the reader.
  public var and: MASConstraint { self }
}
