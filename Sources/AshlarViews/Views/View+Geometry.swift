import AshlarLayout

extension View {
  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// While ``translatesAutoresizingMaskIntoConstraints`` is on, the frame itself stands for constraints. Where it is off,
  /// constraints decide: a frame that is set shows until the next layout pass, which puts the view where they say. The
  /// topmost view of a tree keeps the frame that it is given. A frame that is not finite, or too large to compute with,
  /// is ignored; a negative length counts as 0.
  public var frame: Rect {
    get {
      let shown = layoutNode.frame
      return superview == nil ? Rect(origin: topOrigin, size: shown.size) : shown
    }
    set {
      if superview == nil {
        setTopFrame(newValue)
      } else {
        layoutNode.showFrame(newValue)
      }
      if layoutNode.frame.size != laidOutSize { setNeedsLayout() }
      placeDidChange()
    }
  }

  /// The view's rectangle in its own coordinates, in points.
  ///
  /// The origin is what lies at the top left corner: setting it moves what is inside. Setting the size keeps the center.
  public var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: frame.size) }
    set {
      if newValue.origin.x.isComputable, newValue.origin.y.isComputable { boundsOrigin = newValue.origin }
      let old = frame
      guard newValue.size != old.size else { return }
      frame = Rect(
        x: old.midX - newValue.width / 2, y: old.midY - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  /// The middle of the frame in the superview's coordinates, in points; setting it keeps the size.
  public var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      frame = Rect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width, height: size.height)
    }
  }

  /// The rectangle on which constraints act, for a frame, both in the superview's coordinates.
  public func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: effectiveAlignmentRectInsets) }

  /// The frame for a rectangle on which constraints act, both in the superview's coordinates.
  public func frame(forAlignmentRect rect: Rect) -> Rect { rect.outset(by: effectiveAlignmentRectInsets) }

  private func setTopFrame(_ frame: Rect) {
    guard frame.isComputable else { return }
    topOrigin = frame.origin
    layoutNode.showFrame(Rect(origin: .zero, size: frame.size))
    hostedEngine?.size = layoutNode.frame.size
  }

  /// Translates a point of this view's coordinates into those of another view in the same tree, or of the topmost view's
  /// surroundings.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: Point, to other: View?) -> Point {
    View.convert(point, from: self, to: other)
  }

  /// Translates a rectangle of this view's coordinates into those of another view in the same tree, or of the topmost
  /// view's surroundings.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: Rect, to other: View?) -> Rect { View.convert(rect, from: self, to: other) }

  /// Translates a point of another view's coordinates in the same tree, or of the topmost view's surroundings, into those
  /// of this view.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: Point, from other: View?) -> Point {
    View.convert(point, from: other, to: self)
  }

  /// Translates a rectangle of another view's coordinates in the same tree, or of the topmost view's surroundings, into
  /// those of this view.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: Rect, from other: View?) -> Rect { View.convert(rect, from: other, to: self) }

  private static func convert(_ point: Point, from first: View?, to second: View?) -> Point {
    guard let map = transform(from: first, to: second) else {
      let (outer, inner) = (first?.placeOfOrigin ?? .zero, second?.placeOfOrigin ?? .zero)
      return Point(x: point.x + outer.x - inner.x, y: point.y + outer.y - inner.y)
    }
    return map.applied(to: point)
  }

  private static func convert(_ rect: Rect, from first: View?, to second: View?) -> Rect {
    guard let map = transform(from: first, to: second) else {
      return Rect(origin: convert(rect.origin, from: first, to: second), size: rect.size)
    }
    return map.applied(to: rect)
  }

  /// The map between the coordinates of two views, or `nil`: nothing is transformed, and they only lie elsewhere.
  private static func transform(from first: View?, to second: View?) -> Transform? {
    let isMoved = (first?.isTransformed ?? false) || (second?.isTransformed ?? false)
    guard isMoved, let back = (second?.mapToTop ?? .identity).inverse else { return nil }
    return (first?.mapToTop ?? .identity).followed(by: back)
  }

  /// Whether the view or one above it is transformed.
  private var isTransformed: Bool {
    var next: View? = self
    while let view = next {
      if view.transform != .identity { return true }
      next = view.superview
    }
    return false
  }

  /// The map from the view's own coordinates into the surroundings of the topmost view.
  private var mapToTop: Transform {
    var map = Transform.identity
    var next: View? = self
    while let view = next {
      let origin = view.frame.origin
      let place = Transform(1, 0, 0, 1, origin.x - view.boundsOrigin.x, origin.y - view.boundsOrigin.y)
      map = map.followed(by: place).followed(by: view.transform.about(view.center))
      next = view.superview
    }
    return map
  }

  /// Where (0, 0) of the view's own coordinates lies in the surroundings of the topmost view.
  private var placeOfOrigin: Point {
    var place = Point.zero
    var next: View? = self
    while let view = next {
      let origin = view.frame.origin
      place.x += origin.x - view.boundsOrigin.x
      place.y += origin.y - view.boundsOrigin.y
      next = view.superview
    }
    return place
  }
}
