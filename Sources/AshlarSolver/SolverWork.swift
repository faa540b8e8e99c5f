/// Counts of a solver's work.
package struct SolverWork: Equatable, Sendable {
  package var pivots: Int
  package var tableaux: Int
  /// Variables handed to a block that was solved.
  package var solvedVariables: Int
  /// Passes that only evaluated how the solution follows what was moved.
  package var followedPasses: Int

  package init(pivots: Int, tableaux: Int, solvedVariables: Int, followedPasses: Int = 0) {
    self.pivots = pivots
    self.tableaux = tableaux
    self.solvedVariables = solvedVariables
    self.followedPasses = followedPasses
  }

  package static func - (after: SolverWork, before: SolverWork) -> SolverWork {
    SolverWork(
      pivots: after.pivots - before.pivots, tableaux: after.tableaux - before.tableaux,
      solvedVariables: after.solvedVariables - before.solvedVariables,
      followedPasses: after.followedPasses - before.followedPasses)
  }
}
