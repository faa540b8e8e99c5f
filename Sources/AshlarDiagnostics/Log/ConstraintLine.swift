import AshlarLayout

/// Writes one constraint in Apple's form: class, number, place, identifier, the statement, whether it is active, and whom
/// the names in it mean.
struct ConstraintLine {
  private let constraint: LayoutConstraint
  private let name: (LayoutNode) -> ItemName
  /// The names that the statement uses, with what they mean.
  private var names: [String] = []

  init(_ constraint: LayoutConstraint, _ name: @escaping (LayoutNode) -> ItemName) {
    self.constraint = constraint
    self.name = name
  }

  /// The line, without a line break.
  var text: String {
    mutating get {
      let isMask = constraint.origin == .autoresizing
      var text = isMask ? "<NSAutoresizingMaskLayoutConstraint:" : "<NSLayoutConstraint:"
      text += LoggedItem.hexadecimal(constraint.logNumber) + place + " "
      if let identifier = constraint.identifier {
        text += isMask ? "\(Words.plain(identifier)) " : "'\(Words.plain(identifier))' "
      }
      text += statement
      if constraint.priority != .required { text += " priority:" + priorityText }
      text += constraint.isActive ? "   (active" : "   (inactive"
      for (index, name) in names.enumerated() { text += (index == 0 ? ", names: " : ", ") + name }
      return text + (names.isEmpty ? ")>" : " )>")
    }
  }

  /// Where the user wrote it; where the toolkit did is of no use to anybody.
  private var place: String {
    guard constraint.origin == .user else { return "" }
    let file = constraint.callSite.fileID.withUTF8Buffer { bytes in
      var start = bytes.count
      while start > 0, bytes[start - 1] != 0x2F { start -= 1 }
      return String(decoding: bytes[start...], as: UTF8.self)
    }
    return "@\(file)#\(constraint.callSite.line)"
  }

  private var statement: String {
    mutating get {
      if let place = autoresizingPlace { return place }
      if let gap = LoggedGap(constraint) { return text(of: gap) }
      let starts = constraint.distanceStarts
      var text = side(constraint.firstNode, constraint.firstAttribute, start: nil)
      guard let second = constraint.secondNode else {
        guard let start = starts.first else { return text + relation + Words.number(constraint.constant) }
        text += relation + side(start.node, start.attribute, start: nil)
        return text + offset
      }
      if let start = starts.first { text = side(constraint.firstNode, constraint.firstAttribute, start: start) }
      let factor = constraint.multiplier == 1 ? "" : Words.number(constraint.multiplier) + "*"
      text += relation + factor + side(second, constraint.secondAttribute, start: starts.second)
      return text + offset
    }
  }

  private var relation: String { " \(constraint.relation.symbol) " }

  private var offset: String {
    let constant = constraint.constant
    if constant == 0 { return "" }
    return (constant < 0 ? " - " : " + ") + Words.number(constant.magnitude)
  }

  private var priorityText: String { Words.number(constraint.priority.rawValue) }

  private mutating func side(
    _ node: LayoutNode, _ attribute: LayoutAttribute, start: LayoutExpression.Place?
  ) -> String {
    let end = item(node) + "." + attribute.name
    guard let start else { return end }
    return "(" + end + " - " + item(start.node) + "." + start.attribute.name + ")"
  }

  // MARK: Forms

  /// A place that a frame stands for is measured from a superview that only the names mention.
  private var autoresizingPlace: String? {
    mutating get {
      guard constraint.origin == .autoresizing, constraint.relation == .equal, constraint.multiplier == 1,
        let outer = constraint.secondNode, constraint.firstNode.parent === outer,
        constraint.firstAttribute == constraint.secondAttribute, let name = constraint.firstAttribute.frameName
      else { return nil }
      let text = item(constraint.firstNode) + "." + name + " == " + Words.number(constraint.constant)
      mentionSuperview(outer)
      return text
    }
  }

  private mutating func text(of gap: LoggedGap) -> String {
    var text = gap.axis == .horizontal ? "H:" : "V:"
    text += gap.before.map { "[\(item($0))]" } ?? "|"
    text += "-(" + (gap.relation == .equal ? "" : gap.relation.symbol) + Words.number(gap.length)
    if constraint.priority != .required { text += "@" + priorityText }
    text += ")-" + (gap.after.map { "[\(item($0))]" } ?? "|")
    if gap.isAbsolute { text += "(LTR)" }
    if let outer = gap.outer { mentionSuperview(outer) }
    return text
  }

  // MARK: Items

  /// An item in a statement: the user's name for it, which the names explain, or class, number and what it says.
  private mutating func item(_ node: LayoutNode) -> String {
    let short = LoggedItem.short(node, name(node))
    if node.kind == .view, name(node).identifier != nil { mention(short, node) }
    return short
  }

  /// The superview is a bar in the statement; its own name helps to find it.
  private mutating func mentionSuperview(_ outer: LayoutNode) {
    _ = item(outer)
    mention("'|'", outer)
  }

  private mutating func mention(_ short: String, _ node: LayoutNode) {
    let entry = short + ":" + LoggedItem.full(node, name(node))
    if !names.contains(entry) { names.append(entry) }
  }

}

extension LayoutAttribute {
  /// What Apple calls the attribute where a frame stands for it.
  fileprivate var frameName: String? {
    switch self {
    case .left, .leading: "minX"
    case .top: "minY"
    case .centerX: "midX"
    case .centerY: "midY"
    default: nil
    }
  }
}
