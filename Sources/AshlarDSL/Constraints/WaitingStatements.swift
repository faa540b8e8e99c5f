import AshlarLayout

/// What the chain keeps at an item until it can be in force: statements that wait for their partner, and reports that
/// nobody could hear yet.
final class WaitingStatements: NodeCompanion {
  /// To be active as soon as their partners are there, in the order in which they came; nil where one left.
  @exclusivity(unchecked) private var places: [Constraint?] = []
  @exclusivity(unchecked) private var leftCount = 0
  /// Open chains that could not be reported, because no engine was there to hear of them.
  @exclusivity(unchecked) private var unheard: [LayoutConstraint] = []

  private static let smallestLimit = 16

  var statements: [Constraint] { places.compactMap { $0 } }

  func wait(_ statement: Constraint) {
    statement.waitingIndex = places.count
    places.append(statement)
  }

  /// - Complexity: O(1) amortised: places that were left are closed up when they are half of all.
  func stopWaiting(_ statement: Constraint) {
    places[statement.waitingIndex] = nil
    statement.waitingIndex = -1
    leftCount += 1
    if places.count > WaitingStatements.smallestLimit, 2 * leftCount > places.count { closeUp() }
  }

  private func closeUp() {
    places.removeAll { $0 == nil }
    leftCount = 0
    for index in places.indices { places[index]?.waitingIndex = index }
  }

  /// Keeps a report; what the same line said of the same attribute before is said by it.
  func keepUnheard(_ constraint: LayoutConstraint) {
    unheard.removeAll { $0.firstAttribute == constraint.firstAttribute && $0.callSite == constraint.callSite }
    unheard.append(constraint)
  }

  /// Forgets everything.
  func removeAll() {
    unheard = []
    _ = takeStatements()
  }

  func nodeDidGainParent() { retry() }

  func nodeDidJoinEngine() {
    let reports = unheard
    unheard = []
    for constraint in reports { constraint.reportInvalid(.missingRelation) }
    retry()
  }

  private func retry() {
    takeStatements().activate()
  }

  private func takeStatements() -> [Constraint] {
    let all = statements
    places = []
    leftCount = 0
    for statement in all { statement.waitingIndex = -1 }
    return all
  }
}

extension LayoutNode {
  /// What the chain keeps here, or `nil`: nothing.
  var waitingStatements: WaitingStatements? {
    // Only this module gives nodes a companion, so its class is known.
    companion.map { unsafeDowncast($0, to: WaitingStatements.self) }
  }

  /// What the chain keeps here, made if there is nothing.
  ///
  /// Nil for an item that is gone: nothing would ever clear what its node holds again.
  func waitingStatementsForWriting() -> WaitingStatements? {
    if owner == nil { return nil }
    if let present = waitingStatements { return present }
    let made = WaitingStatements()
    companion = made
    return made
  }

  /// Takes away what the chain made, and lets the frame stand for constraints again if the chain has ended that.
  ///
  /// - Returns: the constraints taken away, in order of activation.
  func removeMadeConstraints() -> [LayoutConstraint] {
    defer { resumeTranslation() }
    return clearMadeConstraints()
  }

  /// Deactivates what the chain made for the item and is in force, and lets nothing wait any more.
  ///
  /// - Returns: the constraints taken away, in order of activation.
  func clearMadeConstraints() -> [LayoutConstraint] {
    let all = ownConstraints.filter { $0.isRemembered }
    for constraint in all { constraint.isRemembered = false }
    LayoutConstraint.deactivate(all)
    waitingStatements?.removeAll()
    return all
  }
}
