/// Draws small systems with integer data around a hidden point at which required rows hold.
package struct RandomSystem: Sendable {
  /// What is drawn.
  package struct Shape: Sendable {
    package var variables: ClosedRange<Int>
    package var rows: ClosedRange<Int>
    /// The part of the rows that is required.
    package var required: Double
    /// The part of the required rows that ignores the hidden point and may therefore conflict.
    package var careless: Double
    /// What coefficients are picked from.
    package var coefficients: [Double] = [1, 1, 1, 1, -1, -1, -1, -1, 2, -2, 0.5, 3]
    /// The largest constant of an optional row.
    package var reach = 80
    package var weights: [Double] = [1, 1, 1, 2, 3]

    /// Coefficients and weights of very different sizes, and large constants.
    package static func rough(variables: ClosedRange<Int>, rows: ClosedRange<Int>) -> Shape {
      var shape = Shape(variables: variables, rows: rows)
      shape.coefficients = [1, -1, 10, -10, 0.1, -0.1, 0.25, 7, -0.3]
      shape.reach = 1_000_000
      shape.weights = [1, 0.001, 1000, 0.5]
      return shape
    }

    /// Rows that meet in one point only up to the rounding of decimal fractions.
    package static func decimal(variables: ClosedRange<Int>, rows: ClosedRange<Int>) -> Shape {
      var shape = Shape(variables: variables, rows: rows, required: 0.75, careless: 0.01)
      shape.coefficients = [1, -1, 0.1, -0.1, 0.3, -0.3, 0.7, 1.2]
      return shape
    }

    package init(variables: ClosedRange<Int>, rows: ClosedRange<Int>, required: Double = 0.4, careless: Double = 0.08) {
      self.variables = variables
      self.rows = rows
      self.required = required
      self.careless = careless
    }
  }

  static let priorities: [Float] = [999.5, 750, 749, 500, 250, 50, 1]

  package var generator: SplitMix64
  package let shape: Shape
  package let kinds: [SystemCase.Kind]
  /// Where the required rows meet.
  package let point: [Double]

  package init(seed: UInt64, shape: Shape) {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: shape.variables, using: &generator)
    var kinds: [SystemCase.Kind] = []
    var point: [Double] = []
    for _ in 0..<count {
      let kind: SystemCase.Kind = generator.chance(0.5) ? .size : .position
      kinds.append(kind)
      point.append(kind == .size ? generator.whole(in: 0...60) : generator.whole(in: -40...90))
    }
    self.generator = generator
    self.shape = shape
    self.kinds = kinds
    self.point = point
  }

  /// A new row: required around the hidden point, or a wish for anything.
  package mutating func row() -> SystemCase.Row {
    var terms: [SystemCase.Term] = []
    for _ in 0..<generator.pick([1, 1, 2, 2, 2, 3, 4]) {
      let variable = Int.random(in: kinds.indices, using: &generator)
      if !terms.contains(where: { $0.variable == variable }) {
        terms.append(SystemCase.Term(variable, generator.pick(shape.coefficients)))
      }
    }
    let relation = generator.pick([SystemCase.Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    if generator.chance(shape.required) {
      return SystemCase.Row(terms, relation, requiredConstant(terms, relation))
    }
    let isContent = generator.chance(0.15)
    return SystemCase.Row(
      terms, relation, generator.whole(in: -shape.reach...shape.reach),
      priority: isContent && generator.chance(0.2) ? 1000 : generator.pick(Self.priorities),
      weight: generator.pick(shape.weights), isContent: isContent)
  }

  /// A constant at which a required row holds at the hidden point, tight or with room; now and then any other.
  package mutating func requiredConstant(_ terms: [SystemCase.Term], _ relation: SystemCase.Relation) -> Double {
    if generator.chance(shape.careless) { return generator.whole(in: -90...90) }
    let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    let room = generator.chance(0.5) ? 0 : generator.whole(in: 0...40)
    switch relation {
    case .equal: return -value
    case .lessThanOrEqual: return -value - room
    case .greaterThanOrEqual: return -value + room
    }
  }

  /// Draws a whole system.
  package static func draw(seed: UInt64, shape: Shape) -> SystemCase {
    var builder = RandomSystem(seed: seed, shape: shape)
    var rows: [SystemCase.Row] = []
    for _ in 0..<Int.random(in: shape.rows, using: &builder.generator) {
      if let old = rows.last, builder.generator.chance(0.08) {
        rows.append(old)
      } else {
        rows.append(builder.row())
      }
    }
    var system = SystemCase(name: "seed \(seed)", kinds: builder.kinds, rows: rows)
    if builder.generator.chance(0.2) {
      let variable = Int.random(in: builder.kinds.indices, using: &builder.generator)
      system.fixed[variable] = builder.point[variable]
    }
    system.choice = builder.generator.pick([.newest, .newest, .oldest, .middle])
    return system
  }
}
