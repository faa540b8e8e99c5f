import AshlarLayout

/// Conflicts that need no sum: two that say different things about the same.
extension ConflictWords {
  // MARK: Twins

  func twins(_ proof: ConflictProof) -> String? {
    guard CauseFinder(anatomy: anatomy, set: set).isTwins else { return nil }
    let (one, other) = (report.constraints[set[0]].statement, report.constraints[set[1]].statement)
    if one.isConstantSize, let attribute = one.first.place.attribute.layoutAttribute {
      let adjective = attribute == .width ? "wide" : "high"
      let name = words.name(one.first.place.item)
      let difference = points((one.constant - other.constant).magnitude)
      if one.relation == .equal, other.relation == .equal {
        return
          "\(name) would have to be \(number(one.constant)) and \(number(other.constant)) \(adjective) at once: "
          + "\(difference) apart."
      }
      return "\(name) \(must(one)) and \(must(other)) \(adjective): \(difference) apart."
    }
    return
      "\(Self.capitalized(words.meaning(of: set[0]))). But \(words.meaning(of: set[1])): \(points(proof.gap)) apart."
  }

  private func must(_ statement: ReportedStatement) -> String {
    switch statement.relation {
    case .equal: "must be exactly \(number(statement.constant))"
    case .lessThanOrEqual: "may be at most \(number(statement.constant))"
    case .greaterThanOrEqual: "must be at least \(number(statement.constant))"
    }
  }

  // MARK: Frames

  /// Frames that were set, and what the app or a stack view asks of the same views.
  func heldFrame(_ proof: ConflictProof) -> String? {
    guard CauseFinder(anatomy: anatomy, set: set).cause() == .maskLeftOn else { return nil }
    let held = set.filter { anatomy.owners[$0] == .mask }
    var views: [Int] = []
    for member in held {
      let item = report.constraints[member].statement.maskedItem(in: report)
      if !views.contains(item) { views.append(item) }
    }
    var asker = "your constraints ask"
    var asked = set.filter { member in
      anatomy.owners[member] == .app
        && report.constraints[member].statement.places.contains { views.contains($0.item) }
    }
    if asked.isEmpty {
      asker = "the stack view asks"
      asked = set.filter { anatomy.owners[$0] == .stackView }
    }
    guard !asked.isEmpty else { return nil }
    let subject = Words.list(views.map { words.name($0) }, "and")
    let verb = views.count == 1 ? "is held by its frame" : "are held by their frames"
    let frames = Words.list(held.map { words.plainMeaning(of: $0) }, "and")
    let wishes = Words.list(asked.map { words.plainMeaning(of: $0) }, "and")
    return "\(Self.capitalized(subject)) \(verb): \(frames). But \(asker) that \(wishes): \(points(proof.gap)) apart."
  }
}
