/// Who made a constraint, as conflicts tell apart.
package enum ConstraintOrigin: UInt8 {
  /// The user.
  case user
  /// The toolkit, for what the user asked of it: stacks, guides, margins.
  case toolkit
  /// The toolkit, for the frame of a view that is placed by frame and autoresizing mask.
  case autoresizing
  /// The toolkit, for a size that comes from outside: a cell's, one being measured, a hidden view's.
  case imposed
}

extension LayoutConstraint {
  /// Who made the constraint; the toolkit's constraints bear Apple's identifiers.
  package var origin: ConstraintOrigin {
    guard isSystem else { return .user }
    guard let identifier else { return .toolkit }
    if identifier.hasPrefix("h=") || identifier.hasPrefix("v=") { return .autoresizing }
    if LayoutConstraint.imposedWords.contains(where: identifier.hasWord) { return .imposed }
    return .toolkit
  }

  /// Parts of the identifiers of sizes that come from outside.
  private static let imposedWords = ["Encapsulated-Layout", "_UITemporaryLayout", "fittingSize", "UISV-hiding"]
}

extension String {
  /// Whether the text stands anywhere in the string.
  fileprivate func hasWord(_ word: String) -> Bool {
    var rest = utf8[...]
    while rest.count >= word.utf8.count {
      if rest.starts(with: word.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
