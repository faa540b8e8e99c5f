import AshlarLayout
import AshlarSolver

/// The constraints of a report as a linear system.
///
/// Four variables an item, in one plane; logs are read from left to right unless they say otherwise. What a log does not
/// show (a margin, the baseline of a text, a private variable, the content of a scroll view) is a variable of its own.
struct LoggedSystem {
  /// What a variable stands for.
  enum Quantity: Equatable, Hashable {
    case x(Int)
    case y(Int)
    case width(Int)
    case height(Int)
    /// Where the content of a scroll view begins and how large it is; unknown to the log.
    case contentX(Int)
    case contentY(Int)
    case contentWidth(Int)
    case contentHeight(Int)
    /// The distance of a margin from its edge, by the raw value of the attribute.
    case margin(Int, Int)
    /// The distance of a baseline from the edge that it is measured from, by the raw value of the attribute.
    case baseline(Int, Int)
    /// A variable that has a name, of an item.
    case named(Int, String)
    /// What the log calls `(null)`, or does not tell apart from others, in one constraint; numbered there.
    case unnamed(constraint: Int, number: Int)

    /// Whether it can be no less than 0 by itself.
    var isSize: Bool {
      switch self {
      case .width, .height, .contentWidth, .contentHeight: true
      default: false
      }
    }

    /// Whether the log says nothing about its value.
    var isHidden: Bool {
      switch self {
      case .margin, .baseline, .named, .unnamed: true
      default: false
      }
    }
  }

  /// What is assumed of what a log hides.
  enum Assumption: UInt8 {
    /// Nothing at all.
    case nothing
    /// Margins are from 0 to 64 points, baselines inside of their items, private sizes never negative.
    case usualValues
  }

  /// The largest margin that is taken for usual, in points.
  static let largestMargin = 64.0

  let report: ConstraintReport
  private(set) var quantities: [Quantity] = []
  private(set) var rows: [LinearRow] = []
  private var indices: [Quantity: Int] = [:]
  /// How many places without a name the constraint has that is being read.
  private var unnamedCount = 0

  init(_ report: ConstraintReport) {
    self.report = report
    for index in report.constraints.indices { rows.append(row(of: report.constraints[index], index)) }
  }

  /// Whether a constraint has to hold; conflicts are between those only.
  func isRequired(_ index: Int) -> Bool {
    let constraint = report.constraints[index]
    return (constraint.priority ?? 1000) >= 1000 && constraint.isActive != false
  }

  /// Whether no lengths can fulfil a constraint because of the number that stands in it.
  func isImpossible(_ index: Int) -> Bool {
    report.constraints[index].statement.unusableConstant != nil && rows[index].violation(at: []) > 0
      || report.constraints[index].statement.unusableMultiplier == .notANumber
  }

  /// Whether anything hidden is in a row.
  func isHidden(_ index: Int) -> Bool { rows[index].terms.contains { quantities[$0.variable].isHidden } }

  /// The variable of a quantity that the rows mention.
  func variable(_ quantity: Quantity) -> Int? { indices[quantity] }

  /// The system with another relation in one row.
  func replacingRelation(of index: Int, with relation: LayoutRelation) -> LoggedSystem {
    var changed = self
    changed.rows[index].relation = relation
    return changed
  }

  // MARK: Rows

  private mutating func row(of constraint: ReportedConstraint, _ index: Int) -> LinearRow {
    let statement = constraint.statement
    if let row = statement.rowOfUnusableNumber { return row }
    var row = LinearRow()
    unnamedCount = 0
    row.relation = statement.relation
    if statement.unusableMultiplier != nil, let second = statement.second {
      // Divided by the multiplier, nothing else is left.
      add(second, statement.multiplier > 0 ? -1 : 1, in: statement, index, to: &row)
      return row
    }
    add(statement.first, 1, in: statement, index, to: &row)
    if let second = statement.second { add(second, -statement.multiplier, in: statement, index, to: &row) }
    row.constant = -constant(of: statement)
    // A rounded multiplier matters in proportion to what it multiplies, which is hardly more than a screen.
    row.tolerance = statement.constantError + statement.multiplierError * 2000
    return row
  }

  private mutating func add(
    _ operand: ReportedOperand, _ factor: Double, in statement: ReportedStatement, _ index: Int,
    to row: inout LinearRow
  ) {
    add(operand.place, factor, in: statement, index, to: &row)
    if let start = operand.start { add(start, -factor, in: statement, index, to: &row) }
  }

