/// An attribute of an item, typed by what it may be compared with.
///
/// Use the names ``LayoutXAxisAnchor``, ``LayoutYAxisAnchor`` and ``LayoutDimension``.
public struct LayoutAnchor<Kind> {
  package let expression: LayoutExpression

  package init(_ expression: LayoutExpression) {
    self.expression = expression
  }
}

/// The type of places along the horizontal axis.
public enum XAxisPlace {}
/// The type of places along the vertical axis.
public enum YAxisPlace {}
/// The type of sizes and distances.
public enum Extent {}
/// The type of the sides that a constraint shows: a place on either axis or an extent.
public enum AnyPlaceOrExtent {}

/// A vertical line of an item, such as its leading edge.
public typealias LayoutXAxisAnchor = LayoutAnchor<XAxisPlace>
/// A horizontal line of an item, such as its top edge or its first baseline.
public typealias LayoutYAxisAnchor = LayoutAnchor<YAxisPlace>
/// A size of an item, or the distance between two anchors.
public typealias LayoutDimension = LayoutAnchor<Extent>

extension LayoutAnchor {
  /// The item that the anchor belongs to, or `nil` when it is gone.
  public var item: (any LayoutItem)? { expression.node.owner }

  /// The attribute that the anchor stands for.
  public var attribute: LayoutAttribute { expression.attribute }

  /// Makes the inactive, required constraint `self == anchor + constant`.
  public func constraint(
    equalTo anchor: Self, constant: Double = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    related(.equal, to: anchor, constant, CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self >= anchor + constant`.
  public func constraint(
    greaterThanOrEqualTo anchor: Self, constant: Double = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant, CallSite(fileID: fileID, line: line))
  }

  /// Makes the inactive, required constraint `self <= anchor + constant`.
  public func constraint(
    lessThanOrEqualTo anchor: Self, constant: Double = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant, CallSite(fileID: fileID, line: line))
  }

  private func related(
    _ relation: LayoutRelation, to anchor: Self, _ constant: Double, _ callSite: CallSite
  ) -> LayoutConstraint {
    LayoutConstraint(expression, relation, anchor.expression, constant: constant, callSite: callSite)
  }

  /// The distance from this place to another one, counted along the axis.
  func distance(to other: Self) -> LayoutDimension {
    let start = LayoutExpression.Place(node: expression.node, attribute: expression.attribute)
    return LayoutDimension(LayoutExpression(other.expression.node, other.expression.attribute, start: start))
  }
}
