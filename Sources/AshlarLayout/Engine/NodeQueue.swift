/// Nodes that the next pass has to look at; each carries a mark while it waits.
///
/// One that leaves loses the mark, and its place here in time, so that coming and going without any pass does not pile up.
struct NodeQueue {
  private(set) var nodes: [LayoutNode] = []
  private let mark: LayoutNode.Marks
  private var limit = NodeQueue.smallestLimit

  private static let smallestLimit = 64

  init(marking mark: LayoutNode.Marks) {
    self.mark = mark
  }

  /// Makes room for that many nodes at once.
  mutating func expect(_ count: Int) {
    // Many small reservations would each copy all, and put off for ever that anything is dropped.
    guard count > 1, count > nodes.count else { return }
    nodes.reserveCapacity(nodes.count + count)
    limit = max(limit, nodes.count + count)
  }

  /// Lets a node of the engine's tree wait, once.
  ///
  /// - Complexity: O(1) amortised: at least as many have been added since the last time as are kept.
  mutating func append(_ node: LayoutNode, of engine: LayoutEngine) {
    guard node.marks.insert(mark).inserted else { return }
    if nodes.count >= limit { dropThoseThatLeft(engine) }
    nodes.append(node)
  }

  /// One that left and came back stands here twice, and keeps one place.
  private mutating func dropThoseThatLeft(_ engine: LayoutEngine) {
    let newest = nodes
    nodes.removeAll(keepingCapacity: true)
    for node in newest where node.isLaidOut(by: engine) && node.marks.remove(mark) != nil { nodes.append(node) }
    for node in nodes { node.marks.insert(mark) }
    limit = max(NodeQueue.smallestLimit, 2 * nodes.count)
  }

  /// Hands everything over; those with the mark are meant.
  mutating func takeAll() -> [LayoutNode] {
    let all = nodes
    nodes = []
    limit = NodeQueue.smallestLimit
    return all
  }
}
