/// Names that code binds: variables, parts of tuples, what loops, closures and patterns name, parameters.
///
/// In a type or at the top of a file they count everywhere, for others may read them as members. Elsewhere they count from
/// there to the end of the braces around them, at least: a name that counts a little longer hides a finding at worst.
extension SourceScan {
  /// Longer patterns and heads of closures are not read to their end, or nested ones would be read again and again.
  private static let patternLimit = 100

  // MARK: Keeping

  /// A name that counts as far as the braces around the present token reach.
  private mutating func bindLocal(_ name: String, type: String = "") {
    show(name, type: type)
    if let last = scopes.indices.last { scopes[last].names.append(name) }
  }

  /// A name of a variable or constant.
  private mutating func bind(at place: Int) {
    let name = text(at: place)
    // No copy of the scope is held: its names would be copied for each variable.
    guard let last = scopes.indices.last, !scopes[last].isType else {
      declared.insert(name)
      return
    }
    bindLocal(name, type: typeName(behind: place))
  }

  // MARK: Variables

  /// What stands behind `let` or `var`: a name, several, a tuple, or a case that carries something.
  mutating func bindPattern(at place: Int) {
    for name in names(inPatternAt: place) { bind(at: name) }
    guard isName(at: place), !isSign("(", at: place - 1) else { return }
    bindingDepth = depth
  }

  private var depth: BindingDepth {
    BindingDepth(scopes: scopes.count, calls: calls.count, brackets: bracketCount)
  }

  /// A comma, behind which the list of variables may go on: `let a = 1, b = 2`.
  mutating func lookAtComma(at index: Int) {
    guard bindingDepth == depth, isName(at: index + 1),
      isSign(":", at: index + 2) || isSign("=", at: index + 2) && !isSign("=", at: index + 3)
    else { return }
    bind(at: index + 1)
  }

  private func names(inPatternAt place: Int) -> [Int] {
    if isSign("(", at: place) { return namesInTuple(at: place) }
    // The path of a case: `.card(a, b)`, `Kind.card(a, b)`.
    var end = place
    while isName(at: end) && (isSign(".", at: end + 1) || isSign("(", at: end + 1)) || isSign(".", at: end) { end += 1 }
    if end > place { return isSign("(", at: end) ? namesInTuple(at: end) : [] }
    guard isName(at: place) else { return [] }
    // `let a, b: Int`.
    var names = [place]
    while isSign(",", at: end + 1), isName(at: end + 2),
      isSign(",", at: end + 3) || isSign(":", at: end + 3) || isSign("=", at: end + 3) && !isSign("=", at: end + 4)
    {
      end += 2
      names.append(end)
    }
    return names
  }

  private static let noNames: Set<String> = ["_", "let", "var", "is", "nil", "true", "false", "self", "inout"]

  /// The names in `(a, (b, c: d), .card(e))`; labels, cases and types are none.
  private func namesInTuple(at place: Int) -> [Int] {
    var names: [Int] = []
    var depth = 0
    for index in place..<min(place + Self.patternLimit, tokens.count) {
      if isSign("(", at: index) { depth += 1 }
      if isSign(")", at: index) { depth -= 1 }
      if depth == 0 { break }
      guard isName(at: index), isSign("(", at: index - 1) || isSign(",", at: index - 1) || isSign(":", at: index - 1),
        !isSign(":", at: index + 1), !isSign("(", at: index + 1), !isSign(".", at: index + 1),
        !Self.noNames.contains(text(at: index))
      else { continue }
      names.append(index)
    }
    return names
  }

  // MARK: Loops

  /// `for` and what it names, up to `in`; as the label of a parameter it is no loop.
  mutating func lookAtLoop(at index: Int) {
    var place = index + 1
    while ["try", "await", "unsafe", "case"].contains(text(at: place)) { place += 1 }
    // With `let` or `var` it is as any other variable.
    guard !["let", "var"].contains(text(at: place)) else { return }
    let names = names(inPatternAt: place)
    var end = (names.last ?? place) + 1
    while isSign(")", at: end) || isSign("?", at: end) { end += 1 }
    if isSign(":", at: end) {
      let limit = end + 12
      while end < limit, text(at: end) != "in" { end += 1 }
    }
    guard text(at: end) == "in" else { return }
    for name in names { bindLocal(text(at: name), type: typeName(behind: name)) }
  }

  // MARK: Closures and accessors

  /// The names that the braces at an index begin with: `{ a, b in`, `{ [weak view] (a: Int) -> Int in`, `set(a) {`.
  mutating func bindHead(ofBracesAt index: Int) {
    if isSign(")", at: index - 1), isSign("(", at: index - 3), isName(at: index - 2),
      ["set", "willSet", "didSet", "init"].contains(text(at: index - 4))
    {
      bindLocal(text(at: index - 2))
    }
    var place = index + 1
    while tokens.indices.contains(place), tokens[place].kind == .attribute { place += 1 }
    var names: [Int] = []
    if isSign("[", at: place) {
      guard let end = placeBehindCaptures(at: place, &names) else { return }
      place = end
    }
    if isSign("(", at: place) {
      guard let end = placeBehindParameters(at: place, &names) else { return }
      place = end
    } else if isName(at: place), text(at: place) != "in" {
      names.append(place)
      while isSign(",", at: place + 1), isName(at: place + 2) {
        place += 2
        names.append(place)
      }
      place += 1
    }
    guard leadsToBody(from: place) else { return }
    for name in names where text(at: name) != "_" { bindLocal(text(at: name), type: typeName(behind: name)) }
  }

