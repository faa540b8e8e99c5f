/// Items that scroll. What is inside of them lies in the coordinates of their content, which is moved by an offset.
///
/// Between the item and something inside of it, edges and margins mean the content; sizes, centres and baselines mean the
/// frame, wherever in the content it is at the moment.
extension LayoutNode {
  /// The guide whose rectangle is that of the content, or `nil`: the item does not scroll.
  package var contentArea: LayoutNode? { edges?.contentArea }

  /// Makes the item scroll over the rectangle of a guide, which is one of its children; it must be in no engine.
  package func scroll(over area: LayoutNode) {
    edgesForWriting.contentArea = area
  }

  /// Which point of the content lies at the top left corner of the frame.
  package var contentOffset: Point {
    get { edges?.contentOffset ?? .zero }
    set {
      guard newValue != contentOffset, newValue.x.isComputable, newValue.y.isComputable else { return }
      edgesForWriting.contentOffset = newValue
      guard let engine else { return }
      for constraint in mentions where constraint.host === self && constraint.hasAttribute({ $0.isPlaceInFrame }) {
        engine.enqueue(constraint, .constant)
      }
      for child in children {
        for constraint in child.crossingConstraints() where constraint.host !== self {
          engine.enqueue(constraint, .constant)
        }
      }
      engine.contentDidMove(in: self)
    }
  }

  /// How many active constraints may have a say in the size of the content; frames of what is inside have none.
  package var contentTieCount: Int {
    guard let contentArea else { return 0 }
    return contentArea.mentions.count + contentTies.count { !$0.isOfTranslatedFrame }
  }

  /// The constraints between what is inside and the item's edges.
  private var contentTies: [LayoutConstraint] {
    mentions.filter { $0.host === self && $0.hasAttribute { $0.isEdgeOfContent } }
  }

  /// Turns the item into one that does not scroll, because its content area is about to leave.
  ///
  /// - Returns: the constraints that are to be activated again then, with another meaning.
  func stopScrolling() -> [LayoutConstraint] {
    let ties = contentTies.sorted { $0.serial < $1.serial }
    for constraint in ties { constraint.deactivate() }
    edges?.contentArea = nil
    return ties
  }
}

extension LayoutAttribute {
  /// Whether the attribute of an item that scrolls means the content, for what is inside.
  var isEdgeOfContent: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }

  /// Whether the attribute of an item that scrolls moves with the offset, for what is inside.
  fileprivate var isPlaceInFrame: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline, .lastBaseline: true
    default: false
    }
  }
}
