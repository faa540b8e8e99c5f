import AshlarLayout

/// A tree of named boxes and guides, described in a few words, with or without an engine.
final class Scene {
  private(set) var boxes: [String: Box] = [:]
  private(set) var guides: [String: LayoutGuide] = [:]
  private(set) var events: [String] = []
  private(set) var engine: LayoutEngine?
  let root: Box

  /// - Parameter items: each `name`, `name parent`, or `name parent guide`; the parent is `root` unless given, `-` leaves
  ///   the item outside of the tree.
  init(_ items: [String] = [], size: Size = Size(width: 320, height: 480), hasEngine: Bool = true) {
    root = Box("root")
    boxes["root"] = root
    if hasEngine { start(size: size) }
    for item in items { add(item) }
  }

  func start(size: Size = Size(width: 320, height: 480)) {
    let engine = LayoutEngine(root: root, size: size)
    engine.eventHandler = { [unowned self] event in events.append(text(event)) }
    self.engine = engine
  }

  func add(_ description: String) {
    let words = description.split(separator: " ").map(String.init)
    let parent = words.count > 1 ? words[1] : "root"
    if words.count > 2 {
      let guide = LayoutGuide(identifier: words[0])
      guides[words[0]] = guide
      boxes[parent]?.addLayoutGuide(guide)
    } else {
      let box = Box(words[0])
      boxes[words[0]] = box
      boxes[parent]?.layoutNode.addChild(box.layoutNode)
    }
  }

  /// Forgets the box, whose owner then goes away.
  func drop(_ name: String) { boxes[name] = nil }

  subscript(name: String) -> LayoutNode {
    guard let node = boxes[name]?.layoutNode ?? guides[name]?.layoutNode else {
      preconditionFailure("The scene has no \(name).")
    }
    return node
  }

  func item(_ name: String) -> any LayoutItem {
    if let box = boxes[name] { return box }
    guard let guide = guides[name] else { preconditionFailure("The scene has no \(name).") }
    return guide
  }

  @discardableResult
  func activate(_ texts: String...) -> [LayoutConstraint] {
    let constraints = texts.map(constraint)
    LayoutConstraint.activate(constraints)
    return constraints
  }

  func name(of node: LayoutNode) -> String {
    if let box = node.owner as? Box { return box.name }
    return (node.owner as? LayoutGuide)?.identifier ?? "?"
  }

  func text(_ constraint: LayoutConstraint) -> String { constraint.description(name: name(of:)) }

  private func text(_ event: LayoutEvent) -> String {
    switch event {
    case .conflict(let conflict): "conflict " + text(conflict)
    case .conflictResolved(let conflict): "resolved " + text(conflict)
    case .ambiguity(let components):
      "ambiguous " + components.map { name(of: $0.node) + "." + $0.kind.name }.joined(separator: " ")
    case .ambiguousContentSize(let node, let axes): "open content of \(name(of: node)) along \(axes)"
    case .invalidConstraint(let constraint, let reason): "invalid \(text(constraint)): \(reason)"
    }
  }

  func text(_ conflict: LayoutConflict) -> String {
    conflict.constraints.map(text).joined(separator: ", ") + " breaks " + text(conflict.broken)
  }

  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }
}
