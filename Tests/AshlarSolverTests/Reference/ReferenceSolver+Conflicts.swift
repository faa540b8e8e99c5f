import AshlarTestSupport

extension ReferenceSolver {
  /// Replays the required rows in activation order, exactly as `DESIGN` 6 says it, and returns the reports in force.
  static func replay(_ system: SystemCase) throws(ReferenceOverflow) -> [SystemCase.Report] {
    var active: [Int] = []
    var reports: [Int: [Int]] = [:]
    let required = system.rows.indices.filter { system.rows[$0].isRequired }
    if try isFeasible(system, required) { return [] }
    for index in required {
      while try !isFeasible(system, active + [index]) {
        let members = try minimalConflict(system, before: active, newest: index)
        let victim = system.choice.pick(members)
        reports[victim] = members
        active.removeAll { $0 == victim }
        if victim == index { break }
      }
      if reports[index] == nil { active.append(index) }
    }
    for index in reports.keys.sorted() {
      if try isFeasible(system, active + [index]) {
        active.append(index)
        reports[index] = nil
      }
    }
    return reports.keys.sorted().map { SystemCase.Report(members: reports[$0] ?? [], lowered: $0) }
  }

  /// Drops, newest first, each row without which the rest still conflicts.
  static func minimalConflict(_ system: SystemCase, before: [Int], newest: Int) throws(ReferenceOverflow) -> [Int] {
    var kept = before
    for index in before.reversed() {
      let trial = kept.filter { $0 != index }
      if try !isFeasible(system, trial + [newest]) { kept = trial }
    }
    return (kept + [newest]).sorted()
  }
}
