/// Braces, or the head of a declaration that has yet to open them.
struct DeclarationScope {
  /// Whether they are those of an enumeration, in which `case` declares.
  var isEnumeration = false
  /// Whether they are those of a type, whose variables are its members.
  var isType = false
  /// Whether the parameters of the function have yet to end.
  var takesParameters = false
  /// What the class inherits from first, or an empty text.
  var parent = ""
  /// What counts inside of them only.
  var names: [String] = []
  /// How many parentheses are open around them.
  var callCount: Int
  /// How many braces are open around them.
  var scopeCount = 0
}

/// Names that count in a part of a file: parameters of a function, variables, cases of an enumeration.
///
/// Those of types count everywhere, for extensions of the type may stand anywhere.
extension SourceScan {
  /// Longer lists of parameters are not read to their end, or nested ones would be read again and again.
  private static let listLimit = 100

  // MARK: Braces

  mutating func openBraces() {
    var scope = DeclarationScope(callCount: calls.count)
    // Braces between more parentheses are those of a default value.
    if let head = heading, calls.count <= head.callCount {
      scope = head
      heading = nil
    }
    scopes.append(scope)
  }

  mutating func closeBraces() {
    endHeading()
    if let scope = scopes.popLast() { hide(scope.names) }
  }

  /// A declaration without braces, such as a function of a protocol, ends where the next one begins.
  ///
  /// - Returns: Whether none is open any more.
  @discardableResult private mutating func endHeading() -> Bool {
    guard let head = heading else { return true }
    guard calls.count <= head.callCount else { return false }
    hide(head.names)
    heading = nil
    return true
  }

  // MARK: Declarations

  /// A type of the name behind the keyword.
  mutating func beginType(_ keyword: String, at index: Int) {
    if keyword != "extension" { declared.formUnion(genericParameters(at: index + 2)) }
    guard endHeading(), !["typealias", "associatedtype"].contains(keyword) else { return }
    heading = DeclarationScope(
      isEnumeration: keyword == "enum", isType: true,
      parent: keyword == "class" && isSign(":", at: index + 2) ? text(at: index + 3) : "", callCount: calls.count,
      scopeCount: scopes.count)
  }

  /// A function or a property.
  mutating func beginMember(_ keyword: String, at index: Int) {
    // `<let count: Int>` is a parameter.
    if keyword == "let", isSign("<", at: index - 1) || isSign(",", at: index - 1) { return }
    guard endHeading(), keyword != "var", keyword != "let" else { return }
    let names = genericParameters(at: placeOfGenerics(keyword, at: index))
    heading = DeclarationScope(takesParameters: true, names: names, callCount: calls.count, scopeCount: scopes.count)
    for name in names { show(name) }
  }

  /// `case a, b(Int), c = 1` in an enumeration; elsewhere it is a pattern.
  mutating func lookAtCases(at index: Int) {
    // No copy of the scope is held: its names would be copied for each case.
    guard let last = scopes.indices.last, scopes[last].isEnumeration, scopes[last].callCount == calls.count,
      !["if", "guard", "while", "for"].contains(text(at: index - 1))
    else { return }
    var place = index + 1
    while isName(at: place) {
      caseNames.insert(place)
      let name = Self.caseName(text(at: place))
      scopes[last].names.append(name)
      show(name)
      place = placeBehindValue(at: placeBehindParentheses(at: place + 1))
      guard isSign(",", at: place) else { return }
      place += 1
    }
  }

  /// Whether a name is one of a scope around it.
  func isScoped(_ name: String) -> Bool {
    guard !visible.isEmpty else { return false }
    // Between the parentheses of a case there are types only.
    return visible[name] != nil || visible[Self.caseName(name)] != nil && calls.last?.isPayload != true
  }

  // MARK: Names

  private static func caseName(_ name: String) -> String { ".\(name)" }

  mutating func show(_ name: String, type: String = "") { visible[name, default: []].append(type) }

  private mutating func hide(_ names: [String]) {
    for name in names {
      visible[name]?.removeLast()
      if visible[name]?.isEmpty == true { visible[name] = nil }
    }
  }

  func isName(at index: Int) -> Bool {
    tokens.indices.contains(index) && (tokens[index].kind == .name || tokens[index].kind == .quotedName)
  }

  // MARK: Lists

  /// Where the generic parameters of a function begin if it has some.
  private func placeOfGenerics(_ keyword: String, at index: Int) -> Int {
    var place = index + 1
    switch keyword {
    case "func" where isName(at: place): place += 1
    case "func":
      // The signs of an operator; a `<` that a name follows is none of them.
      while place < tokens.count, tokens[place].kind == .sign, !isName(at: place + 1), !isSign("(", at: place + 1) {
        place += 1
      }
    case "init" where isSign("?", at: place) || isSign("!", at: place): place += 1
    default: break
    }
    return place
  }

  /// The names of `<A, B: Sequence, each C>`; none if there is no such list.
  private func genericParameters(at place: Int) -> [String] {
    guard isSign("<", at: place) else { return [] }
    var names: [String] = []
    var depth = 0
    for index in place..<min(place + Self.listLimit, tokens.count) where tokens[index].kind == .sign {
      let byte = bytes[tokens[index].range.lowerBound]
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">") where isSign("-", at: index - 1): break
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      if depth == 0 { return names }
      guard depth == 1, byte == UInt8(ascii: "<") || byte == UInt8(ascii: ",") else { continue }
      let name = ["each", "let"].contains(text(at: index + 1)) ? index + 2 : index + 1
      if isName(at: name) { names.append(text(at: name)) }
    }
    return []
  }

  private func placeBehindParentheses(at place: Int) -> Int {
    guard isSign("(", at: place) else { return place }
    var depth = 0
    for index in place..<min(place + Self.listLimit, tokens.count) {
      if isSign("(", at: index) { depth += 1 }
      if isSign(")", at: index) { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return place
  }

  /// Behind `= 1`, the value of a case.
  private func placeBehindValue(at place: Int) -> Int {
    guard isSign("=", at: place) else { return place }
    // A number is several tokens, at most those of `-1.5e-3`.
    var end = place + 1
    while end < min(place + 8, tokens.count), !isName(at: end), !isSign(",", at: end), !isSign("}", at: end) {
      end += 1
    }
    return end
  }
}
