import AshlarLayout

/// The shadow that a view throws on what lies behind it: that of its shape, where it has a background.
public struct Shadow: Hashable, Sendable {
  /// What the shadow is drawn with.
  public var color: Color
  /// How far the shadow lies to the right and below the view, in points.
  public var offset: Point
  /// How blurred the shadow is: the standard deviation, in points; 0 and less: not at all.
  public var radius: Double

  /// Makes a shadow.
  public init(color: Color, offset: Point = .zero, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

/// What few views have of a look; a box, to keep the others small.
final class ViewEffects {
  var roundedCorners = Corners.all
  var shadow: Shadow?
  var transform = Transform.identity
}

extension View {
  /// Which corners ``cornerRadius`` rounds; all unless set.
  public var roundedCorners: Corners {
    get { effects?.roundedCorners ?? .all }
    set { effectsForWriting.roundedCorners = newValue }
  }

  /// The shadow of the view, or `nil`: it throws none. A view that clips cuts its own shadow off.
  public var shadow: Shadow? {
    get { effects?.shadow }
    set { if newValue != shadow { effectsForWriting.shadow = newValue } }
  }

  var effectsForWriting: ViewEffects {
    if let effects { return effects }
    let made = ViewEffects()
    effects = made
    return made
  }
}
