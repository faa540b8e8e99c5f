import Testing

/// Expects that a program ended with a message, and that the message names the file of the mistake and a line in it.
func expectMessage(
  _ result: ExitTest.Result?, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(error.contains(message), "\(error)", sourceLocation: sourceLocation)
  #expect(error.contains("\(sourceLocation.fileID):"), "\(error)", sourceLocation: sourceLocation)
}
