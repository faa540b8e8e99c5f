/// Chooses the member of a conflicting set that Apple's engine most likely breaks.
///
/// Apple documents no rule. This one was fitted to 127 public logs, of which it predicts 108; chosen on a part of them it
/// predicts 83 % of the others. All members are required, so priorities have no say. The steps:
///
/// 1. What the user made goes before what the toolkit made, sizes imposed from outside go last of all, and the size of
///    the *outer item*, to which the others are fitted, goes only if there is nothing else.
/// 2. The most breakable ``ConstraintShape`` goes: of constant sizes the largest, the newest of equal ones.
/// 3. Of other shapes those go that touch an item furthest from the outer one, the oldest of several.
struct BreakingRule {
  private let set: [LayoutConstraint]
  private let outer: LayoutNode?

  /// - Parameter set: in order of activation.
  init(_ set: [LayoutConstraint]) {
    self.set = set
    outer = BreakingRule.outerItem(of: set)
  }

  /// The member to be broken, or `nil` of an empty set.
  var choice: LayoutConstraint? {
    let candidates = candidates
    guard let shape = candidates.map({ $0.shape }).min() else { return nil }
    let similar = candidates.filter { $0.shape == shape }
    if shape == .constantSize { return BreakingRule.largest(of: similar) }
    let distances = distancesFromOuter
    var best: (constraint: LayoutConstraint, distance: Int)?
    for constraint in similar {
      var distance = 0
      constraint.forEachMentionedNode { node, _ in distance = max(distance, distances[ObjectIdentifier(node)] ?? 0) }
      if distance > best?.distance ?? -1 { best = (constraint, distance) }
    }
    return best?.constraint
  }

  private static func largest(of sizes: [LayoutConstraint]) -> LayoutConstraint? {
    var largest = sizes.first
    for size in sizes where size.constant >= largest?.constant ?? 0 { largest = size }
    return largest
  }

  private var candidates: [LayoutConstraint] {
    for origin: ConstraintOrigin in [.user, .toolkit, .autoresizing] {
      let members = set.filter { $0.origin == origin }
      let inner = members.filter { !isSizeOfOuterItem($0) }
      if !inner.isEmpty { return inner }
      if !members.isEmpty { return members }
    }
    return set
  }

  private func isSizeOfOuterItem(_ constraint: LayoutConstraint) -> Bool {
    constraint.shape == .constantSize && constraint.firstNode === outer
  }

  /// The item whose size is imposed, else the one whose size an autoresizing mask gives, else the one that all others are
  /// in.
  private static func outerItem(of set: [LayoutConstraint]) -> LayoutNode? {
    for origin: ConstraintOrigin in [.imposed, .autoresizing] {
      if let size = set.first(where: { $0.origin == origin && $0.shape == .constantSize }) { return size.firstNode }
    }
    var ancestor = set.first?.firstNode
    var mentioned: Set<ObjectIdentifier> = []
    for constraint in set {
      constraint.forEachMentionedNode { node, _ in
        ancestor = ancestor?.nearestCommonAncestor(with: node)
        mentioned.insert(ObjectIdentifier(node))
      }
    }
    guard let ancestor, mentioned.count > 1, mentioned.contains(ObjectIdentifier(ancestor)) else { return nil }
    return ancestor
  }

  /// How many constraints lie between an item and the outer one.
  ///
  /// - Complexity: O(members), for sets can be as long as the chains of views that they are about.
  private var distancesFromOuter: [ObjectIdentifier: Int] {
    guard let outer else { return [:] }
    var membersByNode: [ObjectIdentifier: [LayoutConstraint]] = [:]
    for constraint in set {
      constraint.forEachMentionedNode { node, _ in membersByNode[ObjectIdentifier(node), default: []].append(constraint)
      }
    }
    var distances = [ObjectIdentifier(outer): 0]
    var ring = [ObjectIdentifier(outer)]
    var distance = 0
    while !ring.isEmpty {
      distance += 1
      var next: [ObjectIdentifier] = []
      for constraint in ring.flatMap({ membersByNode[$0] ?? [] }) {
        constraint.forEachMentionedNode { node, _ in
          guard distances[ObjectIdentifier(node)] == nil else { return }
          distances[ObjectIdentifier(node)] = distance
          next.append(ObjectIdentifier(node))
        }
      }
      ring = next
    }
    return distances
  }
}
