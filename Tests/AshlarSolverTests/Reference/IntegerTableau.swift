/// A dense simplex tableau over the integers; exact, slow, and as plain as it can be.
///
/// Row r says `scale * basic + sum of coefficients * columns = constant` with scale > 0 and constant >= 0. Every column
/// is at least 0, nonbasic ones are 0, and a dead column is 0 for good. Bland's rule always, so it ends.
struct IntegerTableau {
  struct Row {
    var basic: Int
    var scale: Int
    var coefficients: [Int]
    var constant: Int
  }

  /// A linear expression times a positive scale, over nonbasic columns.
  struct Expression {
    var scale: Int
    var coefficients: [Int]
    var constant: Int
  }

  private let width: Int
  private(set) var columnCount = 0
  private(set) var rows: [Row] = []
  /// The row in which a column is basic, or -1.
  private var home: [Int]
  private var isDead: [Bool]

  /// A tableau without rows that can hold up to `width` columns.
  init(width: Int) {
    self.width = width
    home = Array(repeating: -1, count: width)
    isDead = Array(repeating: false, count: width)
  }

  mutating func makeColumn() -> Int {
    columnCount += 1
    return columnCount - 1
  }

  func value(of column: Int) -> Rational {
    home[column] < 0 ? Rational(0, over: 1) : Rational(rows[home[column]].constant, over: rows[home[column]].scale)
  }

  /// Writes an expression with nonbasic columns only.
  func reduced(_ terms: [(column: Int, coefficient: Rational)], _ constant: Rational) throws(ReferenceOverflow)
    -> Expression
  {
    var scale = constant.denominator
    for term in terms {
      let common = greatestCommonDivisor(scale, term.coefficient.denominator)
      scale = try product(scale / common, term.coefficient.denominator)
    }
    var out = Expression(
      scale: scale, coefficients: Array(repeating: 0, count: width),
      constant: try product(constant.numerator, scale / constant.denominator))
    for term in terms where !isDead[term.column] {
      let coefficient = try product(term.coefficient.numerator, scale / term.coefficient.denominator)
      out.coefficients[term.column] = try difference(out.coefficients[term.column], -coefficient)
    }
    for row in rows where out.coefficients[row.basic] != 0 {
      let factor = out.coefficients[row.basic]
      out.coefficients[row.basic] = 0
      let common = greatestCommonDivisor(factor, row.scale)
      try out.combine(row, stretch: row.scale / common, factor: factor / common)
    }
    return out
  }

  /// Adds `expression + under - over = 0`, which every point satisfies.
  mutating func addWish(_ terms: [(column: Int, coefficient: Rational)], _ constant: Rational)
    throws(ReferenceOverflow) -> (over: Int, under: Int)
  {
    let (over, under) = (makeColumn(), makeColumn())
    var expression = try reduced(terms, constant)
    if expression.constant >= 0 {
      expression.negate()
      expression.coefficients[under] = -expression.scale
      append(over, expression, constant: -expression.constant)
    } else {
      expression.coefficients[over] = -expression.scale
      append(under, expression, constant: -expression.constant)
    }
    return (over, under)
  }

  /// Adds a row that must hold; false when it cannot, and then the tableau is of no more use.
  mutating func addRequired(
    _ terms: [(column: Int, coefficient: Rational)], _ constant: Rational, slackSign: Int
  ) throws(ReferenceOverflow) -> (fits: Bool, slack: Int?) {
    var expression = try reduced(terms, constant)
    var slack: Int?
    if slackSign != 0 {
      let column = makeColumn()
      slack = column
      expression.coefficients[column] = slackSign * expression.scale
    }
    if expression.constant > 0 { expression.negate() }
    let artificial = makeColumn()
    append(artificial, expression, constant: -expression.constant)
    _ = try minimise([(artificial, Rational(1, over: 1))], freezing: false)
    if home[artificial] >= 0 {
      let index = home[artificial]
      if rows[index].constant != 0 { return (false, slack) }
      if let entering = (0..<columnCount).first(where: { rows[index].coefficients[$0] != 0 }) {
        try pivot(index, entering)
      } else {
        drop(index)
      }
    }
    kill(artificial)
    return (true, slack)
  }

