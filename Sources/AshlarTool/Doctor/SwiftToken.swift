/// A piece of Swift source, as far as finding names needs it.
struct SwiftToken: Equatable {
  /// What it is.
  enum Kind: UInt8, Equatable {
    /// A name or a keyword.
    case name
    /// A name between backticks, which is no keyword.
    case quotedName
    /// `@objc`.
    case attribute
    /// `#if`, `#selector`.
    case directive
    /// The beginning of a string; tokens of its interpolations follow, each between parentheses.
    case string
    /// A number, or a regular expression: nothing to find in it.
    case literal
    /// A single other byte.
    case sign
  }

  /// What it is.
  var kind: Kind
  /// Its bytes, without backticks.
  var range: Range<Int>
  /// Whether only blanks and comments stand before it on its line.
  var startsLine: Bool
}
