import AshlarDiagnostics
import AshlarJSON
import AshlarLayout

extension DocumentReader {
  /// Reads an array of constraint strings and visual formats, and gives each constraint its index.
  mutating func readConstraints(_ value: JSONValue) throws(DocumentError) -> [ConstraintStatement] {
    var statements: [ConstraintStatement] = []
    for (index, element) in try value.readArray().enumerated() {
      do throws(DocumentError) {
        try readConstraint(element, into: &statements)
      } catch {
        throw error.inside(.index(index))
      }
    }
    return statements
  }

  private mutating func readConstraint(
    _ value: JSONValue, into statements: inout [ConstraintStatement]
  ) throws(DocumentError) {
    if value.kind == .object {
      for statement in try visualFormat(value) {
        ledger.append(statement.description)
        statements.append(statement)
      }
    } else {
      let text = try value.readText(as: .constraint)
      statements.append(try constraint(text, of: value))
      ledger.append(text)
    }
  }

  private func constraint(_ text: String, of value: JSONValue) throws(DocumentError) -> ConstraintStatement {
    do throws(ConstraintSyntaxError) {
      return try ConstraintParser.parse(text, isItem: items.contains)
    } catch {
      var nearest: String?
      switch error.kind {
      case .unknownItem(let id): nearest = items.nearest(to: id)
      case .unknownAttribute(let name): nearest = LayoutAttribute.nearest(to: name)
      default: break
      }
      throw DocumentError(
        .constraint(error.kind, nearest: nearest),
        at: source.position(inStringAt: value.position, afterBytes: error.offset))
    }
  }

  // MARK: Visual formats

  private func visualFormat(_ value: JSONValue) throws(DocumentError) -> [ConstraintStatement] {
    let members = try value.readObject(keys: DocumentKeys.visualFormat)
    guard let format = value["vfl"] else { throw value.error(.missingKey("vfl")) }
    let text = try within(.key("vfl")) { () throws(DocumentError) in try format.readText() }
    var metrics: [String: Double] = [:]
    var options: VisualFormatOptions = []
    for member in members where member.key != "vfl" {
      try within(.key(member.key)) { () throws(DocumentError) in
        if member.key == "metrics" {
          metrics = try Self.readMetrics(member.value)
        } else {
          options = try readOptions(member.value)
        }
      }
    }
    return try within(.key("vfl")) { () throws(DocumentError) in
      try expand(text, of: format, metrics: metrics, options: options)
    }
  }

  static func readMetrics(_ value: JSONValue) throws(DocumentError) -> [String: Double] {
    var metrics: [String: Double] = [:]
    for member in try value.readMembers() {
      metrics[member.key] = try within(.key(member.key)) { () throws(DocumentError) in
        try member.value.readNumber()
      }
    }
    return metrics
  }

  private func readOptions(_ value: JSONValue) throws(DocumentError) -> VisualFormatOptions {
    var options: VisualFormatOptions = []
    for (index, element) in try value.readArray().enumerated() {
      try within(.index(index)) { () throws(DocumentError) in
        let name = try element.readText()
        guard let option = VisualFormatOptions(name: name) else {
          throw element.error(.unknownWord(name, allowed: VisualFormatOptions.names))
        }
        options.formUnion(option)
      }
    }
    return options
  }

  private func expand(
    _ text: String, of value: JSONValue, metrics: [String: Double], options: VisualFormatOptions
  ) throws(DocumentError) -> [ConstraintStatement] {
    do throws(VisualFormatError) {
      let format = try VisualFormatParser.parse(text, views: items.names, metrics: metrics)
      let style = VisualFormatStyle(options: options, spacing: document.standardSpacing)
      return try format.constraints(style: style) { containers[$0] }.map(ConstraintStatement.init)
    } catch {
      var nearest: String?
      switch error.kind {
      case .unknownView(let name): nearest = items.nearest(to: name)
      case .unknownMetric(let name): nearest = NearestName.among(metrics.keys.sorted(), for: name)
      default: break
      }
      let before = text.unicodeScalars.prefix(error.column - 1)
      throw DocumentError(
        .visualFormat(error.kind, nearest: nearest),
        at: source.position(inStringAt: value.position, afterBytes: String(before).utf8.count))
    }
  }
}

extension LayoutAttribute {
  /// The attribute that somebody may have meant.
  static func nearest(to name: String) -> String? {
    NearestName.among(allCases.dropFirst().map { $0.name }, for: name)
  }
}