  /// Whether `in` comes next, perhaps behind effects and a result.
  private func leadsToBody(from place: Int) -> Bool {
    if text(at: place) == "in" { return true }
    guard ["async", "throws"].contains(text(at: place)) || isSign("-", at: place) && isSign(">", at: place + 1) else {
      return false
    }
    for index in place..<min(place + Self.patternLimit, tokens.count) {
      if isSign("{", at: index) || isSign("}", at: index) || isSign(";", at: index) { return false }
      if text(at: index) == "in" { return true }
    }
    return false
  }

  private func placeBehindCaptures(at place: Int, _ names: inout [Int]) -> Int? {
    var depth = 0
    for index in place..<min(place + Self.patternLimit, tokens.count) {
      if isSign("[", at: index) || isSign("(", at: index) { depth += 1 }
      if isSign("]", at: index) || isSign(")", at: index) { depth -= 1 }
      if depth == 0 { return index + 1 }
      // `x = value` makes a new name; others are names already.
      if depth == 1, isName(at: index), isSign("=", at: index + 1) { names.append(index) }
    }
    return nil
  }

  private func placeBehindParameters(at place: Int, _ names: inout [Int]) -> Int? {
    var depth = 0
    for index in place..<min(place + Self.patternLimit, tokens.count) {
      if isSign("(", at: index) || isSign("[", at: index) { depth += 1 }
      if isSign(")", at: index) || isSign("]", at: index) { depth -= 1 }
      if depth == 0 { return index + 1 }
      let isFirst = isSign("(", at: index - 1) || isSign(",", at: index - 1) || text(at: index - 1) == "_"
      let isLast = isSign(":", at: index + 1) || isSign(",", at: index + 1) || isSign(")", at: index + 1)
      if depth == 1, isName(at: index), isFirst, isLast { names.append(index) }
    }
    return nil
  }

  // MARK: Functions

  /// A name before a colon in the parameters of the function whose head is being read.
  ///
  /// - Returns: whether it is such a name.
  mutating func lookAtParameter(at index: Int) -> Bool {
    // No copy of the head is held: its names would be copied for each parameter.
    guard heading?.takesParameters == true, heading?.callCount == calls.count - 1, heading?.scopeCount == scopes.count,
      isSign(":", at: index + 1), !isSign("[", at: index - 1), !isSign("?", at: index - 1)
    else { return false }
    let name = text(at: index)
    heading?.names.append(name)
    show(name, type: typeName(behind: index))
    return true
  }

  /// A closing parenthesis, perhaps that of the parameters.
  mutating func endParameters() {
    if heading?.takesParameters == true, heading?.callCount == calls.count { heading?.takesParameters = false }
  }

  // MARK: Tuples

  private static let beforeValues: Set<String> = ["return", "in", "try", "await", "throw", "yield", "else", "case"]

  /// Whether a parenthesis begins a tuple, or the type of one, whose labels are members of it.
  func isTuple(at index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = tokens[index - 1]
    if before.kind == .name { return Self.beforeValues.contains(text(before)) }
    guard before.kind == .sign else { return false }
    switch bytes[before.range.lowerBound] {
    case UInt8(ascii: ">"): return isSign("-", at: index - 2)
    case UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: "<"):
      return true
    default: return false
    }
  }

  // MARK: Types

  private static let beforeTypes: Set<String> = [
    "inout", "some", "any", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ]

  /// The type that is written behind a name, `a: B` or `a = B(`, without what it is nested in; an empty text: none that is
  /// one name.
  private func typeName(behind name: Int) -> String {
    var place = name + 2
    if isSign(":", at: name + 1) {
      while Self.beforeTypes.contains(text(at: place))
        || tokens.indices.contains(place) && tokens[place].kind == .attribute
      {
        place += 1
      }
      while isName(at: place), isSign(".", at: place + 1), isName(at: place + 2) { place += 2 }
      return isName(at: place) && isType(at: place) && !isSign(".", at: place + 1) ? text(at: place) : ""
    }
    guard isSign("=", at: name + 1), isName(at: place), isType(at: place), isSign("(", at: place + 1) else { return "" }
    return text(at: place)
  }

  private func isType(at index: Int) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[tokens[index].range.lowerBound])
  }
}

/// How deep a list of variables lies.
struct BindingDepth: Equatable {
  /// How many braces are open around it.
  var scopes: Int
  /// How many parentheses are open around it.
  var calls: Int
  /// How many brackets are open around it.
  var brackets: Int
}
