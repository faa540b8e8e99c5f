import Foundation

extension Measurement {
  /// Lines for people; with `values`, every variable on a line of its own.
  func text(values: Bool) -> String {
    var parts = ["build \(Self.time(build))"]
    if let resize { parts.append("resize \(Self.time(resize))") }
    if let churn { parts.append("churn \(Self.time(churn))") }
    if let constantChange { parts.append("constant \(Self.time(constantChange))") }
    if let heap { parts.append("heap \(heap) bytes") }
    var lines = ["\(workload): " + parts.joined(separator: ", ")]
    for (name, state) in [("build", built), ("resize", resized), ("churn", churned)] {
      guard let quality = state?.quality else { continue }
      let errors = Strength.Level.allCases.filter { $0 != .required }
        .map { "\($0.letter) \(String(format: "%.6g", quality.errors[$0] ?? 0))" }
      lines.append(
        "  after \(name): violation \(String(format: "%.2g", quality.violation)), errors "
          + errors.joined(separator: " "))
    }
    if let drift { lines.append("  after resize, largest difference from a fresh solve: \(drift)") }
    if values {
      lines += built.values.indices.map { index in
        "  \(index): \(built.values[index])" + (resized.map { "  after resize \($0.values[index])" } ?? "")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func time(_ seconds: Double) -> String {
    if seconds < 1e-6 { return String(format: "%.0f ns", seconds * 1e9) }
    if seconds < 1e-3 { return String(format: "%.2f us", seconds * 1e6) }
    return String(format: "%.2f ms", seconds * 1e3)
  }
}
