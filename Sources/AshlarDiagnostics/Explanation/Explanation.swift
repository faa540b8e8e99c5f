import AshlarLayout

/// What a report means: why its constraints cannot hold together, whose fault it is, what Apple's engine breaks, and how
/// to repair it.
public struct Explanation: Sendable {
  /// How certain it is that there is a conflict.
  public enum Verdict: UInt8, Sendable {
    /// What is printed cannot hold together, whatever is hidden.
    case conflict
    /// It cannot, if hidden values are as they usually are.
    case likelyConflict
    /// It can hold together as it is printed.
    case holds
    /// It is too long to tell; what was compared can hold together.
    case unknown
  }

  /// A constraint that Apple's engine may break.
  public struct Guess: Equatable, Sendable {
    /// The index in the list.
    public var constraint: Int
    /// How likely it is, from 0 to 1, as far as known logs tell.
    public var share: Double
    /// Why, without a full stop.
    public var reason: String
  }

  /// The report.
  public let report: ConstraintReport
  /// How certain it is that there is a conflict.
  public let verdict: Verdict
  /// What each constraint means, in the order of the list, without a full stop.
  public let meanings: [String]
  /// A smallest set that cannot hold together; removing any member leaves one that can. Empty without a conflict.
  public let minimal: [Int]
  /// What kind of mistake it is.
  public let cause: ConflictCause
  /// Whose business it is.
  public let responsibility: ConflictResponsibility
  /// Why the set cannot hold, with the arithmetic; sentences.
  public let paragraph: String
  /// What to make of it; a sentence or two.
  public let advice: String
  /// What Apple's engine breaks, most likely first.
  public let guesses: [Guess]
  /// Changes after which everything can hold, best first.
  public let repairs: [Repair]
  /// The constraint that the log names as broken but does not list, in words.
  public let brokenElsewhere: String?

  /// More constraints are listed, but not compared with each other.
  static let mostConstraints = 1000

  /// Explains a report.
  ///
  /// - Complexity: the system is solved some times for each constraint of its smallest conflict.
  public init(_ report: ConstraintReport) {
    let finding = Finding(report)
    self.report = report
    verdict = finding.verdict
    minimal = finding.minimal
    cause = finding.cause
    let words = finding.words
    meanings = report.constraints.indices.map { words.meaning(of: $0) }
    let finder = CauseFinder(anatomy: finding.anatomy, set: minimal)
    responsibility = finder.responsibility(for: finding.cause)
    paragraph = finding.paragraph()
    advice = cause.advice(isOnCell: finder.hasCell)
    guesses = finding.guesses()
    repairs = finding.repairs(ranking: guesses.map({ $0.constraint }))
    brokenElsewhere = report.brokenElsewhere.map { broken in
      var other = report
      other.constraints = [broken]
      return ConstraintWords(report: other, names: words.names).meaning(of: 0)
    }
  }
}

/// What is found out about a report before it is told.
private struct Finding {
  let report: ConstraintReport
  let system: LoggedSystem
  let anatomy: ReportAnatomy
  let words: ConstraintWords
  let verdict: Explanation.Verdict
  let minimal: [Int]
  let cause: ConflictCause

  init(_ report: ConstraintReport) {
    var analysed = report
    if report.constraints.count > Explanation.mostConstraints {
      analysed.constraints = Array(report.constraints[..<Explanation.mostConstraints])
    }
    self.report = analysed
    system = LoggedSystem(analysed)
    anatomy = ReportAnatomy(analysed)
    words = ConstraintWords(report: report, names: ItemNaming(report))
    let required = analysed.constraints.indices.filter { [system] in system.isRequired($0) }
    let impossible = required.filter { [system] in system.isImpossible($0) }
    if let member = impossible.first(where: { $0 == report.broken }) ?? impossible.first {
      (verdict, minimal) = (.conflict, [member])
    } else if let set = system.conflict(among: required, assuming: .nothing, preferring: report.broken) {
      (verdict, minimal) = (.conflict, set)
    } else if let set = system.conflict(among: required, assuming: .usualValues, preferring: report.broken) {
      (verdict, minimal) = (.likelyConflict, set)
    } else {
      (verdict, minimal) = (analysed.constraints.count < report.constraints.count ? .unknown : .holds, [])
    }
    let finder = CauseFinder(anatomy: anatomy, set: minimal)
    switch verdict {
    case .conflict: cause = finder.cause()
    case .likelyConflict: cause = finder.isSystemsAlone ? .systemOnly : .hiddenValue
    case .unknown: cause = .tooMany
    case .holds:
      let isConflict = report.kind == .conflict || report.broken != nil
      if report.isIncomplete || !report.unreadable.isEmpty {
        cause = .incompleteList
      } else {
        cause = isConflict && !report.constraints.isEmpty ? .hiddenValue : .none
      }
    }
  }

  var assumption: LoggedSystem.Assumption { verdict == .likelyConflict ? .usualValues : .nothing }

  func paragraph() -> String {
    switch verdict {
    case .conflict: ConflictWords(system: system, anatomy: anatomy, words: words, set: minimal).paragraph()
    case .unknown:
      "The list is too long to be analysed as a whole: the first \(Explanation.mostConstraints) constraints can hold "
        + "together, whether all can is not known."
    case .likelyConflict, .holds:
      HiddenWords(system: system, words: words, set: minimal, verdict: verdict, cause: cause).paragraph()
    }
  }

  func guesses() -> [Explanation.Guess] {
    guard report.kind != .redacted, report.constraints.count > 1 || report.broken != nil else { return [] }
    // What the engine does with such a number nobody has seen in logs.
    guard cause != .unusableNumber else { return [] }
    guard verdict != .unknown, verdict != .holds || report.kind == .conflict else { return [] }
    let candidates = BreakingCandidate.all(in: anatomy, system, minimal: minimal.isEmpty ? nil : minimal)
    let words = GuessWords(anatomy: anatomy)
    return BreakingModel.fitted.ranked(candidates).map { guess in
      Explanation.Guess(
        constraint: guess.constraint, share: guess.share, reason: words.reason(for: guess.constraint))
    }
  }

  func repairs(ranking: [Int]) -> [Repair] {
    guard !minimal.isEmpty else { return [] }
    var order = ranking
    // Nothing but imposed sizes: then one of them has to go.
    for member in minimal where !order.contains(member) { order.append(member) }
    let search = RepairSearch(
      system: system, anatomy: anatomy, set: minimal, cause: cause, assumption: assumption, ranking: order)
    let responsibility = CauseFinder(anatomy: anatomy, set: minimal).responsibility(for: cause)
    let code = RepairCode(
      report: report, anatomy: anatomy, names: words.names, words: words, isSystems: responsibility == .system)
    return search.repairs().map { code.complete($0) }
  }
}
