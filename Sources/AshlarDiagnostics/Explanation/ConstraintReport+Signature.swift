extension ConstraintReport {
  /// A text that is equal for reports that say the same about items of the same classes and names, wherever those were
  /// in memory.
  ///
  /// - Complexity: O(constraints · items).
  public var signature: String {
    let words = ConstraintWords(report: self, names: ItemNaming(self))
    var text = "\(kind.rawValue) \(broken ?? -1)"
    for index in constraints.indices {
      text += "\n" + constraints[index].className + " " + words.meaning(of: index)
      if let identifier = constraints[index].identifier { text += " " + identifier }
    }
    if let brokenElsewhere { text += "\n" + brokenElsewhere.className + " \(brokenElsewhere.statement.constant)" }
    for line in unreadable { text += "\n? " + line.text }
    return text
  }
}
