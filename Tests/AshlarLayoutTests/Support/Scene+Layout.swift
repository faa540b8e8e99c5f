import AshlarLayout

extension Scene {
  /// Lays out and gives the frame of an item: x, y, width, height.
  func frame(_ name: String) -> [Double] {
    engine?.layoutIfNeeded()
    let frame = self[name].frame
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  func setContent(_ name: String, width: Double?, height: Double? = nil) {
    self[name].intrinsicWidth = width
    self[name].intrinsicHeight = height
  }

  /// Lays out and names the items whose frame changed.
  func moved() -> [String] { engine?.layoutIfNeeded().map(name(of:)) ?? [] }

  var conflicts: [String] { engine?.conflicts.map(text) ?? [] }
}
