/// What needs the runtime of Objective-C.
extension SourceScan {
  private static let needsRuntime = "needs the runtime of Objective-C, which Linux lacks"
  private static let guarded = "guard it with #if canImport(ObjectiveC)"

  /// Attributes that compile and do nothing.
  private static let idleAttributes: Set<String> = [
    "@IBDesignable", "@IBInspectable", "@GKInspectable", "@IBSegueAction", "@NSManaged",
  ]

  mutating func lookAtAttribute(at index: Int) {
    let token = tokens[index]
    let name = text(token)
    let offset = token.range.lowerBound
    switch name {
    case "@objc", "@objcMembers":
      report(
        .objectiveC, name, Self.needsRuntime,
        "\(Self.guarded); a target and action become addAction(UIAction { … }, for: …)", at: offset)
    case "@IBOutlet":
      report(
        .interfaceBuilder, name, Self.needsRuntime, "make the view in code, or \(Self.guarded)", at: offset)
    case "@IBAction": lookAtAction(at: index)
    case "@UIApplicationMain", "@NSApplicationMain":
      report(
        .absentType, name, "starts an application of Apple's", "layout needs no application; \(Self.guarded)",
        at: offset)
    case "@MainActor": lookAtIsolation(at: index)
    case _ where Self.idleAttributes.contains(name):
      findings.append(
        Finding(
          rule: .interfaceBuilder, severity: .warning, subject: name,
          message: "compiles, but nothing reads it on Linux",
          repair: "set what it promises in code", offset: offset))
    default: break
    }
  }

  /// The compiler checks actions without knowing Objective-C: those with one argument pass.
  private mutating func lookAtAction(at index: Int) {
    var place = index + 1
    while text(at: place) != "func", place < index + 8 { place += 1 }
    var finding = Finding(
      rule: .interfaceBuilder, subject: "@IBAction", message: "compiles on Linux only with exactly one argument",
      repair: "\(Self.guarded), or call the method from addAction(UIAction { … }, for: …)",
      offset: tokens[index].range.lowerBound)
    if hasOneParameter(behind: place + 1) {
      finding.severity = .warning
      finding.message = "compiles, but nothing calls it on Linux"
      finding.repair = "call the method from addAction(UIAction { … }, for: …)"
    }
    findings.append(finding)
  }

  private func hasOneParameter(behind name: Int) -> Bool {
    guard isSign("(", at: name + 1), !isSign(")", at: name + 2) else { return false }
    var depth = 0
    // Parameters of an action are short; a longer list is none.
    for index in name + 1..<name + 40 {
      if isSign("(", at: index) { depth += 1 }
      if isSign(")", at: index) { depth -= 1 }
      if depth == 0 { return true }
      if depth == 1, isSign(",", at: index) { return false }
    }
    return false
  }

  mutating func lookAtDirective(_ token: SwiftToken) {
    let name = text(token)
    let offset = token.range.lowerBound
    switch name {
    case "#selector":
      if let call = calls.last, call.isReported { return }
      report(.objectiveC, name, Self.needsRuntime, "use a closure, or \(Self.guarded)", at: offset)
    case "#keyPath":
      report(
        .objectiveC, name, Self.needsRuntime, #"use a key path of Swift, \Type.property, or write the text"#, at: offset
      )
    case "#colorLiteral", "#imageLiteral", "#fileLiteral":
      report(.absentMember, name, "has no type to stand for on Linux", "call an initializer", at: offset)
    default: break
    }
  }
}
