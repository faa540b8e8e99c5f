import AshlarLayout

/// Stops the program where the original raises an exception, with the place in the user's code.
func fail(_ message: String, _ site: CallSite) -> Never {
  fatalError(message, file: site.fileID, line: UInt(site.line))
}
