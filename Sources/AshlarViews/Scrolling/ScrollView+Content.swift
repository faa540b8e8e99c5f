import AshlarLayout

/// The size that a scroll view's content was given by hand.
struct OwnContentSize {
  /// The weakest of all wishes, so that it holds only where constraints leave the size open.
  static let priority = LayoutPriority(1)

  var width: LayoutConstraint
  var height: LayoutConstraint
}

extension ScrollView {
  /// How large the content is, in points: what was set since the last layout pass, or else what came out of that.
  ///
  /// A size that is set holds where no constraint decides. One that is not finite is ignored; a negative length counts
  /// as 0.
  public var contentSize: Size {
    get { newContentSize ?? contentLayoutGuide.layoutFrame.size }
    set {
      guard newValue.width.isComputable, newValue.height.isComputable else { return }
      let size = Size(width: max(newValue.width, 0), height: max(newValue.height, 0))
      // A view that sets it whenever it lays out must not ask for the next layout with that.
      if let present = ownContentSize, present.width.constant == size.width, present.height.constant == size.height {
        return
      }
      let present = ownContentSize ?? makeOwnContentSize()
      present.width.constant = size.width
      present.height.constant = size.height
      newContentSize = size
      setNeedsLayout()
    }
  }

  private func makeOwnContentSize() -> OwnContentSize {
    let made = OwnContentSize(width: wish(.width), height: wish(.height))
    ownContentSize = made
    return made
  }

  private func wish(_ attribute: LayoutAttribute) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      LayoutExpression(contentLayoutGuide.layoutNode, attribute), .equal,
      callSite: CallSite(fileID: #fileID, line: #line), isSystem: true)
    constraint.identifier = ScrollView.identifierPrefix + "contentSize-" + attribute.name
    constraint.priority = OwnContentSize.priority
    constraint.isActive = true
    return constraint
  }

  /// The axes along which the constraints leave the size of the content open; lays out first if needed.
  ///
  /// - Complexity: as that of listing all that is open in the tree.
  public var ambiguousContentAxes: [Axis] {
    guard let engine = layoutNode.engine else { return [] }
    let area = contentLayoutGuide.layoutNode
    let kinds = engine.ambiguousComponents().filter { $0.node === area }.map { $0.kind }
    return Axis.allCases.filter { kinds.contains($0 == .horizontal ? .width : .height) }
  }

  /// Reports content of an open size. Looking for it costs as much as a layout from nothing, so it is looked for when
  /// there is content for the first time, and then until it was once in order.
  func watchContentSize() {
    guard let engine = layoutNode.engine else { return }
    if contentSizeWatch.engine != ObjectIdentifier(engine) {
      contentSizeWatch = ContentSizeWatch(engine: ObjectIdentifier(engine), tieCount: ownTieCount)
    }
    guard !contentSizeWatch.isInOrder else { return }
    let count = layoutNode.contentTieCount
    guard count != contentSizeWatch.tieCount else { return }
    contentSizeWatch.tieCount = count
    let axes = ambiguousContentAxes
    contentSizeWatch.isInOrder = axes.isEmpty
    if !axes.isEmpty, axes != contentSizeWatch.reported {
      engine.report(.ambiguousContentSize(layoutNode, axes))
    }
    contentSizeWatch.reported = axes
  }

  /// What ``LayoutNode/contentTieCount`` is without content: the two constraints that hold the guide at the origin count
  /// for the guide and for the edges.
  private var ownTieCount: Int { 4 + (ownContentSize == nil ? 0 : 2) }
}

/// What is known about whether the size of a content is open.
struct ContentSizeWatch {
  var engine: ObjectIdentifier?
  /// How many constraints had a say when it was last looked for.
  var tieCount = 0
  var isInOrder = false
  var reported: [Axis] = []
}
