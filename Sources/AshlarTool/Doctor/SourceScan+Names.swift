/// What is told from names.
extension SourceScan {
  private static let guarded = "guard it with #if canImport(ObjectiveC)"

  mutating func lookAtName(at index: Int) {
    if caseNames.contains(index) { return }
    let token = tokens[index]
    let name = text(token)
    bindingDepth = Self.endsBinding.contains(name) ? nil : bindingDepth
    let isParameter = lookAtParameter(at: index)
    if isSign(".", at: index - 1) {
      lookAtMember(name, at: index)
      return
    }
    if isSign(":", at: index + 1), isSign("(", at: index - 1) || isSign(",", at: index - 1) {
      if !isParameter { lookAtLabel(name, at: index) }
      return
    }
    switch name {
    case "import": lookAtImport(at: index)
    case "override": if isModifier(at: index) { isOverride = true }
    case "for": lookAtLoop(at: index)
    case "func", "var", "let", "init", "subscript": lookAtDeclaration(name, at: index)
    case "class":
      declare(at: index + 1)
      if !["func", "var", "let", "subscript"].contains(text(at: index + 1)) {
        lookAtClass(at: index)
        beginType(name, at: index)
      }
    case "actor" where !isName(at: index + 1) || text(at: index + 1) == "in": lookAtUse(of: name, at: index)
    case "struct", "enum", "protocol", "actor", "typealias", "associatedtype":
      declare(at: index + 1)
      beginType(name, at: index)
    case "extension": beginType(name, at: index)
    case "case": lookAtCases(at: index)
    default: lookAtUse(of: name, at: index)
    }
  }

  /// Words that no list of variables goes on behind.
  private static let endsBinding: Set<String> = [
    "func", "init", "subscript", "case", "if", "guard", "while", "for", "return", "where", "class", "struct", "enum",
    "protocol", "extension", "actor", "typealias", "import", "switch",
  ]

  private static let behindModifiers: Set<String> = [
    "func", "var", "let", "init", "subscript", "class", "static", "open", "public", "package", "internal",
    "fileprivate",
    "private", "final", "convenience", "required", "lazy", "weak", "unowned", "dynamic", "nonisolated", "isolated",
    "async",
    "mutating",
  ]

  /// Whether a declaration, or another modifier or attribute of one, follows: `override` is a name elsewhere.
  private func isModifier(at index: Int) -> Bool {
    tokens.indices.contains(index + 1)
      && (tokens[index + 1].kind == .attribute || Self.behindModifiers.contains(text(at: index + 1)))
  }

  // MARK: Modules

