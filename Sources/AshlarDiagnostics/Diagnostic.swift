/// One thing to tell a person: what, where, and what to do about it.
public struct Diagnostic: Equatable, Sendable {
  /// How bad it is.
  public enum Severity: UInt8, Equatable, Sendable {
    /// Something cannot be done.
    case error
    /// It is done, but perhaps not as meant.
    case warning
    /// Worth knowing, nothing more.
    case note
  }

  /// A file with a line and a column, as far as they are known.
  public struct Place: Equatable, Sendable {
    /// The file as the user named it.
    public var file: String
    /// Counted from 1.
    public var line: Int?
    /// Counted from 1, in Unicode scalars.
    public var column: Int?

    /// Makes a place.
    public init(file: String, line: Int? = nil, column: Int? = nil) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// How bad it is.
  public var severity: Severity
  /// Whose fault it is, which decides the exit code of the tool.
  public var blame: Blame
  /// Where it is, or nil when it is nowhere in a file.
  public var place: Place?
  /// The path inside a document, such as `views[3].parent`; empty when there is none.
  public var path: String
  /// What is wrong, as a sentence without a capital at the start and a full stop at the end.
  public var message: String
  /// What may help, in the same form, such as `did you mean "header"?`.
  public var suggestion: String?
  /// The text at that place.
  public var excerpt: Excerpt?

  /// Makes a diagnostic; place, path, suggestion and excerpt can be set afterwards.
  public init(_ message: String, severity: Severity = .error, blame: Blame = .data, suggestion: String? = nil) {
    self.severity = severity
    self.blame = blame
    self.message = message
    self.suggestion = suggestion
    path = ""
  }
}

/// Something that can tell a person about itself: every error of every module.
public protocol Diagnosable {
  /// The words for it.
  var diagnostic: Diagnostic { get }
}
