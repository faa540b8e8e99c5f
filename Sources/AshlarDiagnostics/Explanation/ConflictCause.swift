import AshlarLayout

/// What kind of mistake makes constraints conflict.
public enum ConflictCause: UInt8, Sendable, CaseIterable {
  /// Two constraints say different things about the same.
  case twins
  /// A frame that was set holds a view that constraints are to place.
  case maskLeftOn
  /// A table or a collection imposes another size on a cell than its content needs.
  case cellSize
  /// Another container imposes a size.
  case containerSize
  /// A measuring pass tries a size of 0, or the container has not been laid out yet.
  case zeroSize
  /// A hidden view of a stack still has a size or insets.
  case stackHiding
  /// What a stack view makes does not fit with what the app adds.
  case stackView
  /// A fixed size, and edges that leave another one.
  case sizeAgainstEdges
  /// Edges and gaps that contradict each other, without any size.
  case edges
  /// A ratio of width and height, and sizes of another ratio.
  case ratio
  /// What is inside of an alert does not fit.
  case alert
  /// The interior of the keyboard or of a bar.
  case keyboardOrBar
  /// Only constraints of the system.
  case systemOnly
  /// Only frames that were set.
  case masksOnly
  /// Sizes and gaps that add up to too much or too little.
  case sum
  /// A constant that is infinite, no number, or larger than anything is long.
  case unusableNumber
  /// All that is printed can hold together: something that is not printed decides.
  case hiddenValue
  /// What is left of the list can hold together.
  case incompleteList
  /// There are more constraints than are compared, and the first ones can hold together.
  case tooMany
  /// All can hold together.
  case none

  /// The cause in a few words, for people and for JSON.
  public var name: String {
    switch self {
    case .twins: "twins with different constants"
    case .maskLeftOn: "autoresizing mask left on"
    case .cellSize: "size imposed on a cell"
    case .containerSize: "size imposed by a container"
    case .zeroSize: "zero-size measuring pass"
    case .stackHiding: "view hidden in a stack view"
    case .stackView: "stack view against own constraints"
    case .sizeAgainstEdges: "fixed size against edges"
    case .edges: "edges that contradict each other"
    case .ratio: "aspect ratio against sizes"
    case .alert: "content of an alert"
    case .keyboardOrBar: "keyboard or bar noise"
    case .systemOnly: "the system's own constraints"
    case .masksOnly: "frames that do not fit together"
    case .sum: "sizes that do not add up"
    case .unusableNumber: "a number that is no length"
    case .hiddenValue: "a value that the log hides"
    case .incompleteList: "incomplete list"
    case .tooMany: "too many to analyse"
    case .none: "no conflict"
    }
  }
}

/// Whose business a conflict is.
public enum ConflictResponsibility: UInt8, Sendable {
  /// The app's constraints are wrong.
  case app
  /// The system imposes something for a moment, and the app's constraints do not give way.
  case both
  /// The system's own constraints fight each other: the app can do nothing, and nothing is visible.
  case system
  /// Nobody's: there is no conflict, or not enough is printed.
  case nobody

  /// For JSON.
  public var name: String {
    switch self {
    case .app: "app"
    case .both: "both"
    case .system: "system"
    case .nobody: "nobody"
    }
  }
}

/// Tells the cause of a smallest set.
struct CauseFinder {
  let anatomy: ReportAnatomy
  let set: [Int]

  private var report: ConstraintReport { anatomy.report }
  private var owners: [ConstraintOwner] { self.set.map { anatomy.owners[$0] } }

  func cause() -> ConflictCause {
    if set.contains(where: { report.constraints[$0].statement.hasUnusableNumber }) { return .unusableNumber }
    if let cause = withoutApp() { return cause }
    if owners.contains(.hiding) { return .stackHiding }
    let imposed = set.first { anatomy.owners[$0].isImposed }
    if isZero(imposed) { return .zeroSize }
    if items(of: set).contains(where: { Bytes.find("UIAlertController", in: Array($0.className.utf8)) != nil }) {
      return .alert
    }
    if hasMaskLeftOn { return .maskLeftOn }
    if let rootSize = set.first(where: { anatomy.isRootSize($0) }), isZero(rootSize), set.count > 2 { return .zeroSize }
    if let imposed {
      if set.count > 2, set.contains(where: { anatomy.shapes[$0] == .ratio }) { return .ratio }
      return isCell(imposed) ? .cellSize : .containerSize
    }
    if isTwins { return .twins }
    if set.contains(where: { anatomy.shapes[$0] == .ratio }) { return .ratio }
    if owners.contains(.stackView) { return .stackView }
    return withoutContainer()
  }

  func responsibility(for cause: ConflictCause) -> ConflictResponsibility {
    switch cause {
    case .keyboardOrBar, .systemOnly: .system
    case .zeroSize, .stackHiding, .cellSize: .both
    case .hiddenValue, .incompleteList, .tooMany, .none: .nobody
    case .unusableNumber where withoutApp() == .keyboardOrBar || withoutApp() == .systemOnly: .system
    // A mask left on is a mistake whatever the system does besides.
    case .maskLeftOn: .app
    default: owners.contains { $0.isImposed } ? .both : .app
    }
  }

