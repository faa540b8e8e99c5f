import AshlarJSON
import AshlarLayout
import AshlarViews

/// A document brought to life: its items in an engine, its constraints active, ready for its steps.
public final class DocumentScene {
  /// What a caller may decide about a run.
  public struct Options: Sendable {
    /// Replaces the size of the root, in points.
    public var size: Size?
    /// Replaces the direction of the root.
    public var direction: LayoutDirection?
    /// Whether states list what the constraints leave open.
    public var listsAmbiguity = true

    /// Makes options that change nothing.
    public init() {}
  }

  private let engine: LayoutEngine
  private let options: Options
  /// The root first, then views in joining order, then guides.
  private let items: [(id: String, item: DocumentItem)]
  private var itemsByID: [String: DocumentItem] = [:]
  private var idsByNode: [ObjectIdentifier: String] = [:]
  /// Views whose text may take several lines.
  private var textItems: [DocumentItem] = []
  private var constraints: [LayoutConstraint] = []
  /// The first constraint that the engine refused.
  private var refusal: DocumentError?

  /// Builds the tree and activates the constraints of a document; nothing is laid out yet.
  ///
  /// - Complexity: O(items + constraints).
  public init(
    _ document: LayoutDocument, options: Options = Options(), measurer: any TextMeasuring = FixedMetricsMeasurer()
  ) {
    self.options = options
    let root = DocumentItem(.view, measurer: measurer)
    var items = [(id: document.root.id, item: root)]
    engine = LayoutEngine(root: root, size: options.size ?? document.root.size)
    var known = [document.root.id: root]
    // Items join in this order, which is what the rest rule goes by.
    for index in document.joiningOrder {
      let view = document.views[index]
      let showsText = view.kind == .label || view.kind == .button
      let item = DocumentItem(.view, showsText: showsText, measurer: measurer)
      for setting in view.settings { item.apply(setting) }
      item.updateContent()
      if showsText { textItems.append(item) }
      known[view.parent]?.layoutNode.addChild(item.layoutNode)
      known[view.id] = item
      items.append((view.id, item))
    }
    for guide in document.guides {
      let item = DocumentItem(.guide, measurer: measurer)
      known[guide.owner]?.layoutNode.addChild(item.layoutNode)
      known[guide.id] = item
      items.append((guide.id, item))
    }
    self.items = items
    itemsByID = known
    for (id, item) in items { idsByNode[ObjectIdentifier(item.layoutNode)] = id }
    for setting in document.root.settings { apply(setting, to: root) }
    if let direction = options.direction { root.layoutNode.forcedDirection = direction }
    // The scene owns the engine, which lives no longer; Embedded Swift has no checked unowned references.
    engine.eventHandler = { [unowned(unsafe) self] event in note(event) }
    add(document.constraints)
  }

  // MARK: Changes

  /// Applies the changes of a step; nothing is laid out yet.
  public func apply(_ step: StepDescription) {
    for change in step.changes {
      guard let item = itemsByID[change.item] else { continue }
      apply(change.setting, to: item)
      item.updateContent()
    }
    for (index, constant) in step.constants where constraints.indices.contains(index) {
      constraints[index].constant = constant
    }
    for (index, priority) in step.priorities where constraints.indices.contains(index) {
      constraints[index].priority = priority
    }
    for index in step.removals where constraints.indices.contains(index) { constraints[index].isActive = false }
    add(step.additions)
  }

  private func apply(_ setting: PropertySetting, to item: DocumentItem) {
    switch setting.property {
    case .size(let size): engine.size = size
    case .scale(let scale): engine.scale = scale
    default: item.apply(setting)
    }
  }

  private func add(_ statements: [ConstraintStatement]) {
    for statement in statements {
      guard let first = itemsByID[statement.first.item] else { continue }
      let second = statement.second.flatMap { itemsByID[$0.item] }
      let constraint = LayoutConstraint(
        item: first, attribute: statement.first.attribute, relatedBy: statement.relation, toItem: second,
        attribute: statement.second?.attribute ?? .notAnAttribute, multiplier: statement.multiplier,
        constant: statement.constant)
      constraint.priority = statement.priority
      constraint.identifier = statement.identifier
      constraints.append(constraint)
      constraint.isActive = true
    }
  }

  private func note(_ event: LayoutEvent) {
    guard case .invalidConstraint(let constraint, let reason) = event, refusal == nil else { return }
    refusal = DocumentError(
      .unusableConstraint(constraint: description(of: constraint), reason: reason), at: .none)
  }

  // MARK: Layout

  /// Lays out and returns what came of it.
  ///
  /// Labels that wrap take two passes, as in UIKit: the first gives them their width, the second their height.
  public func layout() throws(DocumentError) -> LayoutState {
    let wrapping = textItems.filter { $0.wraps }
    for item in wrapping { item.updateContent() }
    engine.layoutIfNeeded()
    if !wrapping.isEmpty {
      for item in wrapping { item.wrapContent() }
      engine.layoutIfNeeded()
    }
    if let refusal { throw refusal }
    return LayoutState(
      frames: items.map { ($0.id, $0.item.layoutNode.frame) },
      conflicts: engine.conflicts.map { conflict in
        LayoutState.Conflict(
          constraints: conflict.constraints.map(description(of:)), broken: description(of: conflict.broken))
      },
      ambiguous: options.listsAmbiguity ? ambiguous() : [])
  }

  private func ambiguous() -> [LayoutState.OpenComponent] {
    engine.ambiguousComponents().map { LayoutState.OpenComponent(id: id(of: $0.node), kind: $0.kind) }
  }

  /// The solver's state after the last layout, as text.
  public func solverDump() -> String { engine.dumpSolver(name: id(of:)) }

  private func description(of constraint: LayoutConstraint) -> String { constraint.description(name: id(of:)) }

  private func id(of node: LayoutNode) -> String { idsByNode[ObjectIdentifier(node)] ?? "?" }
}

extension LayoutDocument {
  /// Lays the document out at first and after each step.
  ///
  /// - Returns: one state more than there are steps.
  public func states(
    options: DocumentScene.Options = DocumentScene.Options(), measurer: any TextMeasuring = FixedMetricsMeasurer()
  ) throws(DocumentError) -> [LayoutState] {
    let scene = DocumentScene(self, options: options, measurer: measurer)
    var states = [try scene.layout()]
    for step in steps {
      scene.apply(step)
      states.append(try scene.layout())
    }
    return states
  }
}
