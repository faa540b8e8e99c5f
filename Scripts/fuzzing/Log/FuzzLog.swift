import AshlarDiagnostics

/// Reads any bytes as a log, in one piece and in two, and explains what is found.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var whole = LogReader()
  let reports = whole.read(bytes) + whole.finish()
  var halves = LogReader()
  let again = halves.read(Array(bytes[..<(count / 2)])) + halves.read(Array(bytes[(count / 2)...])) + halves.finish()
  precondition(reports == again, "a log is read differently in two pieces")
  for report in reports where report.constraints.count <= 40 {
    let explanation = Explanation(report)
    _ = ConflictSketch(explanation)
    _ = report.signature
    for line in report.unreadable { _ = line.excerpt.lines() }
  }
  return 0
}
