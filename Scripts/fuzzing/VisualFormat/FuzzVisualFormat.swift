import AshlarDiagnostics
import AshlarLayout

/// Parses any text as a visual format about two views.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzVisualFormat(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let format = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do throws(VisualFormatError) {
    let parsed = try VisualFormatParser.parse(format, views: ["a": "a", "b": "b"], metrics: ["m": 8])
    _ = try parsed.constraints(style: VisualFormatStyle(), superview: { _ in "root" })
  } catch {
    _ = DiagnosticRenderer.lines(error.diagnostic(format: format))
  }
  return 0
}
