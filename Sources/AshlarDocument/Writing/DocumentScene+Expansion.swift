import AshlarLayout
import AshlarViews

extension DocumentScene {
  /// A name for a guide that the document does not name: its owner's, and its identifier as far as ids allow it.
  static func madeUpID(of node: LayoutNode) -> String {
    guard let guide = node.owner as? LayoutGuide, let view = guide.owningItem as? View else { return "?" }
    var id = (view.identifier ?? "") + "_"
    for byte in (guide.identifier ?? "guide").utf8 {
      id.unicodeScalars.append(byte.isIdentifierStart || byte.isDigit ? Unicode.Scalar(byte) : "_")
    }
    return id
  }

  /// The constraints that the views of the document made, in order of activation. Those that every scroll view has are
  /// not among them: a view that is written as one has them again.
  var madeConstraints: [LayoutConstraint] {
    rootView.engine.systemConstraints.filter { $0.identifier?.hasPrefix(ScrollView.identifierPrefix) != true }
  }
}

extension LayoutConstraint {
  /// The constraint as a document says it.
  ///
  /// - Parameter id: The id of an item.
  func statement(id: (LayoutNode) -> String) -> ConstraintStatement {
    let second = secondNode.map { ConstraintStatement.Anchor(item: id($0), attribute: secondAttribute) }
    var statement = ConstraintStatement(
      ConstraintStatement.Anchor(item: id(firstNode), attribute: firstAttribute), relation, multiplier: multiplier,
      second, constant: constant)
    statement.priority = priority
    statement.identifier = identifier
    return statement
  }
}
