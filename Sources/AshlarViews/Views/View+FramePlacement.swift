import AshlarLayout

/// The four required constraints that a frame stands for.
struct FrameConstraints {
  var left: LayoutConstraint
  var top: LayoutConstraint
  var width: LayoutConstraint
  var height: LayoutConstraint

  var all: [LayoutConstraint] { [left, top, width, height] }
}

extension View {
  /// Whether four required constraints keep the view where its frame was set; `false` unless set: constraints alone
  /// decide.
  ///
  /// UIKit's views start with `true`, and turning it off is easily forgotten. While it is on, setting ``frame``,
  /// ``bounds`` and ``center`` rewrites the constraints; other constraints of the view will conflict with them.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.isPlacedByFrame) }
    set {
      guard newValue != flags.contains(.isPlacedByFrame) else { return }
      if newValue { flags.insert(.isPlacedByFrame) } else { flags.remove(.isPlacedByFrame) }
      updateFrameConstraints()
    }
  }

  /// Makes, moves or drops the constraints of the frame, as flag, superview and frame have it.
  func updateFrameConstraints() {
    guard flags.contains(.isPlacedByFrame), let superview else {
      if let old = frameConstraints {
        LayoutConstraint.deactivate(old.all)
        frameConstraints = nil
      }
      return
    }
    let present = frameConstraints ?? makeFrameConstraints(in: superview)
    let rect = layoutNode.alignmentRect
    let outer = superview.layoutNode.alignmentRectInsets
    present.left.constant = rect.minX - outer.left
    present.top.constant = rect.minY - outer.top
    present.width.constant = max(rect.width, 0)
    present.height.constant = max(rect.height, 0)
    if frameConstraints == nil {
      frameConstraints = present
      LayoutConstraint.activate(present.all)
    }
  }

  private func makeFrameConstraints(in superview: View) -> FrameConstraints {
    FrameConstraints(
      left: frameConstraint(.left, to: superview, "h=--&"), top: frameConstraint(.top, to: superview, "v=--&"),
      width: frameConstraint(.width, to: nil, "h=--&"), height: frameConstraint(.height, to: nil, "v=--&"))
  }

  private func frameConstraint(_ attribute: LayoutAttribute, to other: View?, _ mask: String) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      LayoutExpression(layoutNode, attribute), .equal, other.map { LayoutExpression($0.layoutNode, attribute) },
      callSite: CallSite(fileID: #fileID, line: #line), isSystem: true)
    constraint.identifier = mask
    return constraint
  }
}
