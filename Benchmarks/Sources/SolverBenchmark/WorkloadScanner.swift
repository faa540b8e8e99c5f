/// Takes the words of a workload file one after the other.
struct WorkloadScanner {
  let path: String
  private let bytes: [UInt8]
  private var position = 0
  private(set) var line = 1

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The next word; empty at the end of the file.
  mutating func word() -> String {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    let start = position
    while position < bytes.count, bytes[position] > UInt8(ascii: " ") { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func expect(_ tag: String) throws(WorkloadError) {
    let found = word()
    guard found == tag else { throw unexpected(found, expected: "'\(tag)'") }
  }

  mutating func count() throws(WorkloadError) -> Int {
    let found = word()
    guard let value = Int(found), value >= 0 else { throw unexpected(found, expected: "a number of things") }
    return value
  }

  mutating func number() throws(WorkloadError) -> Double {
    let found = word()
    guard let value = Double(found), value.isFinite else { throw unexpected(found, expected: "a number") }
    return value
  }

  /// The numbers up to a tag, which is taken, too.
  mutating func numbers(upTo tag: String) throws(WorkloadError) -> [Double] {
    var numbers: [Double] = []
    while true {
      let found = word()
      if found == tag { return numbers }
      guard let value = Double(found) else { throw unexpected(found, expected: "a number or '\(tag)'") }
      numbers.append(value)
    }
  }

  func unexpected(_ found: String, expected: String) -> WorkloadError {
    .unexpected(path: path, line: line, found: found, expected: expected)
  }
}
