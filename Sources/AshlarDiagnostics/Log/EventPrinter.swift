import AshlarLayout

/// Prints what a tree has to say, each distinct thing once.
///
/// Two conflicts are the same if their constraints were written in the same places about items with the same names, with
/// whatever constants: a list of a thousand equal cells has one mistake, not a thousand, and a window that is resized
/// does not repeat it.
package final class EventPrinter {
  private let log: LayoutLog
  private let write: (String) -> Void
  private var printed: Set<String> = []

  /// - Parameter write: takes whole reports; by default they go to standard error.
  package init(_ log: LayoutLog, write: @escaping (String) -> Void = StandardError.write) {
    self.log = log
    self.write = write
  }

  /// Prints an event that is a mistake and was not printed before; a conflict that ended needs no words.
  package func print(_ event: LayoutEvent) {
    guard let key = key(of: event), printed.insert(key).inserted else { return }
    write(log.text(of: event))
  }

  private func key(of event: LayoutEvent) -> String? {
    switch event {
    case .conflict(let conflict):
      var key = "broken: " + key(of: conflict.broken)
      for constraint in conflict.constraints { key += "\n" + self.key(of: constraint) }
      return key
    case .conflictResolved: return nil
    case .ambiguity, .ambiguousContentSize: return log.text(of: event)
    case .invalidConstraint(let constraint, let reason): return reason.words + ": " + key(of: constraint)
    }
  }

  private func key(of constraint: LayoutConstraint) -> String {
    var key = log.plainName(of: constraint.firstNode) + "." + constraint.firstAttribute.name
    key += constraint.relation.symbol
    if let second = constraint.secondNode {
      key += log.plainName(of: second) + "." + constraint.secondAttribute.name
    }
    if let identifier = constraint.identifier { key += " #" + identifier }
    let file = constraint.callSite.fileID.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    return key + " \(file):\(constraint.callSite.line)"
  }
}
