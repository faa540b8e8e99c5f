/// Looks through the tokens of one file.
///
/// Everything is decided from names, without types. What names alone cannot tell for certain is not reported.
struct SourceScan {
  /// In the order of the file.
  var findings: [Finding] = []
  /// The types, functions, properties and labels of tuples that the file declares itself, inherited ones not counted;
  /// functions also with their first label, as `name(label:)`.
  var declared: Set<String> = []

  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// The calls around the present token, from the outermost to the innermost; also brackets that are no call.
  var calls: [OpenCall] = []
  /// Whether the modifiers of the declaration that is being read say `override`.
  var isOverride = false
  /// Whether `@MainActor` stands before the declaration that is being read.
  var isIsolated = false
  /// Whether the class around is one of tests on the main actor.
  var isolatesTests = false
  /// The braces around the present token, from the outermost to the innermost.
  var scopes: [DeclarationScope] = []
  /// A declaration that has yet to open its braces.
  var heading: DeclarationScope?
  /// The names that scopes around the present token declare, each with its types, the innermost last; an empty text for one
  /// that is not known.
  var visible: [String: [String]] = [:]
  /// How deep the list of variables lies that is being read.
  var bindingDepth: BindingDepth?
  /// How many brackets are open around the present token.
  var bracketCount = 0
  /// The tokens that declare cases of an enumeration.
  var caseNames: Set<Int> = []
  /// The modules that the file imports.
  var imports: Set<String> = []

  /// An opening parenthesis.
  struct OpenCall {
    /// The name before it, an empty one if there is none.
    var name: String
    /// Where that name begins.
    var offset: Int
    /// Whether the call has been reported; what is in it then needs no report of its own.
    var isReported = false
    /// Whether it is no call but holds the types of what a case carries.
    var isPayload = false
    /// Whether it is no call but holds the parts of a tuple.
    var isTuple = false
  }

  /// Looks through a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = CompiledTokens(SwiftLexer.tokens(of: bytes), of: bytes).tokens
    for index in tokens.indices { look(at: index) }
    if imports.contains("FoundationNetworking") {
      findings.removeAll { AbsentTypes.networking.contains($0.subject) }
    }
    // Stable, and findings come nearly sorted: some stand at the name of the call around them.
    findings.sort { $0.offset < $1.offset }
  }

  private mutating func look(at index: Int) {
    let token = tokens[index]
    switch token.kind {
    case .attribute: lookAtAttribute(at: index)
    case .directive: lookAtDirective(token)
    case .name: lookAtName(at: index)
    case .sign: lookAtSign(at: index)
    case .quotedName, .string, .literal: break
    }
  }

  // MARK: Tokens

  func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// The text of a token by its index, an empty one outside of the file.
  func text(at index: Int) -> String { tokens.indices.contains(index) ? text(tokens[index]) : "" }

  /// Whether the token at an index is a certain sign.
  func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign
      && bytes[tokens[index].range.lowerBound] == UInt8(ascii: sign)
  }

  private mutating func lookAtSign(at index: Int) {
    switch bytes[tokens[index].range.lowerBound] {
    case UInt8(ascii: "("):
      let before = index - 1
      let isPayload = caseNames.contains(before)
      let isTuple = !isPayload && self.isTuple(at: index)
      let isNamed = before >= 0 && tokens[before].kind == .name && !isPayload && !isTuple
      // What a local name holds is nobody's function.
      let isLocal = isNamed && !isSign(".", at: before - 1) && isScoped(text(at: before))
      calls.append(
        OpenCall(
          name: isNamed && !isLocal ? text(at: before) : "",
          offset: tokens[isNamed ? before : index].range.lowerBound, isPayload: isPayload, isTuple: isTuple))
    case UInt8(ascii: ")"):
      _ = calls.popLast()
      endParameters()
    case UInt8(ascii: "{"):
      isOverride = false
      openBraces()
      bindHead(ofBracesAt: index)
    case UInt8(ascii: "}"):
      isOverride = false
      closeBraces()
    case UInt8(ascii: ";"): isOverride = false
    case UInt8(ascii: ","): lookAtComma(at: index)
    case UInt8(ascii: "["): bracketCount += 1
    case UInt8(ascii: "]"): bracketCount -= 1
    default: break
    }
  }

  mutating func report(_ rule: Finding.Rule, _ subject: String, _ message: String, _ repair: String, at offset: Int) {
    findings.append(Finding(rule: rule, subject: subject, message: message, repair: repair, offset: offset))
  }
}
