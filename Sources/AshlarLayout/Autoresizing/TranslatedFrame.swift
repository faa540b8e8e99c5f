/// A frame as it was set, and the constraints that stand for it; most items need none.
final class TranslatedFrame {
  var mask: AutoresizingMask = []
  /// In the parent's coordinates, in points.
  var frame: Rect
  /// The size that the parent had when the frame was set, in points.
  var outerSize: Size
  /// Two constraints an axis, horizontal ones first; empty until a layout pass needs them.
  var made: [LayoutConstraint] = []
  private var kinds: [AutoresizingTie.Kind] = []

  init(frame: Rect, outerSize: Size) {
    self.frame = frame
    self.outerSize = outerSize
  }

  private func ties(along axis: Axis) -> [AutoresizingTie] {
    switch axis {
    case .horizontal: mask.ties(along: axis, near: frame.minX, length: frame.width, outer: outerSize.width)
    case .vertical: mask.ties(along: axis, near: frame.minY, length: frame.height, outer: outerSize.height)
    }
  }

  /// Makes the constraints, or gives those that are there the present numbers.
  func state(_ node: LayoutNode, in parent: LayoutNode) {
    let wanted = Axis.allCases.flatMap { axis in ties(along: axis).map { (axis: axis, tie: $0) } }
    if kinds != wanted.map({ $0.tie.kind }) { drop() }
    if made.isEmpty {
      kinds = wanted.map { $0.tie.kind }
      made = wanted.map { $0.tie.constraint(of: node, in: parent, along: $0.axis) }
      // As Apple's logs write it; messages tell such constraints by it.
      let name = mask.logText
      for constraint in made { constraint.identifier = name }
      LayoutConstraint.activate(made)
    } else {
      for (constraint, want) in zip(made, wanted) {
        want.tie.write(to: constraint, of: node, in: parent, along: want.axis)
      }
    }
  }

  func drop() {
    let old = made
    made = []
    kinds = []
    LayoutConstraint.deactivate(old)
  }
}
