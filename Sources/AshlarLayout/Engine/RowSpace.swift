/// Linear rows brought into echelon form, each with the rows of the input that it is a combination of.
///
/// With it one asks which rows a variable's value follows from: those whose combination leaves the variable alone.
struct RowSpace {
  /// A sparse vector, sorted by index, without zeros.
  struct Vector {
    var entries: [(index: Int, value: Double)] = []
  }

  private struct Row {
    /// The first entry is the pivot, and 1.
    var terms: Vector
    var sources: Vector
  }

  private var rows: [Int: Row] = [:]

  /// Adds a row; one that follows from those before it adds nothing.
  ///
  /// - Parameter source: the number under which ``sources(of:)`` names it.
  mutating func insert(_ terms: Vector, source: Int) {
    var row = Row(terms: terms, sources: Vector(entries: [(source, 1)]))
    reduce(&row)
    guard let pivot = row.terms.entries.first else { return }
    row.terms.scale(by: 1 / pivot.value)
    row.sources.scale(by: 1 / pivot.value)
    rows[pivot.index] = row
  }

  /// The rows of the input that the variable's value follows from, or that it hangs on as far as it follows from any.
  func sources(of variable: Int) -> [Int] {
    var row = Row(terms: Vector(entries: [(variable, 1)]), sources: Vector())
    reduce(&row)
    return row.sources.entries.map { $0.index }
  }

  /// Takes out every pivot; a pivot row has no entries before its pivot, so one walk to the right suffices.
  private func reduce(_ row: inout Row) {
    var place = 0
    while place < row.terms.entries.count {
      let (index, value) = row.terms.entries[place]
      if let other = rows[index] {
        row.terms.add(other.terms, times: -value, without: index)
        row.sources.add(other.sources, times: -value)
      } else {
        place += 1
      }
    }
  }
}

extension RowSpace.Vector {
  /// What is smaller is taken for a rounding error; layouts have coefficients near 1.
  private static let negligible = 1e-9

  init(sumOf terms: [(index: Int, value: Double)]) {
    for term in terms.sorted(by: { $0.index < $1.index }) {
      if let last = entries.last, last.index == term.index {
        entries[entries.count - 1].value += term.value
      } else {
        entries.append(term)
      }
    }
    entries.removeAll { $0.value.magnitude <= Self.negligible }
  }

  mutating func scale(by factor: Double) {
    for place in entries.indices { entries[place].value *= factor }
  }

  /// - Parameter index: an entry that is known to vanish, whatever rounding does.
  mutating func add(_ other: Self, times factor: Double, without index: Int? = nil) {
    var sum: [(index: Int, value: Double)] = []
    sum.reserveCapacity(entries.count + other.entries.count)
    var (left, right) = (0, 0)
    while left < entries.count || right < other.entries.count {
      let leftIndex = left < entries.count ? entries[left].index : Int.max
      let rightIndex = right < other.entries.count ? other.entries[right].index : Int.max
      let next = min(leftIndex, rightIndex)
      var value = 0.0
      if leftIndex == next {
        value += entries[left].value
        left += 1
      }
      if rightIndex == next {
        value += other.entries[right].value * factor
        right += 1
      }
      if next != index, value.magnitude > Self.negligible { sum.append((next, value)) }
    }
    entries = sum
  }
}
