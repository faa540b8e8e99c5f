import AshlarDocument
import AshlarLayout

/// The frames of views drawn with box characters; guides are not drawn.
struct FramePicture {
  private static let columns = 76
  private static let mostRows = 60

  private var canvas: BoxCanvas
  private let pointsPerColumn: Double

  /// Draws a state: the root around, then views in joining order, each over those before.
  init(document: LayoutDocument, state: LayoutState) {
    guard let root = state.frames.first?.frame, root.width > 0, root.height > 0 else {
      canvas = BoxCanvas(columns: 0, rows: 0)
      pointsPerColumn = 1
      return
    }
    // A character is about twice as high as wide.
    pointsPerColumn = max(root.width / Double(Self.columns - 1), root.height / Double(2 * Self.mostRows))
    canvas = BoxCanvas(
      columns: Int((root.width / pointsPerColumn).rounded()) + 1,
      rows: Int((root.height / pointsPerColumn / 2).rounded()) + 1)
    var origins = [document.root.id: Point.zero]
    var parents: [String: String] = [:]
    for view in document.views { parents[view.id] = view.parent }
    var offsets: [String: Point] = [:]
    for (id, offset) in state.contentOffsets { offsets[id] = offset }
    draw(root, at: .zero, name: document.root.id)
    for (id, frame) in state.frames.dropFirst() {
      guard let parent = parents[id], let outer = origins[parent] else { continue }
      let offset = offsets[parent] ?? .zero
      let origin = Point(x: outer.x + frame.minX - offset.x, y: outer.y + frame.minY - offset.y)
      origins[id] = origin
      draw(frame, at: origin, name: id)
    }
  }

  private mutating func draw(_ frame: Rect, at origin: Point, name: String) {
    canvas.drawBox(
      columns: column(origin.x)...max(column(origin.x), column(origin.x + frame.width)),
      rows: row(origin.y)...max(row(origin.y), row(origin.y + frame.height)), name: name)
  }

  /// Far outside of the picture is as good as beyond any number.
  private func column(_ x: Double) -> Int { Int(min(max((x / pointsPerColumn).rounded(), -1e6), 1e6)) }

  private func row(_ y: Double) -> Int { Int(min(max((y / pointsPerColumn / 2).rounded(), -1e6), 1e6)) }

  /// The picture, a line end after each row; empty when the root has no area.
  var text: String { canvas.text }
}
