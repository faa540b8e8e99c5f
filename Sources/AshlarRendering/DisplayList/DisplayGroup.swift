import AshlarViews

/// What is done to commands that are drawn as one.
public struct DisplayGroup: Hashable, Sendable {
  /// From 0, unseen, to 1, solid.
  public var opacity: Double
  /// The shape outside of which nothing shows, or `nil`: everything shows.
  public var clip: RoundedRect?
  /// Where everything is taken, also the clip.
  public var transform: Transform

  /// Makes a group; an opacity out of range is brought into it.
  public init(opacity: Double = 1, clip: RoundedRect? = nil, transform: Transform = .identity) {
    self.transform = transform
    self.opacity = min(max(opacity, 0), 1)
    self.clip = clip
  }
}