  private static let importModifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "class", "struct", "enum", "protocol", "typealias",
    "func",
    "var", "let",
  ]

  private mutating func lookAtImport(at index: Int) {
    let isStatement =
      tokens[index].startsLine || isSign(";", at: index - 1) || tokens[index - 1].kind == .attribute
      || Self.importModifiers.contains(text(at: index - 1))
    guard isStatement else { return }
    var place = index + 1
    let kind = text(at: place)
    let hasKind = Self.importModifiers.contains(kind)
    if hasKind { place += 1 }
    guard tokens.indices.contains(place), tokens[place].kind == .name else { return }
    let module = text(at: place)
    imports.insert(module)
    let offset = tokens[place].range.lowerBound
    if let repair = AbsentModules.all[module] {
      report(.absentModule, "import \(module)", "names a module that Linux lacks", repair, at: offset)
    } else if !hasKind, isSign(".", at: place + 1), AbsentModules.withoutParts.contains(module) {
      report(
        .absentModule, "import \(module).\(text(at: place + 2))", "names a part, and \(module) has none on Linux",
        "import \(module)", at: offset)
    }
  }

  // MARK: Declarations

  private mutating func declare(at index: Int) {
    guard tokens.indices.contains(index), tokens[index].kind == .name || tokens[index].kind == .quotedName else {
      return
    }
    declared.insert(text(at: index))
  }

  private mutating func lookAtDeclaration(_ keyword: String, at index: Int) {
    defer { isOverride = false }
    beginMember(keyword, at: index)
    if keyword == "func" { lookAtTest(at: index) }
    isIsolated = false
    let name = text(at: index + 1)
    guard isOverride else {
      if keyword == "let" || keyword == "var" { bindPattern(at: index + 1) } else { declare(at: index + 1) }
      if keyword == "func", isSign("(", at: index + 2) { declared.insert("\(name)(\(text(at: index + 3)):)") }
      return
    }
    guard let member = AbsentMembers.overridable[name], tokens.indices.contains(index + 1) else { return }
    if AbsentMembers.presentInTextInputs.contains(name), !isInKnownResponder { return }
    guard member.label.isEmpty || isSign("(", at: index + 2) && text(at: index + 3) == member.label else { return }
    reportMember(
      "override of \(name)", "has nothing to override", member.repair, excuse: name,
      at: tokens[index + 1].range.lowerBound)
  }

  // MARK: Uses

  private mutating func lookAtUse(of name: String, at index: Int) {
    if isScoped(name) { return }
    if let repair = AbsentTypes.repair(for: name) {
      reportType(name, repair, at: index)
    } else if let repair = AbsentMembers.functions[name], isSign("(", at: index + 1) || isSign("{", at: index + 1) {
      reportMember(name, "is a function that Linux lacks", repair, excuse: name, at: tokens[index].range.lowerBound)
    } else if AbsentMembers.calledOnSelf.contains(name), isSign("(", at: index + 1) {
      reportMemberOfValue(name, at: index)
    } else if AbsentMembers.setOnSelf.contains(name), isSign("=", at: index + 1), !isSign("=", at: index + 2) {
      reportMemberOfValue(name, at: index)
    }
  }

  /// Whether the class around is one of the module's that is no text input.
  private var isInKnownResponder: Bool {
    guard let parent = scopes.last?.parent else { return false }
    return SurfaceTypes.names.contains(parent) && !["UITextField", "UITextView"].contains(parent)
  }

  private mutating func reportType(_ name: String, _ repair: String, at index: Int) {
    findings.append(
      Finding(
        rule: .absentType, subject: name, message: "is a type that Linux lacks", repair: repair,
        offset: tokens[index].range.lowerBound, excuse: name))
  }

  private mutating func reportMember(
    _ subject: String, _ message: String, _ repair: String, excuse: String?, at offset: Int
  ) {
    findings.append(
      Finding(
        rule: .absentMember, subject: subject, message: message, repair: repair, offset: offset, excuse: excuse))
  }

  private mutating func reportMemberOfValue(_ name: String, at index: Int, holder: String? = nil) {
    guard let repair = AbsentMembers.ofValues[name] else { return }
    reportMember(name, "is a member that Linux lacks", repair, excuse: name, at: tokens[index].range.lowerBound)
    findings[findings.count - 1].holder = holder
  }

  /// The type of the value before the dot at an index, if it is a local name whose type is written.
  private func holder(dotAt index: Int) -> String? {
    var place = index - 1
    while isSign("?", at: place) || isSign("!", at: place) { place -= 1 }
    guard isName(at: place), !isSign(".", at: place - 1), let type = visible[text(at: place)]?.last, !type.isEmpty
    else {
      return nil
    }
    return type
  }

  /// Whether there is a value right before a dot: `.x` alone is a case of anybody's type, `Type.x` a member of the type.
  private func isBehindValue(dotAt index: Int) -> Bool {
    guard index > 0, tokens[index - 1].range.upperBound == tokens[index].range.lowerBound else { return false }
    let owner = tokens[index - 1]
    let first = bytes[owner.range.lowerBound]
    switch owner.kind {
    // A view of Ashlar has members that a UIView has not.
    case .name: return !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) && text(owner) != "ashlarView"
    case .sign:
      return [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "?"), UInt8(ascii: "!")]
        .contains(first)
    case .quotedName, .attribute, .directive, .string, .literal: return false
    }
  }

  /// `Type.member`, where the type has lost the member, or `value.member` of a name that is nobody else's; the rest of what
  /// follows a dot is anybody's.
  private mutating func lookAtMember(_ name: String, at index: Int) {
    let owner = text(at: index - 2)
    if ["UIKit", "Foundation", "QuartzCore", "CoreGraphics"].contains(owner) { return lookAtUse(of: name, at: index) }
    if AbsentMembers.ofValues[name] != nil, isBehindValue(dotAt: index - 1) {
      reportMemberOfValue(name, at: index, holder: holder(dotAt: index - 1))
    }
    guard let repair = AbsentMembers.ofTypes["\(owner).\(name)"], !isSign(".", at: index - 3), !isScoped(owner) else {
      return
    }
    reportMember(
      "\(owner).\(name)", "is a member that Linux lacks", repair, excuse: name,
      at: tokens[index - 2].range.lowerBound)
  }

  /// A label inside of a call tells which of several functions is called.
  private mutating func lookAtLabel(_ label: String, at index: Int) {
    if calls.last?.isTuple == true { declared.insert(label) }
    guard let call = calls.last, !call.isReported, let repair = AbsentMembers.repair(call: call.name, label: label)
    else { return }
    // Only a name asks for a nib.
    if label == "nibName", index + 2 >= tokens.count || tokens[index + 2].kind != .string { return }
    calls[calls.count - 1].isReported = true
    reportMember(
      "\(call.name)(\(label):)", "is a call that Linux lacks", repair,
      excuse: AbsentMembers.excuse(call: call.name, label: label), at: call.offset)
  }
}
