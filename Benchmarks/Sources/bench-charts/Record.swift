import AshlarJSON

/// What one contender was measured to take for one workload.
struct Record {
  var contender: String
  /// The group of workloads, such as `b_cells`.
  var group: String
  /// How many cells, levels or links.
  var size: Double
  /// The numbers above 0 by their keys, such as `build_us`: a logarithm needs no others.
  var times: [String: Double]

  /// A line that is no JSON.
  struct Malformed: Error {
    var line: Int
  }

  /// Reads lines of JSON; a workload whose name ends in no number has no place in a chart and is left out.
  static func read(_ bytes: [UInt8]) throws(Malformed) -> [Record] {
    var records: [Record] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard !line.isEmpty else { continue }
      do {
        if let record = Record(try JSONReader.read([UInt8](line))) { records.append(record) }
      } catch {
        throw Malformed(line: index + 1)
      }
    }
    return records
  }

  private init?(_ value: JSONValue) {
    guard let contender = value["contender"]?.string, let workload = value["workload"]?.string,
      let mark = workload.lastIndex(of: "_"), let size = Double(workload[workload.index(after: mark)...])
    else { return nil }
    self.contender = contender
    group = String(workload[..<mark])
    self.size = size
    times = [:]
    for member in value.object ?? [] {
      if let number = member.value.number, number > 0 { times[member.key] = number }
    }
  }
}
