/// A grid of characters on which boxes are drawn; lines that meet join.
struct BoxCanvas {
  /// The arms of a line character.
  private struct Arms: OptionSet {
    let rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let down = Arms(rawValue: 2)
    static let left = Arms(rawValue: 4)
    static let right = Arms(rawValue: 8)
  }

  private enum Cell {
    case line(Arms)
    case letter(Unicode.Scalar)
  }

  private let columnCount: Int
  private let rowCount: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    columnCount = columns
    rowCount = rows
    cells = [Cell](repeating: .line([]), count: columns * rows)
  }

  /// Draws a box with a name in its upper edge, over what is there; what lies outside is cut.
  mutating func drawBox(columns: ClosedRange<Int>, rows: ClosedRange<Int>, name: String) {
    clearInside(columns, rows)
    let (left, right, top, bottom) = (columns.lowerBound, columns.upperBound, rows.lowerBound, rows.upperBound)
    for row in visible(rows, rowCount) {
      var arms: Arms = []
      if row > top { arms.insert(.up) }
      if row < bottom { arms.insert(.down) }
      add(arms, left, row)
      add(arms, right, row)
    }
    for column in visible(columns, columnCount) {
      var arms: Arms = []
      if column > left { arms.insert(.left) }
      if column < right { arms.insert(.right) }
      add(arms, column, top)
      add(arms, column, bottom)
    }
    write(name, from: left + 1, before: right, row: top)
  }

  private func visible(_ range: ClosedRange<Int>, _ count: Int) -> Range<Int> {
    let lower = max(range.lowerBound, 0)
    return lower..<max(lower, min(range.upperBound + 1, count))
  }

  private mutating func clearInside(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) {
    guard columns.count > 2, rows.count > 2 else { return }
    for row in visible((rows.lowerBound + 1)...(rows.upperBound - 1), rowCount) {
      for column in visible((columns.lowerBound + 1)...(columns.upperBound - 1), columnCount) {
        cells[row * columnCount + column] = .line([])
      }
    }
  }

  private mutating func add(_ arms: Arms, _ column: Int, _ row: Int) {
    guard (0..<columnCount).contains(column), (0..<rowCount).contains(row) else { return }
    if case .line(let present) = cells[row * columnCount + column] {
      cells[row * columnCount + column] = .line(present.union(arms))
    }
  }

  private mutating func write(_ text: String, from start: Int, before end: Int, row: Int) {
    guard (0..<rowCount).contains(row) else { return }
    var column = start
    for scalar in text.unicodeScalars {
      guard column < min(end, columnCount) else { return }
      if column >= 0 { cells[row * columnCount + column] = .letter(scalar) }
      column += 1
    }
  }

  /// The rows, each without spaces at its end.
  var text: String {
    var text = ""
    for row in 0..<rowCount {
      var line = String.UnicodeScalarView()
      for cell in cells[(row * columnCount)..<((row + 1) * columnCount)] {
        switch cell {
        case .letter(let scalar): line.append(scalar)
        case .line(let arms): line.append(Self.characters[Int(arms.rawValue)])
        }
      }
      while line.last == " " { line.removeLast() }
      text += String(line) + "\n"
    }
    return text
  }

  /// By the bits of the arms: up 1, down 2, left 4, right 8. A point without arms of its own is empty.
  private static let characters: [Unicode.Scalar] = [
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}
