import AshlarDiagnostics
import AshlarJSON

/// Explanations as JSON.
enum ExplanationJSON {
  /// One object for all logs.
  static func value(of collector: ExplanationCollector) -> JSONValue {
    .object([
      ("logs", .array(collector.groups.map { value(of: $0) })), ("skipped", .number(Double(collector.skipped))),
    ])
  }

  /// A log that is not explained, for those who follow; so many by now.
  static func skipped(_ count: Int, _ report: ConstraintReport, of file: String) -> JSONValue {
    .object([("skipped", .number(Double(count))), ("file", .string(file)), ("line", number(report.line))])
  }

  /// One log.
  static func value(of group: ExplanationGroup) -> JSONValue {
    let explanation = group.explanation
    let report = explanation.report
    return .object([
      ("constraints", .array(report.constraints.indices.map { constraint($0, explanation) })),
      ("unreadable", .array(report.unreadable.map { unreadable($0) })),
      ("satisfiable", explanation.verdict == .unknown ? .null : .bool(explanation.verdict != .conflict)),
      ("verdict", .string(explanation.verdict.name)),
      ("broken", number(report.broken)),
      ("minimal", .array(explanation.minimal.map { number($0) })),
      ("prediction", .array(explanation.guesses.map { guess($0) })),
      ("repairs", .array(explanation.repairs.map { repair($0) })),
      ("cause", .string(explanation.cause.name)),
      ("responsible", .string(explanation.responsibility.name)),
      ("explanation", .string(explanation.paragraph)),
      ("advice", .string(explanation.advice)),
      ("brokenElsewhere", explanation.brokenElsewhere.map { .string($0) } ?? .null),
      ("platform", .string(report.platform.name)),
      ("kind", .string(report.kind.name)),
      ("file", .string(group.file)),
      ("line", number(report.line)),
      ("count", number(group.count)),
    ])
  }

  private static func constraint(_ index: Int, _ explanation: Explanation) -> JSONValue {
    let constraint = explanation.report.constraints[index]
    return .object([
      ("text", .string(constraint.text)),
      ("address", text(constraint.address)),
      ("identifier", text(constraint.identifier)),
      ("meaning", .string(explanation.meanings[index])),
      ("line", number(constraint.line)),
      ("source", text(constraint.source.map { "\($0.file):\($0.line)" })),
    ])
  }

  private static func unreadable(_ line: ConstraintReport.Unreadable) -> JSONValue {
    .object([
      ("line", number(line.line)), ("text", .string(line.text)), ("column", number(line.column)),
      ("expected", .string(line.expected.words)),
    ])
  }

  private static func guess(_ guess: Explanation.Guess) -> JSONValue {
    .object([
      ("constraint", number(guess.constraint)), ("reason", .string(guess.reason)),
      ("share", .number((guess.share * 1000).rounded() / 1000)),
    ])
  }

  private static func repair(_ repair: Repair) -> JSONValue {
    let steps = repair.steps.map { step in
      JSONValue.object([("constraint", number(step.constraint)), ("change", .string(step.change.name))])
    }
    return .object([
      ("constraint", number(repair.steps.first?.constraint)),
      ("change", .string(repair.steps.first?.change.name ?? "")),
      ("also", .array(Array(steps.dropFirst()))),
      ("words", .string(repair.words)), ("swift", .string(repair.swift)), ("snapkit", .string(repair.snapKit)),
      ("masonry", .string(repair.masonry)),
    ])
  }

  private static func number(_ value: Int?) -> JSONValue { value.map { .number(Double($0)) } ?? .null }
  private static func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
}

extension Explanation.Verdict {
  /// For JSON.
  var name: String {
    switch self {
    case .conflict: "conflict"
    case .likelyConflict: "likely conflict"
    case .holds: "holds"
    case .unknown: "unknown"
    }
  }
}

extension ConstraintReport.Platform {
  /// For people and JSON.
  var name: String {
    switch self {
    case .uiKit: "UIKit"
    case .appKit: "AppKit"
    case .unknown: "unknown"
    }
  }
}

extension ConstraintReport.Kind {
  /// For people and JSON.
  var name: String {
    switch self {
    case .conflict: "conflict"
    case .dump: "dump"
    case .redacted: "redacted"
    }
  }
}
