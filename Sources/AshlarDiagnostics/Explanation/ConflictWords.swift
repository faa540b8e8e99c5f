import AshlarLayout

/// Explains in one paragraph why a smallest set cannot hold together.
struct ConflictWords {
  let system: LoggedSystem
  let anatomy: ReportAnatomy
  let words: ConstraintWords
  let set: [Int]

  var report: ConstraintReport { system.report }

  /// The arithmetic, as sentences.
  func paragraph() -> String {
    let unusable = set.first { report.constraints[$0].statement.hasUnusableNumber }
    if let unusable, let text = UnusableNumberWords(words: words).paragraph(of: unusable) { return text }
    if let text = ratio() ?? negative() { return text }
    guard let proof = ConflictProof(set, of: system), proof.gap > 1e-6 else { return withoutOne() }
    if let text = twins(proof) { return text }
    if let text = heldFrame(proof) { return text }
    if proof.parts.contains(where: { !isPlain($0) }) { return withoutOne() }
    return sum(proof)
  }

  func number(_ value: Double) -> String { ConstraintWords.number(value) }

  func points(_ value: Double) -> String { "\(number(value)) point\(number(value) == "1" ? "" : "s")" }

  // MARK: Ratios

  /// What the others make of an item whose width and height are tied to each other.
  private func ratio() -> String? {
    guard let member = set.first(where: { anatomy.shapes[$0] == .ratio }) else { return nil }
    let statement = report.constraints[member].statement
    let item = statement.first.place.item
    let others = set.filter { $0 != member }
    guard let width = size(.width(item), given: others), let height = size(.height(item), given: others) else {
      return nil
    }
    let isWidth = statement.first.place.attribute.layoutAttribute == .width
    let (actual, by) = isWidth ? (width, height) : (height, width)
    let wanted = statement.multiplier * by + statement.constant
    let name = words.name(item)
    // The factor as printed: with fewer digits the product would be another one.
    var sum = "\(Words.number(statement.multiplier)) × \(number(by))"
    if statement.constant > 0 { sum += " + \(number(statement.constant))" }
    if statement.constant < 0 { sum += " − \(number(-statement.constant))" }
    let isExact = ((wanted * 10000).rounded() / 10000 - wanted).magnitude < 1e-9
    if statement.multiplier == 1, statement.constant == 0 { sum = "as much as it is \(isWidth ? "high" : "wide")" }
    let result = sum.utf8.first == 0x61 ? "" : (isExact ? " = " : " ≈ ") + number(wanted)
    return
      "The other constraints make \(name) \(number(width)) wide and \(number(height)) high. But its ratio asks for "
      + "a \(isWidth ? "width" : "height") of \(sum)\(result): "
      + "\(points((wanted - actual).magnitude)) \(wanted > actual ? "more" : "less")."
  }

  /// A size that some constraints leave no choice about.
  private func size(_ quantity: LoggedSystem.Quantity, given members: [Int]) -> Double? {
    guard let variable = system.variable(quantity) else { return nil }
    let row = LinearRow(terms: [LinearRow.Product(variable: variable, factor: 1)])
    let range = system.range(of: row, under: members, assuming: .nothing)
    guard let low = range.low, let high = range.high, high - low < 0.01 else { return nil }
    return low
  }

  // MARK: Sums

  /// A size that cannot be.
  private func negative() -> String? {
    guard set.count == 1 else { return nil }
    let statement = report.constraints[set[0]].statement
    guard statement.isConstantSize else { return nil }
    return "\(Self.capitalized(words.plainMeaning(of: set[0]))), but nothing can be less than 0 long."
  }

  /// Whether a part of a proof can be told as a length.
  private func isPlain(_ part: ConflictProof.Part) -> Bool {
    let statement = report.constraints[part.constraint].statement
    let isScaled = statement.multiplier != 1 && part.constant == -statement.constant
    if isScaled, part.factor.magnitude > 1e-9 { return false }
    if part.amount.magnitude < 1e-9 { return true }
    let factor = part.factor.magnitude
    return (factor - 1).magnitude < 1e-6 || (factor - 0.5).magnitude < 1e-6 || (factor - 2).magnitude < 1e-6
  }

  private func sum(_ proof: ConflictProof) -> String {
    let larger = proof.parts.filter { $0.amount > 1e-9 }
    let smaller = proof.parts.filter { $0.amount < -1e-9 }
    let gap = points(proof.gap)
    guard let root = rootPart(proof) else {
      return "One way it adds up to \(total(larger)), the other way to \(total(smaller)): \(gap) apart."
        + squeezed(proof)
    }
    let isInLarger = root.amount > 1e-9
    let side = isInLarger ? larger : smaller
    let rest = side.filter { $0.constraint != root.constraint }
    let size = size(of: root)
    if isInLarger, smaller.isEmpty, rest.isEmpty {
      return "\(size.plain), but the others fit only if it is 0 \(size.adjective)."
    }
    var text = size.text
    if !rest.isEmpty { text += "; with \(total(rest)) that makes \(number(amount(side)))" }
    if isInLarger {
      let verb = gap == "1 point" ? "is" : "are"
      return text
        + ". All of it has to be filled, but what is inside makes only \(total(smaller)): \(gap) \(verb) missing."
    }
    return text + ", but what has to fit into it takes \(total(larger)): \(gap) too much." + squeezed(proof)
  }

