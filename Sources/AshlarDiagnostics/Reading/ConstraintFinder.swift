/// Finds where a constraint in running text ends, and reads it.
enum ConstraintFinder {
  /// What stands at a place.
  enum Outcome {
    /// A constraint that ends before `end`.
    case constraint(ReportedConstraint, mentions: [ItemText], superviews: [(child: Int, parent: Int)], end: Int)
    /// Nothing that can be read.
    case failure(ConstraintTextError)
    /// The text ends before the constraint does.
    case unfinished
  }

  /// Nothing that is printed is longer, in bytes.
  static let longest = 4096
  /// How often the constraint may seem to end before it does.
  private static let mostEnds = 6

  /// Reads a constraint whose class begins at `start`.
  static func read(_ bytes: [UInt8], from start: Int, isBracketed: Bool) -> Outcome {
    guard isBracketed else { return readBare(bytes, from: start) }
    let limit = min(bytes.count, start + longest)
    var deepest: ConstraintTextError?
    var ends = 0
    var place = start
    while place < limit, ends < mostEnds {
      guard bytes[place] == UInt8(ascii: ">"), isEnd(bytes, place) else {
        place += 1
        continue
      }
      ends += 1
      var reader = ConstraintTextReader(bytes, start..<place)
      do throws(ConstraintTextError) {
        var constraint = try reader.read()
        constraint.text = "<" + Bytes.text(bytes, start..<place) + ">"
        return .constraint(constraint, mentions: reader.mentions, superviews: reader.superviews, end: place + 1)
      } catch {
        if ends == 1, error.expected == .body, let outcome = readBehind(bytes, from: start, to: place) {
          return outcome
        }
        if error.offset > deepest?.offset ?? -1 { deepest = error }
      }
      place += 1
    }
    if let deepest { return .failure(deepest) }
    return limit < bytes.count ? .failure(ConstraintTextError(offset: limit, expected: .closing)) : .unfinished
  }

  /// Descriptions of some apps close the bracket behind the address, and names follow: `<C: 0x1> H:[A:0x2(8)] (a, b)`.
  private static func readBehind(_ bytes: [UInt8], from start: Int, to place: Int) -> Outcome? {
    let limit = min(bytes.count, start + longest)
    var end = place + 1
    while end < limit, bytes[end] != 0x0A, bytes[end] != UInt8(ascii: "\"") { end += 1 }
    let rest = Bytes.trimmed(bytes, place + 1..<end)
    guard !rest.isEmpty, bytes[place + 1].isBlank else { return nil }
    let text = Array(bytes[start..<place]) + [0x20] + bytes[rest]
    var reader = ConstraintTextReader(text, 0..<text.count)
    guard var constraint = try? reader.read() else { return nil }
    constraint.text = "<" + Bytes.text(bytes, start..<rest.upperBound)
    return .constraint(constraint, mentions: reader.mentions, superviews: reader.superviews, end: rest.upperBound)
  }

  /// A bracket closes a constraint unless it belongs to `>=`, or to a text that goes on.
  private static func isEnd(_ bytes: [UInt8], _ place: Int) -> Bool {
    let next = place + 1
    guard next < bytes.count else { return true }
    switch bytes[next] {
    case UInt8(ascii: "="): return false
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "\""),
      UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: "\\"):
      return true
    default: return bytes[next].isBlank || bytes[next] >= 0x80
    }
  }

  private static func readBare(_ bytes: [UInt8], from start: Int) -> Outcome {
    var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    end = min(end, start + longest)
    while end > start, bytes[end - 1].isBlank || bytes[end - 1] == UInt8(ascii: ",") || bytes[end - 1] == 0x22 {
      end -= 1
    }
    if end > start, bytes[end - 1] == UInt8(ascii: ">"), bytes[start..<end].contains(UInt8(ascii: "<")) == false {
      end -= 1
    }
    var reader = ConstraintTextReader(bytes, start..<end)
    do throws(ConstraintTextError) {
      var constraint = try reader.read()
      constraint.text = "<" + Bytes.text(bytes, start..<end) + ">"
      return .constraint(constraint, mentions: reader.mentions, superviews: reader.superviews, end: end)
    } catch {
      return .failure(error)
    }
  }
}
