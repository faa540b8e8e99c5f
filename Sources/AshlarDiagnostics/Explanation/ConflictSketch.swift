import AshlarLayout

/// Where the items of a conflict lie along its axis once one constraint has given way, for drawings.
public struct ConflictSketch: Equatable, Sendable {
  /// An item from where it begins to where it ends, in points.
  public struct Bar: Equatable, Sendable {
    /// What it is called.
    public var name: String
    /// Where it begins.
    public var start: Double
    /// Where it ends.
    public var end: Double
    /// How many constraints lie between it and the outermost item.
    public var depth: Int
  }

  /// A constraint as a length.
  public struct Arrow: Equatable, Sendable {
    /// The index in the list.
    public var constraint: Int
    /// The length that is asked for, such as `≥ 16`.
    public var label: String
    /// Where it begins.
    public var start: Double
    /// Where it ends.
    public var end: Double
    /// Whether it is the one that has given way.
    public var isBroken: Bool
  }

  /// The axis.
  public var axis: Axis
  /// Outer items first.
  public var bars: [Bar] = []
  /// In the order of the list.
  public var arrows: [Arrow] = []
  /// What the broken constraint asks for and gets, such as `needs 200, gets 84`.
  public var verdict = ""

  /// What an item is drawn with that may be of any length, in points.
  private static let usualLength = 40.0

  /// - Returns: `nil` without a conflict, or if no length can be drawn.
  public init?(_ explanation: Explanation) {
    guard !explanation.minimal.isEmpty else { return nil }
    let report = explanation.report
    let system = LoggedSystem(report)
    let anatomy = ReportAnatomy(report)
    let victim =
      report.broken.flatMap { explanation.minimal.contains($0) ? $0 : nil }
      ?? explanation.guesses.map({ $0.constraint }).first { explanation.minimal.contains($0) } ?? explanation.minimal[0]
    guard let axis = report.constraints[victim].statement.axis else { return nil }
    self.axis = axis
    let rest = explanation.minimal.filter { $0 != victim }
    let assumption: LoggedSystem.Assumption = explanation.verdict == .likelyConflict ? .usualValues : .nothing
    var items: [Int] = []
    for member in explanation.minimal {
      for place in report.constraints[member].statement.places where !items.contains(place.item) {
        items.append(place.item)
      }
    }
    var wishes = [system.rows[victim]]
    for item in items {
      guard let size = system.variable(axis == .horizontal ? .width(item) : .height(item)) else { continue }
      wishes.append(
        LinearRow(terms: [LinearRow.Product(variable: size, factor: 1)], constant: -Self.usualLength))
    }
    let values = system.values(of: rest, wishing: wishes, assuming: assumption)
    let frames = Frames(system: system, values: values, axis: axis)
    let names = ItemNaming(report)
    for item in items.sorted(by: { anatomy.distances[$0] < anatomy.distances[$1] }) {
      let (start, length) = (frames.start(of: item), frames.length(of: item) ?? Self.usualLength)
      bars.append(
        Bar(
          name: names.words[item].withoutQuotes, start: start, end: start + length, depth: anatomy.distances[item]))
    }
    for member in explanation.minimal {
      guard let arrow = frames.arrow(of: member, isBroken: member == victim) else { continue }
      arrows.append(arrow)
    }
    verdict = frames.verdict(of: victim)
    guard bars.contains(where: { $0.end > $0.start }) || arrows.contains(where: { $0.end > $0.start }) else {
      return nil
    }
  }

  /// Reads places out of the values of a system.
  private struct Frames {
    let system: LoggedSystem
    let values: [Double]
    let axis: Axis

    func start(of item: Int) -> Double { value(axis == .horizontal ? .x(item) : .y(item)) ?? 0 }

    func length(of item: Int) -> Double? { value(axis == .horizontal ? .width(item) : .height(item)) }

    private func value(_ quantity: LoggedSystem.Quantity) -> Double? {
      guard let variable = system.variable(quantity), variable < values.count else { return nil }
      return values[variable].isFinite ? values[variable] : nil
    }

    func arrow(of member: Int, isBroken: Bool) -> Arrow? {
      let statement = system.report.constraints[member].statement
      guard statement.axis == axis, statement.first.start == nil, statement.second?.start == nil,
        let attribute = statement.first.place.attribute.layoutAttribute
      else { return nil }
      let item = statement.first.place.item
      let ends: (Double, Double)
      if attribute.isSize {
        ends = (start(of: item), start(of: item) + (length(of: item) ?? 0))
      } else if let second = statement.second, let other = second.place.attribute.layoutAttribute {
        ends = (place(second.place.item, other), place(item, attribute))
      } else {
        return nil
      }
      guard isBroken || (ends.1 - ends.0).magnitude > 0.01 else { return nil }
      return Arrow(
        constraint: member, label: isBroken ? verdict(of: member) : label(statement), start: min(ends.0, ends.1),
        end: max(ends.0, ends.1), isBroken: isBroken)
    }

    private func place(_ item: Int, _ attribute: LayoutAttribute) -> Double {
      start(of: item) + attribute.share * (length(of: item) ?? 0)
    }

    private func label(_ statement: ReportedStatement) -> String {
      let sign: String
      switch statement.relation {
      case .equal: sign = ""
      case .lessThanOrEqual: sign = "≤ "
      case .greaterThanOrEqual: sign = "≥ "
      }
      if statement.notANumber != .none { return sign + "nan" }
      let constant = ConstraintWords.number(statement.constant.magnitude)
      if statement.second == nil || statement.first.place.attribute.layoutAttribute?.isSize != true {
        return sign + constant
      }
      var text = sign
      if statement.multiplier != 1 { text += "× " + ConstraintWords.number(statement.multiplier) }
      if statement.constant != 0 { text += (statement.constant < 0 ? " − " : " + ") + constant }
      return text.isEmpty ? "same" : text
    }

    /// What is asked for and what comes out.
    func verdict(of member: Int) -> String {
      let row = system.rows[member]
      let miss = row.violation(at: values)
      let statement = system.report.constraints[member].statement
      if statement.hasUnusableNumber { return "needs \(label(statement))" }
      guard statement.second == nil || statement.multiplier == 1 else {
        return "misses by \(ConstraintWords.number(miss))"
      }
      let sign = statement.constant < 0 ? -1.0 : 1
      let actual = ConstraintWords.number(sign * (row.value(at: values) - row.constant))
      let isFlush = statement.second != nil && statement.constant == 0
      if isFlush { return "needs 0, gets \(actual)" }
      return "needs \(label(statement)), gets \(actual)"
    }
  }
}

extension String {
  /// Without the marks around a name.
  fileprivate var withoutQuotes: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars where scalar != "`" { text.append(scalar) }
    return String(text)
  }
}
