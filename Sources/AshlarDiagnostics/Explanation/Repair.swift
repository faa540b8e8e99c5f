import AshlarLayout

/// A change that makes a conflict go away.
public struct Repair: Equatable, Sendable {
  /// What is changed about a constraint.
  public enum Change: UInt8, Sendable {
    /// Its priority becomes 999.
    case priority
    /// It goes.
    case remove
    /// Its `==` becomes `<=`.
    case atMost
    /// Its `==` becomes `>=`.
    case atLeast
    /// The autoresizing mask of its item no longer stands for constraints.
    case maskOff

    /// For JSON.
    public var name: String {
      switch self {
      case .priority: "priority 999"
      case .remove: "remove"
      case .atMost: "<="
      case .atLeast: ">="
      case .maskOff: "translatesAutoresizingMaskIntoConstraints = false"
      }
    }
  }

  /// One constraint and what is done to it.
  public struct Step: Equatable, Sendable {
    /// The index in the list.
    public var constraint: Int
    /// What is done.
    public var change: Change
  }

  /// What is done; more than one where a list holds several conflicts.
  public var steps: [Step]
  /// The change in words, without a full stop.
  public var words = ""
  /// Code with anchors; empty where public API cannot do it, as that of both libraries.
  public var swift = ""
  /// Code with SnapKit.
  public var snapKit = ""
  /// Code with Masonry.
  public var masonry = ""
}

/// Looks for changes after which all constraints can hold, best first.
struct RepairSearch {
  let system: LoggedSystem
  let anatomy: ReportAnatomy
  let set: [Int]
  let cause: ConflictCause
  let assumption: LoggedSystem.Assumption
  /// Constraints in the order in which they are likely to be broken.
  let ranking: [Int]

  private static let most = 6

  private var report: ConstraintReport { system.report }
  private var required: [Int] { report.constraints.indices.filter { system.isRequired($0) } }

  /// Verified changes: one constraint each, if that is enough.
  func repairs() -> [Repair] {
    var found: [Repair] = []
    for step in candidates() {
      guard found.count < Self.most else { break }
      // A mask goes as a whole, whichever of its constraints names it.
      let isKnown =
        step.change == .maskOff
        && found.contains { $0.steps[0].change == .maskOff && item(of: $0.steps[0]) == item(of: step) }
      if !isKnown, holds(after: [step]) { found.append(Repair(steps: [step])) }
    }
    if found.isEmpty, let repair = combined() { found.append(repair) }
    return found
  }

  // MARK: Candidates

  private func candidates() -> [Repair.Step] {
    let changeable = ranking.filter { set.contains($0) && isChangeable($0) }
    var steps: [(step: Repair.Step, cost: Int)] = []
    for (rank, member) in changeable.enumerated() {
      let owner = anatomy.owners[member]
      // What the system has made can be changed only by way of its identifier: the last resort.
      let base = rank * 10 + (owner == .app || owner == .mask ? 0 : 200) + (anatomy.isRootSize(member) ? 100 : 0)
      if owner == .mask {
        let cost = cause == .maskLeftOn ? -100 : cause == .masksOnly ? 0 : 60
        steps.append((Repair.Step(constraint: member, change: .maskOff), base + cost))
        continue
      }
      if owner == .app, report.constraints[member].statement.hasUnusableNumber {
        steps.append((Repair.Step(constraint: member, change: .remove), base))
        continue
      }
      steps.append((Repair.Step(constraint: member, change: .priority), base + (cause == .twins ? 12 : 0)))
      // Nobody can take out of the code what the system has made.
      if cause == .twins, owner == .app { steps.append((Repair.Step(constraint: member, change: .remove), base)) }
      if report.constraints[member].statement.relation == .equal, owner == .app {
        let isEdge = anatomy.shapes[member] == .farEdges
        let isNegative = anatomy.shapes[member] == .constantSize && report.constraints[member].statement.constant < 0
        // To be at least -20 wide says nothing.
        for change: Repair.Change in isNegative ? [] : [.atMost, .atLeast] {
          steps.append((Repair.Step(constraint: member, change: change), base + (isEdge ? 5 : 8)))
        }
      }
    }
    let order = steps.indices.sorted { steps[$0].cost != steps[$1].cost ? steps[$0].cost < steps[$1].cost : $0 < $1 }
    return order.map { steps[$0].step }
  }

  private func isChangeable(_ member: Int) -> Bool { !anatomy.owners[member].isImposed }

  /// Breaks what is most likely broken until nothing conflicts, for lists with several conflicts.
  private func combined() -> Repair? {
    var steps: [Repair.Step] = []
    var rest = required
    while let conflict = system.conflict(among: rest, assuming: assumption) {
      guard steps.count < 32 else { return nil }
      if let step = maskOff(in: conflict) {
        steps.append(step)
        rest = remaining(rest, after: step)
        continue
      }
      let likely = ranking.filter { conflict.contains($0) }
      guard let member = likely.first(where: { isChangeable($0) }) ?? likely.first ?? conflict.last else { return nil }
      let isNonsense = anatomy.owners[member] == .app && report.constraints[member].statement.hasUnusableNumber
      let change: Repair.Change = anatomy.owners[member] == .mask ? .maskOff : isNonsense ? .remove : .priority
      steps.append(Repair.Step(constraint: member, change: change))
      rest = remaining(rest, after: steps[steps.count - 1])
    }
    // An earlier step may have become needless.
    for step in steps where steps.count > 1 {
      let fewer = steps.filter { $0 != step }
      if holds(after: fewer) { steps = fewer }
    }
    return steps.isEmpty ? nil : Repair(steps: steps)
  }

  /// The mask to turn off in one of several conflicts, if that is what is wrong with it.
  private func maskOff(in conflict: [Int]) -> Repair.Step? {
    let finder = CauseFinder(anatomy: anatomy, set: conflict)
    guard finder.cause() == .maskLeftOn, let member = finder.maskLeftOn else { return nil }
    return Repair.Step(constraint: member, change: .maskOff)
  }

  // MARK: Verification

  /// Whether everything that is required can hold once the steps are done.
  func holds(after steps: [Repair.Step]) -> Bool {
    var rest = required
    var changed = system
    for step in steps {
      switch step.change {
      case .atMost: changed = changed.replacingRelation(of: step.constraint, with: .lessThanOrEqual)
      case .atLeast: changed = changed.replacingRelation(of: step.constraint, with: .greaterThanOrEqual)
      default: rest = remaining(rest, after: step)
      }
    }
    return changed.canHold(rest, assuming: assumption)
  }

  private func remaining(_ members: [Int], after step: Repair.Step) -> [Int] {
    guard step.change == .maskOff else { return members.filter { $0 != step.constraint } }
    let item = item(of: step)
    return members.filter {
      anatomy.owners[$0] != .mask || report.constraints[$0].statement.maskedItem(in: report) != item
    }
  }
}

extension RepairSearch {
  private func item(of step: Repair.Step) -> Int {
    report.constraints[step.constraint].statement.maskedItem(in: report)
  }
}

extension ReportedStatement {
  /// The item whose frame a constraint of a mask stands for: the inner one of an edge of the superview.
  func maskedItem(in report: ConstraintReport) -> Int {
    let item = first.place.item
    if let second, report.items[second.place.item].superview == item { return second.place.item }
    return item
  }
}
