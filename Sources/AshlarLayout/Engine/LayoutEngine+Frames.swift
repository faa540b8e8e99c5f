import AshlarSolver

extension LayoutEngine {
  /// Brings the frames of items whose variables changed, or that joined, up to date.
  ///
  /// - Returns: the nodes whose frame is another one now, in the order of items.
  func updateFrames() -> [LayoutNode] {
    for variable in solver.takeChangedVariables() {
      // Unmanaged, because most of them wait already: four variables have one node.
      guard let node = nodeReference(of: variable) else { continue }
      node._withUnsafeGuaranteedRef { if !$0.marks.contains(.frameQueued) { enqueueFrame(of: $0) } }
    }
    let queued = pending.staleFrames.takeAll()
    visitedNodeCount = 0
    let grid = PixelGrid(scale: scale)
    // A parent comes before its children in the order of items.
    var moved: [LayoutNode] = []
    moved.reserveCapacity(queued.count)
    for node in LayoutEngine.sorted(queued) where node.isLaidOut(by: self) && node.marks.contains(.frameQueued) {
      if let grid {
        updateSubtree(of: node, on: grid, &moved)
      } else {
        node.marks.remove(.frameQueued)
        setFrame(solvedFrame(of: node), of: node, &moved)
      }
    }
    return LayoutEngine.sorted(moved)
  }

  /// The nodes in the order of items, in which they mostly are already.
  static func sorted(_ nodes: [LayoutNode]) -> [LayoutNode] {
    var latest = Int64.min
    for node in nodes {
      if node.order < latest { return nodes.sorted { $0.order < $1.order } }
      latest = node.order
    }
    return nodes
  }

  private func setFrame(_ frame: Rect, of node: LayoutNode, _ moved: inout [LayoutNode]) {
    visitedNodeCount += 1
    if node.frame != frame {
      node.frame = frame
      moved.append(node)
    }
  }

  /// Rounds a node's frame, and the frames below as far as places in the root's coordinates changed: how a frame rounds
  /// depends on where it lies there.
  private func updateSubtree(of top: LayoutNode, on grid: PixelGrid, _ moved: inout [LayoutNode]) {
    top.walkSubtree { node in
      node.marks.remove(.frameQueued)
      let parentOrigin = node.parent?.absoluteOrigin ?? .zero
      let solved = solvedFrame(of: node)
      let origin = Point(x: parentOrigin.x + solved.minX, y: parentOrigin.y + solved.minY)
      let isElsewhere = origin != node.absoluteOrigin
      node.absoluteOrigin = origin
      setFrame(grid.rounded(solved, parentOrigin: parentOrigin), of: node, &moved)
      return isElsewhere
    }
  }

  /// The frame in the parent's coordinates: the solved alignment rectangle with the insets added.
  private func solvedFrame(of node: LayoutNode) -> Rect {
    guard let variables = node.variables else { return node.frame }
    if node === root { return Rect(origin: .zero, size: size) }
    let rect = Rect(
      x: solver.value(of: variables.x), y: solver.value(of: variables.y), width: solver.value(of: variables.width),
      height: solver.value(of: variables.height))
    return rect.outset(by: node.alignmentRectInsets).withoutNegativeZero
  }
}

extension Rect {
  /// The same rectangle without zeros that print as `-0`.
  fileprivate var withoutNegativeZero: Rect {
    Rect(x: minX + 0, y: minY + 0, width: width + 0, height: height + 0)
  }
}
