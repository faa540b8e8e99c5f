extension SolverState {
  /// A text of variables, constraints, conflicts and tableaux; the same for the same state.
  mutating func dump(_ name: (Variable) -> String) -> String {
    var lines: [String] = ["variables:"]
    worklist.removeAll()
    for variable in 0..<Int32(variables.count) where variables[variable].status != .unused { worklist.append(variable) }
    sortByRestOrder(worklist)
    let ordered = Array(worklist.elements)
    worklist.removeAll()
    for variable in ordered { lines.append("  " + describeVariable(variable, name)) }
    lines.append("constraints:")
    var active = (0..<Int32(constraints.count)).filter { constraints[$0].isActive }
    active.sort { constraints[$0].sequence < constraints[$1].sequence }
    for constraint in active { lines.append("  " + describeConstraint(constraint, name)) }
    if !conflicts.isEmpty {
      lines.append("conflicts:")
      for conflict in conflicts {
        let members = conflict.constraints.map { text(of: $0.index, name) }
        lines.append("  {" + join(members, "; ") + "} lowered: " + text(of: conflict.lowered.index, name))
      }
    }
    lines.append("tableaux:")
    lines.append(contentsOf: dumpPieces(ordered, name))
    return join(lines, "\n") + "\n"
  }

  private mutating func describeVariable(_ variable: Int32, _ name: (Variable) -> String) -> String {
    let record = variables[variable]
    var line = name(handle(variable)) + " = " + values[variable].description
    line += record.kind == .size ? " size" : " position"
    switch record.status {
    case .unused: line += " unused"
    case .core: line += record.isOpen ? " open" : " core"
    case .pinned: line += " pinned"
    case .fixed: line += " fixed by " + text(of: record.reason, name)
    case .defined: line += " defined by " + text(of: record.reason, name)
    }
    return line
  }

  private mutating func describeConstraint(_ constraint: Int32, _ name: (Variable) -> String) -> String {
    let record = constraints[constraint]
    var line = "#" + record.sequence.description + " " + text(of: constraint, name)
    if record.isLowered { line += " lowered" }
    return line
  }

  mutating func text(of constraint: Int32, _ name: (Variable) -> String) -> String {
    let record = constraints[constraint]
    var line = sumText(termRange(constraint).map { (name(handle(terms[$0].variable)), terms[$0].coefficient) })
    if record.constant != 0 || line.isEmpty {
      line += line.isEmpty ? record.constant.description : signed(record.constant)
    }
    switch record.relation {
    case .lessThanOrEqual: line += " <= 0"
    case .equal: line += " == 0"
    case .greaterThanOrEqual: line += " >= 0"
    }
    if !record.isRequired { line += " @" + record.priority.description }
    if record.tier == .contentSize { line += " content" }
    if record.weight != 1 { line += " *" + record.weight.description }
    return line
  }

  private mutating func dumpPieces(_ ordered: [Int32], _ name: (Variable) -> String) -> [String] {
    var lines: [String] = []
    let firstVisit = visit + 1
    for start in ordered where variables[start].status == .core && variables[start].visit < firstVisit {
      gatherWholePiece(from: start, since: firstVisit)
      loadBlock()
      problem.acceptsResidue = true
      problem.names = blockVariables.elements.map { name(handle($0)) }
      problem.transcript = []
      _ = problem.solve(.layout)
      lines.append("  piece of " + join(problem.names, ", "))
      for line in problem.transcript { lines.append("    " + line) }
      problem.names = []
      problem.transcript = []
    }
    return lines
  }
}

extension Problem {
  /// Writes down an interval, for the dump.
  mutating func note(_ root: Int32, _ low: Double, _ high: Double) {
    guard !names.isEmpty else { return }
    transcript.append(names[Int(root)] + " in " + low.description + "..." + high.description)
  }

  /// Writes the rows of the tableau down, for the dump.
  mutating func noteTableau(_ leader: Int32) {
    guard !names.isEmpty else { return }
    var slotNames = [String](repeating: "", count: tableau.slots.count)
    for slot in slotNames.indices { slotNames[slot] = "s" + slot.description }
    var root = groupHead[leader]
    while root >= 0 {
      var label = names[Int(root)]
      if columnDirection[root] < 0 { label = "-" + label }
      let base = columnBase[root].value
      if base != 0 { label = "(" + label + signed(-base * columnDirection[root]) + ")" }
      slotNames[Int(columnOfClass[root])] = label
      root = groupNext[root]
    }
    for index in 0..<tableau.rows.count {
      let row = tableau.rows[index]
      let cells = (row.start..<(row.start + row.count)).map {
        (slotNames[Int(tableau.cellSlots[$0])], tableau.cellValues[$0])
      }
      var line = slotNames[Int(row.basic)] + " = " + row.constant.value.description
      let sum = sumText(cells)
      if !sum.isEmpty { line += sum.hasPrefix("-") ? " " + sum : " + " + sum }
      if row.isPassive { line += "  (left the tableau)" }
      transcript.append(line)
    }
  }
}

/// Words joined by a separator (the standard library's own is not in Embedded Swift for all element types).
private func join(_ words: [String], _ separator: String) -> String {
  var text = ""
  for index in words.indices {
    if index > 0 { text += separator }
    text += words[index]
  }
  return text
}

private func signed(_ number: Double) -> String {
  number < 0 ? " - " + (-number).description : " + " + number.description
}

private func sumText(_ cells: [(String, Double)]) -> String {
  var text = ""
  for (name, coefficient) in cells {
    let size = coefficient.magnitude
    let product = size == 1 ? name : size.description + "*" + name
    if text.isEmpty {
      text = coefficient < 0 ? "-" + product : product
    } else {
      text += coefficient < 0 ? " - " + product : " + " + product
    }
  }
  return text
}