  // MARK: Steps

  /// Sets to which no ordinary constraint of the app belongs, or only private views.
  private func withoutApp() -> ConflictCause? {
    let inner = set.filter { !anatomy.owners[$0].isImposed }
    let concerned = items(of: inner)
    let isPrivate = concerned.allSatisfy {
      SystemNames.isPrivateClass($0.className) || SystemNames.isKeyboardOrBar($0.className) || $0.isGuide
    }
    if isPrivate, !concerned.isEmpty {
      return concerned.contains { SystemNames.isKeyboardOrBar($0.className) } ? .keyboardOrBar : .systemOnly
    }
    if isToolbarItem(concerned) { return .keyboardOrBar }
    let innerOwners = inner.map { anatomy.owners[$0] }
    guard !innerOwners.contains(.app) else { return nil }
    if innerOwners.contains(.system) {
      return concerned.contains { SystemNames.isKeyboardOrBar($0.className) } ? .keyboardOrBar : .systemOnly
    }
    if !innerOwners.isEmpty, innerOwners.allSatisfy({ $0 == .mask }) { return .masksOnly }
    if owners.contains(.hiding) { return .stackHiding }
    if hasMaskLeftOn { return .maskLeftOn }
    return innerOwners.contains(.stackView) && !set.contains { isZero($0) } ? .stackView : nil
  }

  /// AppKit lays out a toolbar's items with a stack view that has a public class.
  private func isToolbarItem(_ items: [ReportedItem]) -> Bool {
    items.contains { $0.className == "NSToolbarItemViewer" }
      && items.allSatisfy {
        SystemNames.isPrivateClass($0.className) || SystemNames.isKeyboardOrBar($0.className)
          || $0.className == "NSStackView"
      }
  }

  private func withoutContainer() -> ConflictCause {
    let sizes = set.filter { anatomy.shapes[$0] == .constantSize && !anatomy.isRootSize($0) }
    let edges = set.filter { anatomy.shapes[$0] == .nearEdges || anatomy.shapes[$0] == .farEdges }
    let hasSize = set.contains { anatomy.shapes[$0] == .constantSize || anatomy.shapes[$0] == .sizes }
    if !hasSize { return .edges }
    guard sizes.count == 1, edges.count >= 2, set.count <= 5 else { return .sum }
    let sized = report.constraints[sizes[0]].statement.first.place.item
    let isEdged = edges.contains { edge in
      report.constraints[edge].statement.places.contains { $0.item == sized }
    }
    return isEdged ? .sizeAgainstEdges : .sum
  }

  private func items(of members: [Int]) -> [ReportedItem] {
    var indices: [Int] = []
    for member in members {
      for place in report.constraints[member].statement.places where !indices.contains(place.item) {
        indices.append(place.item)
      }
    }
    return indices.map { report.items[$0] }
  }

  private func isZero(_ member: Int?) -> Bool {
    guard let member else { return false }
    let statement = report.constraints[member].statement
    return statement.isConstantSize && statement.constant == 0 && statement.relation != .greaterThanOrEqual
  }

  /// Whether the size of a cell takes part.
  var hasCell: Bool { self.set.contains { anatomy.owners[$0].isImposed && isCell($0) } }

  /// Whether it is one constraint, and one of the system.
  var isSystemsAlone: Bool { owners == [.system] }

  private func isCell(_ member: Int) -> Bool {
    let name = Array(report.items[report.constraints[member].statement.first.place.item].className.utf8)
    return Bytes.find("Cell", in: name) != nil || Bytes.find("HeaderFooter", in: name) != nil
  }

  private var hasMaskLeftOn: Bool { maskLeftOn != nil }

  /// The member by which the frame of a view is held although the app, or its stack view, has constraints for that very
  /// view.
  var maskLeftOn: Int? {
    self.set.first { member in
      guard anatomy.owners[member] == .mask else { return false }
      let item = report.constraints[member].statement.maskedItem(in: report)
      guard item != anatomy.root || set.contains(where: { anatomy.owners[$0].isImposed }) else { return false }
      return set.contains { other in
        let constraint = report.constraints[other]
        if anatomy.owners[other] == .app { return places(item, in: constraint.statement) }
        // Those with an identifier also place the stack view itself.
        return anatomy.owners[other] == .stackView && constraint.identifier == nil
          && constraint.statement.places.contains { $0.item == item }
      }
    }
  }

  /// Whether a statement places an item in something further out.
  private func places(_ item: Int, in statement: ReportedStatement) -> Bool {
    let items = statement.places.map({ $0.item })
    guard items.contains(item) else { return false }
    return items.allSatisfy {
      $0 == item || report.items[item].superview == $0 || anatomy.distances[$0] < anatomy.distances[item]
    }
  }

  /// Two members about the same places.
  var isTwins: Bool {
    guard set.count == 2 else { return false }
    let (one, other) = (report.constraints[set[0]].statement, report.constraints[set[1]].statement)
    if one.second == nil && other.second == nil { return one.first == other.first }
    let places = one.places
    return one.multiplier == 1 && other.multiplier == 1 && places.count == 2
      && (places == other.places || places == other.places.reversed())
  }
}
