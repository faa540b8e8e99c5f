import AshlarDiagnostics

/// Explanations as text for a terminal.
struct ExplanationText {
  let style: TextStyle

  private static let width = 100
  private static let mostGuesses = 3
  private static let mostRepairs = 3

  /// The explanation of a group, with a line end behind it.
  func text(of group: ExplanationGroup) -> String {
    let explanation = group.explanation
    var text = heading(of: group)
    text += paragraphs(explanation)
    text += list(explanation)
    text += unreadable(explanation.report)
    text += guesses(explanation)
    text += repairs(explanation)
    return text + "\n"
  }

  /// One line for a report that was explained before.
  func repetition(of group: ExplanationGroup) -> String {
    "\(group.file): again, \(group.count) times by now: \(group.explanation.cause.name)\n"
  }

  /// One line for a report beyond those that are explained.
  func skipped(_ count: Int, _ report: ConstraintReport, of file: String) -> String {
    "\(file):\(report.line): not explained, there are too many different ones; \(count) such by now\n"
  }

  // MARK: Parts

  private func heading(of group: ExplanationGroup) -> String {
    let report = group.explanation.report
    var parts = ["\(group.file):\(report.line)"]
    if report.platform != .unknown { parts.append(report.platform.name) }
    if !report.constraints.isEmpty {
      parts.append("\(report.constraints.count) constraint\(report.constraints.count == 1 ? "" : "s")")
    }
    if report.kind == .dump { parts.append("printed, not reported") }
    if group.count > 1 { parts.append("\(group.count) times") }
    return style.strong(parts.joined(separator: " · ")) + "\n"
  }

  private func paragraphs(_ explanation: Explanation) -> String {
    var text = ""
    let cause = explanation.cause
    if cause != .none {
      let verdict = cause.name + explanation.responsibility.words.map { " (\($0))" }.joinedOrEmpty
      text += "  " + (explanation.minimal.isEmpty ? verdict : style.bad(verdict)) + "\n"
    }
    text += TextStyle.wrapped(explanation.paragraph, width: Self.width, indentation: "  ")
    text += TextStyle.wrapped(explanation.advice, width: Self.width, indentation: "  ")
    return text
  }

  private func list(_ explanation: Explanation) -> String {
    let report = explanation.report
    guard !report.constraints.isEmpty else {
      guard let broken = explanation.brokenElsewhere else { return "" }
      return "\n  Broken by Apple's engine: \(broken)\n"
    }
    var text = ""
    if explanation.minimal.isEmpty {
      text += "\n  The constraints:\n" + report.constraints.indices.map { line($0, explanation) }.joined()
    } else {
      text += "\n  These cannot hold together:\n" + explanation.minimal.map { line($0, explanation) }.joined()
      let rest = report.constraints.indices.filter { !explanation.minimal.contains($0) }
      if !rest.isEmpty { text += "  Also listed:\n" + rest.map { line($0, explanation) }.joined() }
    }
    if let broken = explanation.brokenElsewhere {
      text += "  Apple's engine broke something that the list lacks: \(broken)\n"
    }
    return text
  }

  private func line(_ index: Int, _ explanation: Explanation) -> String {
    let report = explanation.report
    let isMember = explanation.minimal.contains(index)
    let isBroken = report.broken == index
    let mark = isBroken ? style.bad("✗") : isMember ? style.bad("•") : "·"
    var text = "    \(mark) \(explanation.meanings[index])"
    if let source = report.constraints[index].source {
      text += style.faint("  \(Words.plain(source.file)):\(source.line)")
    }
    if let label = report.constraints[index].label ?? report.constraints[index].appIdentifier {
      text += style.faint("  \(Words.quoted(label))")
    }
    if isBroken { text += style.bad("  broken by Apple's engine") }
    return text + "\n"
  }

  private func unreadable(_ report: ConstraintReport) -> String {
    guard !report.unreadable.isEmpty else { return "" }
    var text = "\n  Not readable:\n"
    for line in report.unreadable.prefix(10) {
      text += "    line \(line.line), column \(line.column): \(line.expected.words)\n"
      text += line.excerpt.lines(indentation: "      ").map { $0 + "\n" }.joined()
    }
    if report.unreadable.count > 10 { text += "    and \(report.unreadable.count - 10) lines more\n" }
    return text
  }

  private func guesses(_ explanation: Explanation) -> String {
    guard explanation.report.constraints.count > 1, !explanation.guesses.isEmpty else { return "" }
    var text = "\n  Apple's engine most likely breaks (a guess; it does not say how it chooses):\n"
    for (rank, guess) in explanation.guesses.prefix(Self.mostGuesses).enumerated() {
      let share = Int((guess.share * 100).rounded())
      guard rank == 0 || share > 0 else { break }
      text += "    \(rank + 1). \(share) %  \(explanation.meanings[guess.constraint]): \(style.faint(guess.reason))\n"
    }
    return text
  }

  private func repairs(_ explanation: Explanation) -> String {
    guard !explanation.repairs.isEmpty else { return "" }
    let isSystems = explanation.responsibility == .system
    var text =
      isSystems
      ? "\n  If it has to be quiet (each was tried):\n"
      : "\n  Repairs (each was tried; the rest then holds together):\n"
    for (rank, repair) in explanation.repairs.prefix(Self.mostRepairs).enumerated() {
      text += "    \(rank + 1). \(style.good(repair.words))\n"
      text += code("anchors", repair.swift)
      text += code("SnapKit", repair.snapKit)
      text += code("Masonry", repair.masonry)
    }
    return text
  }

  private func code(_ title: String, _ code: String) -> String {
    let padding = String(repeating: " ", count: 9 - title.count)
    var text = ""
    for (index, line) in code.split(separator: "\n").enumerated() {
      let head = index == 0 ? style.faint(title) + padding : String(repeating: " ", count: 9)
      text += "         \(head)\(style.code(String(line)))\n"
    }
    return text
  }
}

extension ReportedConstraint {
  /// The identifier, if the app gave it.
  fileprivate var appIdentifier: String? { owner == .app ? identifier : nil }
}

extension Optional where Wrapped == String {
  fileprivate var joinedOrEmpty: String { self ?? "" }
}

extension ConflictResponsibility {
  /// Whose business it is, in a few words.
  var words: String? {
    switch self {
    case .app: "the app's own"
    case .both: "imposed by the system, and the app does not give way"
    case .system: "not the app's; can be ignored"
    case .nobody: nil
    }
  }
}
