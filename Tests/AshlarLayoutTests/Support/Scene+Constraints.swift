import AshlarLayout

extension Scene {
  /// Reads `a.left >= 0.5 * b.right - 8 @750 #name`, the words of a document's constraint separated by spaces.
  func constraint(_ text: String) -> LayoutConstraint {
    var words = text.split(separator: " ").map(String.init)
    var identifier: String?
    var priority = LayoutPriority.required
    while let word = words.last, let mark = word.first, mark == "#" || mark == "@" {
      words.removeLast()
      let value = String(word.dropFirst())
      if mark == "#" { identifier = value } else { priority = LayoutPriority(Float(value) ?? .nan) }
    }
    let (first, firstAttribute) = side(words[0])
    let relation = LayoutRelation.allCases.first { $0.symbol == words[1] }
    var rest = Array(words.dropFirst(2))
    var multiplier = 1.0
    if rest.count > 1, rest[1] == "*" {
      multiplier = Double(rest[0]) ?? .nan
      rest.removeFirst(2)
    }
    var second: (any LayoutItem)?
    var secondAttribute = LayoutAttribute.notAnAttribute
    if Double(rest[0]) == nil {
      (second, secondAttribute) = side(rest.removeFirst())
      if rest.isEmpty { rest = ["+", "0"] }
      rest = [rest[0] == "-" ? "-" + rest[1] : rest[1]]
    }
    let result = LayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation ?? .equal, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: Double(rest[0]) ?? .nan)
    result.priority = priority
    result.identifier = identifier
    return result
  }

  private func side(_ text: String) -> (any LayoutItem, LayoutAttribute) {
    let parts = text.split(separator: ".").map(String.init)
    return (item(parts[0]), LayoutAttribute(name: parts[1]) ?? .notAnAttribute)
  }
}
