import AshlarLayout
import AshlarViews

/// Turns a tree of views into a display list.
///
/// Views are visited from a work list, back to front, so that depth costs no stack. As in Core Animation a border lies
/// over everything in its view.
struct ViewDrawing {
  /// What is left to do; the last of the list is next.
  private enum Work {
    case enter(View, origin: Point)
    case border(RoundedRect, Stroke)
    case endGroup
  }

  private(set) var list: DisplayList
  private var work: [Work] = []

  /// - Parameter background: fills the picture behind all views, or `nil`: nothing does.
  init(of view: View, title: String?, background: Color?) {
    let size = view.frame.size
    list = DisplayList(size: size, title: title)
    if let background { list.append(.fill(RoundedRect(Rect(origin: .zero, size: size)), background)) }
    work.append(.enter(view, origin: .zero))
    while let next = work.popLast() {
      switch next {
      case .enter(let view, let origin): enter(view, at: origin)
      case .border(let shape, let stroke): list.append(.border(shape, stroke))
      case .endGroup: list.append(.endGroup)
      }
    }
  }

  private mutating func enter(_ view: View, at origin: Point) {
    guard !view.isHidden, view.opacity > 0 else { return }
    let shape = RoundedRect(
      Rect(origin: origin, size: view.frame.size), radius: view.cornerRadius, corners: view.roundedCorners)
    let middle = Point(x: shape.rect.midX, y: shape.rect.midY)
    let group = DisplayGroup(
      opacity: view.opacity, clip: view.clipsToBounds ? shape : nil, transform: view.transform.about(middle))
    if group != DisplayGroup() {
      list.append(.beginGroup(group))
      work.append(.endGroup)
    }
    if let color = view.backgroundColor, !shape.isEmpty {
      if let shadow = view.shadow, color.alpha > 0 { list.append(.shadow(shape, shadow)) }
      list.append(.fill(shape, color))
    }
    for command in ContentDrawing.commands(of: view, in: shape.rect) { list.append(command) }
    if view.borderWidth > 0, !shape.isEmpty {
      work.append(.border(shape, Stroke(width: view.borderWidth, color: view.borderColor)))
    }
    let inside = view.bounds.origin
    for subview in view.subviews.reversed() {
      let place = subview.frame.origin
      work.append(.enter(subview, origin: Point(x: origin.x + place.x - inside.x, y: origin.y + place.y - inside.y)))
    }
  }
}

extension DisplayList {
  /// The picture of a view and everything in it, as it is laid out now; hidden views are left out.
  ///
  /// - Parameters:
  ///   - title: What the picture shows.
  ///   - background: Fills the picture behind all views, or `nil`: it stays clear.
  /// - Complexity: O(views + text).
  public init(of view: View, title: String? = nil, background: Color? = .white) {
    self = ViewDrawing(of: view, title: title, background: background).list
  }
}
