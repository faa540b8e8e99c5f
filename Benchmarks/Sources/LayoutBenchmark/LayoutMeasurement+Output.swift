import Foundation

extension LayoutMeasurement {
  /// One line of JSON; null stands for what the workload does not have.
  var json: String {
    let members = [
      ("workload", "\"\(workload)\""),
      ("constraints", "\(constraintCount)"),
      ("views_us", Self.micro(views)),
      ("make_us", Self.micro(make)),
      ("first_layout_us", Self.micro(firstLayout)),
      ("solver_only_us", Self.micro(solverOnly)),
      ("first_layout_over_solver_only", "\(ratio)"),
      ("resize_us", Self.micro(resize)),
      ("text_us", Self.micro(content)),
      ("remake_us", Self.micro(remake)),
      ("release_us", Self.micro(release)),
      ("make_ns_per_constraint", "\(makePerConstraint * 1e9)"),
      ("bytes_per_constraint", bytesPerConstraint.map { "\($0)" } ?? "null"),
      ("heap_bytes", heap.map { "\($0)" } ?? "null"),
    ]
    return "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  /// Two lines for people.
  var text: String {
    var changes = ["resize \(Self.time(resize))"]
    if let content { changes.append("text \(Self.time(content))") }
    changes += ["remake \(Self.time(remake))", "release \(Self.time(release))"]
    let bytes = bytesPerConstraint.map { String(format: ", %.0f bytes", $0) } ?? ""
    return """
      \(workload): first layout \(Self.time(firstLayout)) (chain \(Self.time(make))), solver only \
      \(Self.time(solverOnly)): \(String(format: "%.2f", ratio)) times; views \(Self.time(views))
        \(changes.joined(separator: ", ")); a constraint \(Self.time(makePerConstraint))\(bytes)
      """
  }

  private static func micro(_ seconds: Double?) -> String {
    guard let seconds, seconds.isFinite else { return "null" }
    return "\(seconds * 1e6)"
  }

  private static func time(_ seconds: Double) -> String {
    if seconds < 1e-6 { return String(format: "%.0f ns", seconds * 1e9) }
    if seconds < 1e-3 { return String(format: "%.2f us", seconds * 1e6) }
    return String(format: "%.2f ms", seconds * 1e3)
  }
}
