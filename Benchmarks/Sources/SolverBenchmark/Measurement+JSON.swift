extension Measurement {
  /// One line of JSON; times are in microseconds. Null stands for what the workload or the contender does not have.
  func json(values: Bool) -> String {
    var members = [
      ("workload", "\"\(workload)\""),
      ("build_us", Self.json(build * 1e6)),
      ("resize_us", Self.json(resize.map { $0 * 1e6 })),
      ("churn_us", Self.json(churn.map { $0 * 1e6 })),
      ("constant_us", Self.json(constantChange.map { $0 * 1e6 })),
      ("heap_bytes", heap.map { "\($0)" } ?? "null"),
      ("violation", Self.json(built.quality.violation)),
      ("errors", Self.json(built.quality.errors)),
    ]
    for (name, state) in [("resize", resized), ("churn", churned)] {
      members.append(("violation_after_\(name)", Self.json(state?.quality.violation)))
      members.append(("errors_after_\(name)", state.map { Self.json($0.quality.errors) } ?? "null"))
    }
    members.append(("drift", Self.json(drift)))
    if values {
      members.append(("values", Self.json(built.values)))
      members.append(("values_after_resize", resized.map { Self.json($0.values) } ?? "null"))
    }
    return "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  /// JSON knows no NaN and no infinity; both are written as null.
  private static func json(_ number: Double?) -> String {
    guard let number, number.isFinite else { return "null" }
    return "\(number)"
  }

  private static func json(_ numbers: [Double]) -> String {
    "[" + numbers.map { json($0) }.joined(separator: ", ") + "]"
  }

  private static func json(_ errors: [Strength.Level: Double]) -> String {
    let members = Strength.Level.allCases.filter { $0 != .required }.map { "\"\($0.letter)\": \(json(errors[$0]))" }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
