import AshlarLayout
import AshlarViews

/// Writes a document so that nothing in it makes constraints by itself: stacks become plain views, and what they made in
/// each state becomes constraints, guides and steps.
struct DocumentExpansion {
  private(set) var document: LayoutDocument
  private let scene: DocumentScene
  /// The ids of guides that the document does not name.
  private var ids: [ObjectIdentifier: String] = [:]
  private var takenIDs: Set<String> = []
  /// The guides themselves, so that no new one is taken for one that is gone.
  private var guides: [LayoutNode] = []
  /// What the views have made, with its place among the constraints of the expanded document.
  private var made: [Made] = []
  /// The places of the document's own constraints.
  private var places: [Int]
  private var count: Int

  private struct Made {
    var constraint: LayoutConstraint
    var statement: ConstraintStatement
    var place: Int
  }

  init(_ original: LayoutDocument) throws(DocumentError) {
    document = original
    var options = DocumentScene.Options()
    options.listsAmbiguity = false
    scene = DocumentScene(original, options: options)
    places = Array(original.constraints.indices)
    count = original.constraints.count
    takenIDs = Set(scene.ids)
    _ = try scene.layout()
    document.constraints += takeMade().additions
    for (index, step) in original.steps.enumerated() {
      scene.apply(step)
      _ = try scene.layout()
      document.steps[index] = expanded(step)
    }
    for index in original.views.indices { expandView(at: index) }
  }

  private mutating func expandView(at index: Int) {
    guard document.views[index].kind == .stack else { return }
    document.views[index].kind = .view
    let own = DocumentKeys.own(of: .stack)
    document.views[index].settings.removeAll { own.contains($0.key) }
  }

  private mutating func expanded(_ step: StepDescription) -> StepDescription {
    var result = step
    let own = DocumentKeys.own(of: .stack)
    result.changes.removeAll { own.contains($0.setting.key) }
    result.constants = step.constants.map { (places[$0.index], $0.constant) }
    result.priorities = step.priorities.map { (places[$0.index], $0.priority) }
    result.removals = step.removals.map { places[$0] }
    for _ in step.additions {
      places.append(count)
      count += 1
    }
    let change = takeMade()
    result.removals += change.removals
    result.additions += change.additions
    return result
  }

  // MARK: What views made

  /// Compares what the views have made now with what they had made the last time.
  private mutating func takeMade() -> (removals: [Int], additions: [ConstraintStatement]) {
    nameGuides()
    var former: [ObjectIdentifier: Int] = [:]
    for (index, entry) in made.enumerated() { former[ObjectIdentifier(entry.constraint)] = index }
    var kept: Set<Int> = []
    var now: [Made] = []
    var additions: [ConstraintStatement] = []
    for constraint in scene.madeConstraints {
      let statement = constraint.statement { ids[ObjectIdentifier($0)] ?? scene.id(of: $0) }
      if let index = former[ObjectIdentifier(constraint)], made[index].statement == statement {
        kept.insert(index)
        now.append(made[index])
      } else {
        now.append(Made(constraint: constraint, statement: statement, place: count))
        additions.append(statement)
        count += 1
      }
    }
    let removals = made.indices.filter { !kept.contains($0) }.map { made[$0].place }
    made = now
    return (removals, additions)
  }

  /// Adds the guides that are new to the document.
  private mutating func nameGuides() {
    for node in scene.rootView.engine.guides where ids[ObjectIdentifier(node)] == nil && !scene.names(node) {
      guard let guide = node.owner as? LayoutGuide, guide.isSystem, let owner = node.parent else { continue }
      let id = unusedID(DocumentScene.madeUpID(of: node))
      ids[ObjectIdentifier(node)] = id
      guides.append(node)
      document.guides.append(GuideDescription(id: id, owner: scene.id(of: owner)))
    }
  }

  private mutating func unusedID(_ wish: String) -> String {
    var id = wish
    var number = 1
    while !takenIDs.insert(id).inserted {
      number += 1
      id = "\(wish)_\(number)"
    }
    return id
  }
}

extension LayoutDocument {
  /// The same layouts without views that make constraints by themselves: every constraint is a statement, every guide
  /// has an id.
  ///
  /// - Throws: the error of the first layout that cannot be made.
  public func expanded() throws(DocumentError) -> LayoutDocument {
    guard views.contains(where: { $0.kind == .stack }) else { return self }
    return try DocumentExpansion(self).document
  }
}
