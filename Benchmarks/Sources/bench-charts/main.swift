import AshlarJSON
import AshlarRendering
import Foundation

// Draws the charts of the benchmarks from a file with a line of JSON for each contender and workload.
func fail(_ message: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(code)
}

guard CommandLine.arguments.count == 3 else { fail("usage: bench-charts FILE FOLDER", code: 64) }
let file = CommandLine.arguments[1]
let folder = URL(fileURLWithPath: CommandLine.arguments[2], isDirectory: true)

let records: [Record]
do {
  records = try Record.read([UInt8](Data(contentsOf: URL(fileURLWithPath: file))))
} catch let error as Record.Malformed {
  fail("bench-charts: \(file):\(error.line): this line is no JSON", code: 65)
} catch {
  fail("bench-charts: \(file): \(error.localizedDescription)", code: 66)
}
do {
  for chart in Chart.all(of: records) {
    guard let view = ChartView(chart) else {
      fail("bench-charts: \(file): nothing in it is for \(chart.name)", code: 65)
    }
    let text = SVGPainter.document(of: view.picture())
    try Data(text.utf8).write(to: folder.appendingPathComponent("\(chart.name).svg"))
  }
} catch {
  fail("bench-charts: \(error.localizedDescription)", code: 73)
}
