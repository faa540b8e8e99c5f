/// What crashes the tests of a file.
extension SourceScan {
  /// `@MainActor` in front of a declaration.
  mutating func lookAtIsolation(at index: Int) { isIsolated = true }

  /// A class of tests, perhaps on the main actor.
  mutating func lookAtClass(at index: Int) {
    isolatesTests = isIsolated && isSign(":", at: index + 2) && text(at: index + 3) == "XCTestCase"
    isIsolated = false
  }

  /// XCTest on Linux cannot call a synchronous test of an actor: the whole run ends.
  mutating func lookAtTest(at index: Int) {
    let isIsolated = isIsolated
    self.isIsolated = false
    guard isIsolated || isolatesTests, imports.contains("XCTest"), text(at: index + 1).hasPrefix("test"),
      isSign("(", at: index + 2), isSign(")", at: index + 3), text(at: index + 4) != "async"
    else { return }
    findings.append(
      Finding(
        rule: .tests, severity: .warning, subject: text(at: index + 1),
        message: "compiles, but XCTest on Linux crashes when it calls a synchronous test of the main actor",
        repair: "make it async, or wrap its body into MainActor.assumeIsolated { … }",
        offset: tokens[index + 1].range.lowerBound))
  }
}
