/// The condition of `#if`, as far as it is known on Linux.
enum Truth: Equatable {
  case no
  case yes
  /// It depends on the build, such as `DEBUG`.
  case unknown

  static prefix func ! (value: Truth) -> Truth {
    switch value {
    case .no: .yes
    case .yes: .no
    case .unknown: .unknown
    }
  }

  static func && (left: Truth, right: Truth) -> Truth {
    if left == .no || right == .no { return .no }
    return left == .yes && right == .yes ? .yes : .unknown
  }

  static func || (left: Truth, right: Truth) -> Truth { !(!left && !right) }
}

/// Evaluates the words of one condition.
struct CompilationCondition {
  /// Deeper brackets are not looked into: the condition is then unknown.
  private static let depthLimit = 50

  private let words: [String]
  private var position = 0
  private var depth = 0

  /// What a condition says on Linux.
  ///
  /// - Parameter words: Its names and signs, one by one.
  static func truth(of words: [String]) -> Truth {
    var condition = CompilationCondition(words: words)
    let truth = condition.disjunction()
    return condition.position == words.count ? truth : .unknown
  }

  private init(words: [String]) { self.words = words }

  private var word: String? { position < words.count ? words[position] : nil }

  private mutating func skip(_ expected: String) -> Bool {
    guard word == expected else { return false }
    position += 1
    return true
  }

  private mutating func disjunction() -> Truth {
    var truth = conjunction()
    while skip("|"), skip("|") { truth = truth || conjunction() }
    return truth
  }

  private mutating func conjunction() -> Truth {
    var truth = term()
    while skip("&"), skip("&") { truth = truth && term() }
    return truth
  }

  private mutating func term() -> Truth {
    var isNegated = false
    while skip("!") { isNegated.toggle() }
    let truth = operand()
    return isNegated ? !truth : truth
  }

  private mutating func operand() -> Truth {
    if skip("(") {
      guard depth < Self.depthLimit else { return .unknown }
      depth += 1
      defer { depth -= 1 }
      let truth = disjunction()
      return skip(")") ? truth : .unknown
    }
    guard let name = word else { return .unknown }
    position += 1
    if name == "true" { return .yes }
    if name == "false" { return .no }
    guard skip("(") else { return .unknown }
    var argument = ""
    while let part = word, part != ")" {
      argument += part
      position += 1
    }
    return skip(")") ? Self.truth(of: name, argument) : .unknown
  }

  private static func truth(of name: String, _ argument: String) -> Truth {
    switch name {
    case "os": argument == "Linux" ? .yes : .no
    case "canImport":
      AbsentModules.all[String(argument.prefix { $0 != "." && $0 != "," })] != nil
        ? .no : AbsentModules.present.contains(argument) ? .yes : .unknown
    case "targetEnvironment": .no
    case "swift": SwiftVersionCheck.language(argument)
    case "compiler": SwiftVersionCheck.compiler(argument)
    case "_runtime": argument == "_ObjC" ? .no : .yes
    default: .unknown
    }
  }
}
