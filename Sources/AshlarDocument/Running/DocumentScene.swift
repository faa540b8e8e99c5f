import AshlarDiagnostics
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

  /// The view that the root of the document became; every view in it has its id as ``View/identifier``.
  public let rootView: Window
  private let options: Options
  /// The root first, then views in joining order, then guides.
  private var items: [(id: String, item: any LayoutItem)] = []
  private var itemsByID: [String: any LayoutItem] = [:]
  private var viewsByID: [String: DocumentView] = [:]
  private var idsByNode: [ObjectIdentifier: String] = [:]
  private var constraints: [LayoutConstraint] = []
  /// What came up in the layout under way.
  private var warnings: [Diagnostic] = []
  /// The first constraint that the engine refused.
  private var refusal: DocumentError?

  /// Builds the tree and activates the constraints of a document; nothing is laid out yet.
  ///
  /// - Complexity: O(items + constraints).
  public init(
    _ document: LayoutDocument, options: Options = Options(), measurer: any TextMeasuring = FixedMetricsMeasurer()
  ) {
    self.options = options
    rootView = Window(size: options.size ?? document.root.size)
    rootView.measurer = measurer
    take(rootView, id: document.root.id)
    // Items join in this order, which is what the rest rule goes by.
    var guides: [(id: String, guide: LayoutGuide)] = []
    for index in document.joiningOrder { build(document.views[index], &guides) }
    for (id, guide) in guides { register(guide, id: id) }
    // Gaps belong to views that are arranged by now.
    for view in document.views {
      for setting in view.settings {
        if case .customSpacing = setting.property { viewsByID[view.id]?.apply(setting) }
      }
    }
    for guide in document.guides {
      let made = LayoutGuide(identifier: guide.id)
      itemsByID[guide.owner]?.addLayoutGuide(made)
      register(made, id: guide.id)
    }
    for setting in document.root.settings { viewsByID[document.root.id]?.apply(setting) }
    if let direction = options.direction { rootView.layoutDirectionOverride = direction }
    // The scene outlives its window's engine or clears this; Embedded Swift has no checked unowned references.
    rootView.eventHandler = { [unowned(unsafe) self] event in note(event) }
    add(document.constraints)
  }

  deinit { rootView.eventHandler = nil }

  // MARK: Items

  /// The view of an id, the root's included, or `nil` if there is none or it is a guide.
  public func view(withID id: String) -> View? { viewsByID[id]?.view }

  /// The view or guide of an id, or `nil` if there is none.
  public func item(withID id: String) -> (any LayoutItem)? { itemsByID[id] }

  /// - Parameter guides: the guides of scroll views that have names.
  private func build(_ description: ViewDescription, _ guides: inout [(id: String, guide: LayoutGuide)]) {
    let view: View =
      switch description.kind {
      case .view: View()
      case .label: Label()
      case .button: Button()
      case .image: ImageView()
      case .stack: StackView()
      case .scroll: ScrollView()
      }
    // Documents have no word for clipping; a picture that is larger than its view, or than its round corners, is cut.
    if description.kind == .image { view.clipsToBounds = true }
    // In documents constraints decide.
    view.translatesAutoresizingMaskIntoConstraints = false
    let made = take(view, id: description.id)
    for setting in description.settings {
      switch (setting.property, view as? ScrollView) {
      case (.contentLayoutGuide(let id), let scrollView?): guides.append((id, scrollView.contentLayoutGuide))
      case (.frameLayoutGuide(let id), let scrollView?): guides.append((id, scrollView.frameLayoutGuide))
      default: made.apply(setting)
      }
    }
    guard let parent = viewsByID[description.parent]?.view else { return }
    if let stack = parent as? StackView { stack.addArrangedSubview(view) } else { parent.addSubview(view) }
  }

  @discardableResult
  private func take(_ view: View, id: String) -> DocumentView {
    view.identifier = id
    let made = DocumentView(view)
    viewsByID[id] = made
    register(view, id: id)
    return made
  }

  private func register(_ item: any LayoutItem, id: String) {
    items.append((id, item))
    itemsByID[id] = item
    idsByNode[ObjectIdentifier(item.layoutNode)] = id
  }

  // MARK: Changes

  /// Applies the changes of a step; nothing is laid out yet.
  public func apply(_ step: StepDescription) {
    for change in step.changes { viewsByID[change.item]?.apply(change.setting) }
    for (index, constant) in step.constants where constraints.indices.contains(index) {
      constraints[index].constant = constant
    }
    for (index, priority) in step.priorities where constraints.indices.contains(index) {
      constraints[index].priority = priority
    }
    for index in step.removals where constraints.indices.contains(index) { constraints[index].isActive = false }
    add(step.additions)
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
    switch event {
    case .invalidConstraint(let constraint, let reason):
      guard refusal == nil else { return }
      refusal = DocumentError(
        .unusableConstraint(constraint: description(of: constraint), reason: reason), at: .none)
    case .ambiguousContentSize: warnings.append(event.diagnostic(name: id(of:)))
    default: break
    }
  }

  // MARK: Layout

  /// Lays out and returns what came of it.
  public func layout() throws(DocumentError) -> LayoutState {
    warnings = []
    rootView.layoutIfNeeded()
    if let refusal { throw refusal }
    var state = LayoutState(
      frames: items.map { ($0.id, $0.item.layoutNode.frame) },
      conflicts: rootView.engine.conflicts.map { conflict in
        LayoutState.Conflict(
          constraints: conflict.constraints.map(description(of:)), broken: description(of: conflict.broken))
      },
      ambiguous: options.listsAmbiguity ? ambiguous() : [])
    state.warnings = warnings
    state.contentOffsets = items.compactMap { id, item in
      guard let scrollView = item as? ScrollView, scrollView.contentOffset != .zero else { return nil }
      return (id, scrollView.contentOffset)
    }
    return state
  }

  private func ambiguous() -> [LayoutState.OpenComponent] {
    rootView.engine.ambiguousComponents().compactMap { component in
      idsByNode[ObjectIdentifier(component.node)].map { LayoutState.OpenComponent(id: $0, kind: component.kind) }
    }
  }

  /// The solver's state after the last layout, as text.
  public func solverDump() -> String { rootView.engine.dumpSolver(name: id(of:)) }

  private func description(of constraint: LayoutConstraint) -> String { constraint.description(name: id(of:)) }

  /// The id of an item; a guide that the toolkit made is called after its owner and its purpose.
  func id(of node: LayoutNode) -> String { idsByNode[ObjectIdentifier(node)] ?? DocumentScene.madeUpID(of: node) }

  /// Whether the document names an item.
  func names(_ node: LayoutNode) -> Bool { idsByNode[ObjectIdentifier(node)] != nil }

  /// All ids of the document.
  var ids: [String] { items.map { $0.id } }
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
