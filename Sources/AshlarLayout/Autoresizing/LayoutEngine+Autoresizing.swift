extension LayoutEngine {
  /// Remembers an item whose frame is to become constraints in the next pass.
  func enqueueTranslation(of node: LayoutNode) {
    guard node.marks.insert(.translationQueued).inserted else { return }
    pending.untranslated.append(node)
  }

  /// Makes the constraints of frames that were set, in the order of items.
  func translateFrames() {
    guard !pending.untranslated.isEmpty else { return }
    let queued = pending.untranslated.filter { $0.engine === self && $0.marks.contains(.translationQueued) }
    pending.untranslated = []
    for node in queued.sorted(by: LayoutEngine.isOrdered) where node.marks.remove(.translationQueued) != nil {
      node.translateFrame()
    }
  }
}
