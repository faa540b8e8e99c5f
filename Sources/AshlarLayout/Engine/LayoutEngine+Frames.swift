extension LayoutEngine {
  func updateFrames() -> [LayoutNode] { [] }
}