  private mutating func add(
    _ place: ReportedPlace, _ factor: Double, in statement: ReportedStatement, _ index: Int, to row: inout LinearRow
  ) {
    let item = place.item
    guard let attribute = place.attribute.layoutAttribute else {
      if case .variable(let name) = place.attribute {
        row.add(variable(for: .named(item, name)), factor)
      } else {
        row.add(variable(for: .unnamed(constraint: index, number: unnamedCount)), factor)
        unnamedCount += 1
      }
      return
    }
    let isContent = isContentEdge(place, in: statement)
    let horizontal = attribute.axis == .horizontal
    let size = isContent ? contentSize(item, horizontal) : horizontal ? Quantity.width(item) : .height(item)
    if attribute.isSize { return row.add(variable(for: size), factor) }
    let origin = isContent ? contentOrigin(item, horizontal) : horizontal ? Quantity.x(item) : .y(item)
    row.add(variable(for: origin), factor)
    let share = attribute.share
    if share != 0 { row.add(variable(for: size), factor * share) }
    addHidden(attribute, of: item, factor, to: &row)
  }

  private func contentSize(_ item: Int, _ horizontal: Bool) -> Quantity {
    horizontal ? .contentWidth(item) : .contentHeight(item)
  }

  private func contentOrigin(_ item: Int, _ horizontal: Bool) -> Quantity {
    horizontal ? .contentX(item) : .contentY(item)
  }

  private mutating func addHidden(
    _ attribute: LayoutAttribute, of item: Int, _ factor: Double, to row: inout LinearRow
  ) {
    switch attribute {
    case .leftMargin, .leadingMargin: row.add(margin(item, .leftMargin), factor)
    case .topMargin: row.add(margin(item, .topMargin), factor)
    case .rightMargin, .trailingMargin: row.add(margin(item, .rightMargin), -factor)
    case .bottomMargin: row.add(margin(item, .bottomMargin), -factor)
    case .centerXWithinMargins:
      row.add(margin(item, .leftMargin), factor / 2)
      row.add(margin(item, .rightMargin), -factor / 2)
    case .centerYWithinMargins:
      row.add(margin(item, .topMargin), factor / 2)
      row.add(margin(item, .bottomMargin), -factor / 2)
    case .firstBaseline: row.add(variable(for: .baseline(item, attribute.rawValue)), factor)
    case .lastBaseline: row.add(variable(for: .baseline(item, attribute.rawValue)), -factor)
    default: break
    }
  }

  private mutating func margin(_ item: Int, _ attribute: LayoutAttribute) -> Int {
    variable(for: .margin(item, attribute.rawValue))
  }

  private mutating func variable(for quantity: Quantity) -> Int {
    if let index = indices[quantity] { return index }
    indices[quantity] = quantities.count
    quantities.append(quantity)
    return quantities.count - 1
  }

  // MARK: Edges and constants

  /// Edges of a scroll view mean its content for what is inside; only its own edges and sizes are its frame.
  private func isContentEdge(_ place: ReportedPlace, in statement: ReportedStatement) -> Bool {
    guard report.platform != .appKit, place.attribute.layoutAttribute?.isSize == false,
      report.items[place.item].scrollsContent
    else { return false }
    return statement.places.contains { report.items[$0.item].superview == place.item }
  }

  /// The constant with the sign that the log leaves out: a space points inwards.
  private func constant(of statement: ReportedStatement) -> Double {
    guard statement.space == .inward, let second = statement.second,
      let first = statement.first.place.attribute.layoutAttribute, let other = second.place.attribute.layoutAttribute
    else { return statement.constant }
    if first.isFar != other.isFar { return first.isFar ? -statement.constant : statement.constant }
    let isFirstOuter = isOuter(statement.first.place.item, than: second.place.item)
    return first.isFar == isFirstOuter ? statement.constant : -statement.constant
  }

  private func isOuter(_ first: Int, than second: Int) -> Bool {
    if report.items[second].superview == first { return true }
    if report.items[first].superview == second { return false }
    return report.items[first].isGuide && !report.items[second].isGuide
  }
}

extension LayoutAttribute {
  /// Which part of the size lies between the origin and the attribute.
  var share: Double {
    switch self {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline: 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    default: 0
    }
  }

  /// Whether it is at the end of its axis.
  var isFar: Bool { share == 1 }
}

extension ReportedItem {
  /// Whether the item is a guide, not a view.
  public var isGuide: Bool {
    let name = Array(className.utf8)
    return Bytes.find("LayoutGuide", in: name) != nil || Bytes.find("LayoutSpacer", in: name) != nil
  }

  /// Whether edges of the item mean its content for what is inside.
  var scrollsContent: Bool {
    let name = Array(className.utf8)
    if className == "UITableView" || className == "UICollectionView" || className == "UITextView" { return true }
    return name.count >= 10 && Bytes.matches("ScrollView", in: name, at: name.count - 10)
  }
}
