/// Makes lines of text of diagnostics.
public enum DiagnosticRenderer {
  /// The line `file:line:column: path: message (suggestion)`, leaving out what is not known, and the excerpt below it.
  ///
  /// Errors carry no word for their severity, warnings and notes do.
  public static func lines(_ diagnostic: Diagnostic) -> [String] {
    [headline(diagnostic)] + (diagnostic.excerpt?.lines() ?? [])
  }

  /// The first of the lines.
  public static func headline(_ diagnostic: Diagnostic) -> String {
    var text = ""
    if let place = diagnostic.place {
      text += Words.plain(place.file)
      if let line = place.line {
        text += ":\(line)"
        if let column = place.column { text += ":\(column)" }
      }
      text += ": "
    }
    switch diagnostic.severity {
    case .error: break
    case .warning: text += "warning: "
    case .note: text += "note: "
    }
    if !diagnostic.path.isEmpty { text += diagnostic.path + ": " }
    text += diagnostic.message
    if let suggestion = diagnostic.suggestion { text += " (\(suggestion))" }
    return text
  }
}
