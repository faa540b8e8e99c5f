import AshlarJSON
import AshlarLayout

/// What one constraint string of a document says: `item.attr rel multiplier * item.attr + constant @priority #identifier`.
public struct ConstraintStatement: Equatable, Sendable {
  /// An attribute of an item.
  public struct Anchor: Equatable, Sendable {
    /// The id of a view, a guide or the root.
    public var item: String
    /// The part of the item.
    public var attribute: LayoutAttribute

    /// Makes an anchor.
    public init(item: String, attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The left side.
  public var first: Anchor
  /// How the sides compare.
  public var relation: LayoutRelation
  /// What the second attribute is multiplied by; 1 when there is none.
  public var multiplier: Double
  /// The attribute on the right side, nil when the first is compared with the constant alone.
  public var second: Anchor?
  /// In points.
  public var constant: Double
  /// From 0, which wishes nothing, to 1000, which is required.
  public var priority: LayoutPriority
  /// The text behind `#`, nil when there is no `#`.
  public var identifier: String?

  /// Makes a required statement without an identifier.
  public init(
    _ first: Anchor, _ relation: LayoutRelation, multiplier: Double = 1, _ second: Anchor?, constant: Double = 0
  ) {
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.constant = constant
    priority = .required
  }
}

extension ConstraintStatement: CustomStringConvertible {
  /// The statement as a constraint string: parsing it gives the same statement.
  public var description: String {
    var text = "\(first) \(relation.symbol) "
    if let second {
      if multiplier != 1 { text += JSONWriter.write(multiplier) + " * " }
      text += "\(second)"
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + JSONWriter.write(constant.magnitude) }
    } else {
      text += constant == 0 ? "0" : JSONWriter.write(constant)
    }
    if priority != .required { text += " @\(priority.shortText)" }
    if let identifier { text += " #\(identifier)" }
    return text
  }
}

extension ConstraintStatement.Anchor: CustomStringConvertible {
  /// The anchor as a constraint string writes it.
  public var description: String { "\(item).\(attribute.name)" }
}

extension LayoutPriority {
  /// The fewest digits that give the same `Float`, whole numbers without a fraction.
  var shortText: String {
    let text = rawValue.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The `Double` that the shortest text means: 333.3 instead of 333.29998779296875.
  var shortDouble: Double { DecimalNumber.double(shortText.utf8) ?? Double(rawValue) }
}