  /// Minimises a sum over columns; false when it has no minimum. Freezing leaves only the points that are optimal.
  mutating func minimise(_ cost: [(column: Int, coefficient: Rational)], freezing: Bool) throws(ReferenceOverflow)
    -> Bool
  {
    var objective = try reduced(cost, Rational(0, over: 1))
    while let entering = (0..<columnCount).first(where: { objective.coefficients[$0] < 0 }) {
      guard let leaving = try leavingRow(entering) else { return false }
      try pivot(leaving, entering)
      let factor = objective.coefficients[entering]
      objective.coefficients[entering] = 0
      let common = greatestCommonDivisor(factor, rows[leaving].scale)
      try objective.combine(rows[leaving], stretch: rows[leaving].scale / common, factor: factor / common)
      objective.constant = 0
    }
    if freezing {
      for column in 0..<columnCount where objective.coefficients[column] > 0 { kill(column) }
    }
    return true
  }

  private func leavingRow(_ entering: Int) throws(ReferenceOverflow) -> Int? {
    var best: Int?
    for index in rows.indices where rows[index].coefficients[entering] > 0 {
      guard let leader = best else {
        best = index
        continue
      }
      let mine = try product(rows[index].constant, rows[leader].coefficients[entering])
      let other = try product(rows[leader].constant, rows[index].coefficients[entering])
      if mine < other || (mine == other && rows[index].basic < rows[leader].basic) { best = index }
    }
    return best
  }

  private mutating func append(_ basic: Int, _ expression: Expression, constant: Int) {
    home[basic] = rows.count
    var row = Row(
      basic: basic, scale: expression.scale, coefficients: expression.coefficients, constant: constant)
    row.shorten()
    rows.append(row)
  }

  private mutating func drop(_ index: Int) {
    home[rows[index].basic] = -1
    let last = rows.removeLast()
    if index < rows.count {
      rows[index] = last
      home[last.basic] = index
    }
  }

  private mutating func kill(_ column: Int) {
    isDead[column] = true
    for index in rows.indices { rows[index].coefficients[column] = 0 }
  }

  private mutating func pivot(_ index: Int, _ entering: Int) throws(ReferenceOverflow) {
    var row = rows[index]
    let lead = row.coefficients[entering]
    row.coefficients[entering] = 0
    row.coefficients[row.basic] = row.scale
    home[row.basic] = -1
    home[entering] = index
    row.basic = entering
    row.scale = abs(lead)
    if lead < 0 {
      row.constant = -row.constant
      for column in 0..<columnCount { row.coefficients[column] = -row.coefficients[column] }
    }
    rows[index] = row
    for other in rows.indices where other != index && rows[other].coefficients[entering] != 0 {
      let factor = rows[other].coefficients[entering]
      rows[other].coefficients[entering] = 0
      let common = greatestCommonDivisor(factor, row.scale)
      try rows[other].combine(row, stretch: row.scale / common, factor: factor / common)
      rows[other].shorten()
    }
  }
}

extension IntegerTableau.Row {
  /// Multiplies by `stretch` and subtracts `factor` times the other row.
  mutating func combine(_ other: Self, stretch: Int, factor: Int) throws(ReferenceOverflow) {
    scale = try product(scale, stretch)
    constant = try difference(try product(constant, stretch), try product(factor, other.constant))
    for column in coefficients.indices where coefficients[column] != 0 || other.coefficients[column] != 0 {
      coefficients[column] = try difference(
        try product(coefficients[column], stretch), try product(factor, other.coefficients[column]))
    }
  }

  /// Divides by the greatest common divisor.
  mutating func shorten() {
    var common = greatestCommonDivisor(scale, constant)
    for value in coefficients where value != 0 && common != 1 { common = greatestCommonDivisor(common, value) }
    if common == 1 { return }
    scale /= common
    constant /= common
    for column in coefficients.indices { coefficients[column] /= common }
  }
}

extension IntegerTableau.Expression {
  /// Multiplies by `stretch` and replaces the basic column of a row, whose coefficient was `factor`, by the row.
  mutating func combine(_ row: IntegerTableau.Row, stretch: Int, factor: Int) throws(ReferenceOverflow) {
    scale = try product(scale, stretch)
    constant = try difference(try product(constant, stretch), -(try product(factor, row.constant)))
    for column in coefficients.indices where coefficients[column] != 0 || row.coefficients[column] != 0 {
      coefficients[column] = try difference(
        try product(coefficients[column], stretch), try product(factor, row.coefficients[column]))
    }
  }

  mutating func negate() {
    constant = -constant
    for column in coefficients.indices { coefficients[column] = -coefficients[column] }
  }
}
