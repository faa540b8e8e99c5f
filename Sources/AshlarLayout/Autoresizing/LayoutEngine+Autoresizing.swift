extension LayoutEngine {
  /// Remembers an item whose frame is to become constraints in the next pass.
  func enqueueTranslation(of node: LayoutNode) {
    pending.untranslated.append(node, of: self)
  }

  /// Makes the constraints of frames that were set, in the order of items.
  func translateFrames() {
    guard !pending.untranslated.nodes.isEmpty else { return }
    let queued = pending.untranslated.takeAll()
    for node in LayoutEngine.sorted(queued)
    where node.engine === self && node.marks.remove(.translationQueued) != nil {
      node.translateFrame()
    }
  }
}
