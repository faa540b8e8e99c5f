/// The tokens of a file that Linux compiles: those in branches of `#if` that are certainly left out there are gone, and
/// so are the conditions.
struct CompiledTokens {
  /// In the order of the file.
  private(set) var tokens: [SwiftToken] = []

  private let bytes: [UInt8]
  private var branches: [Branch] = []

  /// An `#if` that is open.
  private struct Branch {
    /// Whether its present part is compiled.
    var isCompiled: Bool
    /// Whether another part may still be.
    var isOpen: Bool
    /// Whether what is around it is compiled.
    let outer: Bool
  }

  /// Leaves out what Linux does not compile.
  init(_ all: [SwiftToken], of bytes: [UInt8]) {
    self.bytes = bytes
    var index = 0
    while index < all.count {
      let token = all[index]
      index += 1
      guard token.kind == .directive else {
        if isCompiled { tokens.append(token) }
        continue
      }
      switch text(token) {
      case "#if": begin(Self.condition(all, &index, bytes))
      case "#elseif": goOn(Self.condition(all, &index, bytes))
      case "#else": goOn(.yes)
      case "#endif": if branches.popLast() == nil { continue }
      default: if isCompiled { tokens.append(token) }
      }
    }
  }

  private var isCompiled: Bool { branches.last?.isCompiled ?? true }

  private func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  private mutating func begin(_ truth: Truth) {
    let outer = isCompiled
    branches.append(Branch(isCompiled: outer && truth != .no, isOpen: truth != .yes, outer: outer))
  }

  private mutating func goOn(_ truth: Truth) {
    guard let branch = branches.popLast() else { return }
    branches.append(
      Branch(
        isCompiled: branch.outer && branch.isOpen && truth != .no, isOpen: branch.isOpen && truth != .yes,
        outer: branch.outer))
  }

  /// The words up to the end of the line; it goes on where an operator stands at its end or at the next beginning.
  private static func condition(_ all: [SwiftToken], _ index: inout Int, _ bytes: [UInt8]) -> Truth {
    var words: [String] = []
    while index < all.count {
      let token = all[index]
      let word = String(decoding: bytes[token.range], as: UTF8.self)
      if token.startsLine, !["&", "|"].contains(word), !["&", "|", "!", "("].contains(words.last ?? "") { break }
      if ![.name, .literal, .sign].contains(token.kind) { break }
      words.append(word)
      index += 1
    }
    return CompilationCondition.truth(of: words)
  }
}
