/// What one layout of a document should give.
public struct Expectation: Sendable {
  /// A number that can be read off a frame.
  public enum Edge: String, CaseIterable, Sendable {
    /// As the attributes of constraints are called.
    case left, top, right, bottom, centerX, centerY, width, height
    /// The same places as a rectangle calls them.
    case minX, minY, maxX, maxY, midX, midY
  }

  /// Frames by id: x, y, width, height in the parent's coordinates; nil is not asserted.
  public var frames: [(id: String, numbers: [Double?])] = []
  /// Single numbers by id.
  public var edges: [(id: String, values: [(edge: Edge, value: Double)])] = []
  /// Whether the constraints should leave something of an item open.
  public var ambiguous: [(id: String, isAmbiguous: Bool)] = []
  /// How far from the expected value a number may be, in points; nil takes the document's or, there, 0.5.
  public var tolerance: Double?

  /// The tolerance of documents that set none, in points: half a point, as Apple's suites allow for pixel rounding.
  public static let defaultTolerance = 0.5

  /// Makes an expectation of nothing.
  public init() {}

  /// Whether nothing is expected.
  public var isEmpty: Bool { frames.isEmpty && edges.isEmpty && ambiguous.isEmpty }
}