  private func amount(_ parts: [ConflictProof.Part]) -> Double { parts.reduce(0) { $0 + $1.amount.magnitude } }

  /// What the outermost item offers; of one whose centre counts, half.
  private func size(of root: ConflictProof.Part) -> (text: String, plain: String, adjective: String) {
    let statement = report.constraints[root.constraint].statement
    let adjective = statement.first.place.attribute.layoutAttribute == .width ? "wide" : "high"
    let bound = statement.relation == .equal ? "" : statement.relation == .lessThanOrEqual ? "at most " : "at least "
    var text = "\(words.name(statement.first.place.item)) is \(bound)\(number(statement.constant)) \(adjective)"
    let plain = text
    if !root.isWhole, statement.constant != 0 {
      let share =
        (root.factor.magnitude - 0.5).magnitude < 1e-6 ? "half of that" : "\(number(root.factor.magnitude)) times that"
      text += ", \(share) is \(number(root.amount.magnitude))"
    }
    return (text, plain, adjective)
  }

  /// The part that gives the outermost item its size.
  private func rootPart(_ proof: ConflictProof) -> ConflictProof.Part? {
    let parts = proof.parts.filter { anatomy.shapes[$0.constraint] == .constantSize && $0.factor.magnitude > 1e-9 }
    return parts.first { anatomy.owners[$0.constraint].isImposed }
      ?? parts.first { anatomy.isRootSize($0.constraint) }
  }

  /// Items of which nothing would be left.
  private func squeezed(_ proof: ConflictProof) -> String {
    var names: [String] = []
    var isWidth = false
    for quantity in proof.squeezed {
      switch quantity {
      case .width(let item), .contentWidth(let item):
        names.append(words.name(item))
        isWidth = true
      case .height(let item), .contentHeight(let item): names.append(words.name(item))
      default: break
      }
    }
    guard !names.isEmpty else { return "" }
    if names.count > 3 { names = Array(names[..<2]) + ["\(names.count - 2) others"] }
    return " That is without any \(isWidth ? "width" : "height") for \(Words.list(names, "and"))."
  }

  private func total(_ parts: [ConflictProof.Part]) -> String {
    guard !parts.isEmpty else { return "0" }
    let sum = number(parts.reduce(0) { $0 + $1.amount.magnitude })
    let shown = parts.prefix(8).map { term($0) }
    var text = ""
    for term in shown { text += text.isEmpty ? term : " + " + term }
    if parts.count > 8 { text += " + \(parts.count - 8) more" }
    return parts.count == 1 && parts[0].isWhole ? text : "\(text) = \(sum)"
  }

  private func term(_ part: ConflictProof.Part) -> String {
    let length = number(part.amount.magnitude)
    let factor = part.factor.magnitude
    let what = label(part.constraint)
    if (factor - 0.5).magnitude < 1e-6 { return "\(length) (half of \(what))" }
    if (factor - 2).magnitude < 1e-6 { return "\(length) (twice \(what))" }
    return "\(length) (\(what))"
  }

  /// What a constraint contributes, in a few words.
  private func label(_ member: Int) -> String {
    let statement = report.constraints[member].statement
    let isVertical = statement.axis == .vertical
    guard statement.first.start == nil, statement.second?.start == nil else { return "a distance" }
    let first = statement.first.place.item
    guard let second = statement.second?.place.item else { return words.edge(statement.first.place) }
    let inner = anatomy.distances[first] >= anatomy.distances[second] ? first : second
    switch anatomy.shapes[member] {
    case .nearEdges: return (isVertical ? "above " : "before ") + words.name(inner)
    case .farEdges: return (isVertical ? "below " : "after ") + words.name(inner)
    case .gap: return "between \(words.name(second)) and \(words.name(first))"
    case .sizes:
      if statement.multiplier != 1 { return words.edge(statement.first.place) }
      return "the difference between \(words.name(first)) and \(words.name(second))"
    default: return "from \(words.name(second)) to \(words.name(first))"
    }
  }

  // MARK: Without one

  /// What comes out for one member if the others hold.
  private func withoutOne() -> String {
    let choice = set.last { !anatomy.owners[$0].isImposed && !anatomy.isRootSize($0) } ?? set[set.count - 1]
    let others = set.filter { $0 != choice }
    var row = system.rows[choice]
    row.relation = .equal
    let range = system.range(of: row, under: others, assuming: .nothing)
    let meaning = words.meaning(of: choice)
    let distances = [range.low, range.high].compactMap { $0?.magnitude }
    guard let miss = distances.min(), miss > 1e-6 else {
      return "All others together leave no room for this: \(meaning)."
    }
    let isExact = distances.count == 2 && (distances[0] - distances[1]).magnitude < 0.01
    return "If all others hold, this misses by \(isExact ? "" : "at least ")\(points(miss)): \(meaning)."
  }

  static func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first, first >= 0x61, first <= 0x7A else { return text }
    return String(decoding: [first & ~0x20] + text.utf8.dropFirst(), as: UTF8.self)
  }
}

extension ConflictProof.Part {
  /// Whether the constraint counts once.
  fileprivate var isWhole: Bool { (factor.magnitude - 1).magnitude < 1e-6 }
}
