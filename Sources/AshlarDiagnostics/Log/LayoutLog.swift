import AshlarLayout

/// Writes constraints and conflicts as Apple's engine logs them, so that people and tools that read its logs read these.
///
/// Three things differ. Numbers behind `0x` are no addresses but count items in the order in which they joined the tree,
/// and constraints in the order of their activation, so that equal runs write equal logs. A constraint of the user bears
/// the place where it was written, as SnapKit's do: `@Screen.swift#12`. No number is rounded.
public struct LayoutLog {
  /// Names an item.
  let name: (LayoutNode) -> ItemName

  /// Makes a log of a toolkit's items.
  ///
  /// - Parameter name: names an item.
  public init(name: @escaping (LayoutNode) -> ItemName) {
    self.name = name
  }

  /// A constraint in Apple's form, as in `<NSLayoutConstraint:0x3@Screen.swift#12 Label:0x2'Hi'.height == 44   (active)>`.
  public func line(of constraint: LayoutConstraint) -> String {
    var line = ConstraintLine(constraint, name)
    return line.text
  }

  /// The lines that are printed for a conflict, the last one with a line break, too.
  ///
  /// Members stand as in Apple's logs: those without identifier first, in order of activation, then by identifier.
  public func text(of conflict: LayoutConflict) -> String {
    var text = "Unable to simultaneously satisfy constraints.\n" + LayoutLog.advice
    if conflict.constraints.contains(where: { $0.origin == .autoresizing }) { text += LayoutLog.autoresizingNote }
    text += "(\n"
    let members = LayoutLog.printed(conflict.constraints)
    for (index, constraint) in members.enumerated() {
      text += "    \"" + LayoutLog.quoted(line(of: constraint)) + (index + 1 < members.count ? "\",\n" : "\"\n")
    }
    text += ")\n\nWill attempt to recover by breaking constraint \n" + line(of: conflict.broken)
    return text + "\n\nIt will hold again as soon as the others leave room for it.\n"
  }

  /// The lines that are printed for an event, the last one with a line break, too.
  public func text(of event: LayoutEvent) -> String {
    if case .conflict(let conflict) = event { return text(of: conflict) }
    return DiagnosticRenderer.headline(event.diagnostic { node in plainName(of: node) }) + "\n"
  }

  /// The name of an item in a sentence: the user's for it, or its class.
  public func plainName(of node: LayoutNode) -> String {
    let name = name(node)
    return Words.plain(name.identifier ?? name.className)
  }

  /// An item with all that is known of it: `title:Label:0x2'Hello'`.
  public func item(_ node: LayoutNode) -> String {
    let (short, full) = (shortItem(node), LoggedItem.full(node, name(node)))
    return short == full ? full : short + ":" + full
  }

  /// An item as statements name it: by the user's name for it, else by class, number and what it says.
  public func shortItem(_ node: LayoutNode) -> String { LoggedItem.short(node, name(node)) }

  private static let advice =
    "\tEach of these must hold, but not all can. Probably one of them is not meant; @ says where it was written.\n"
    + "\tSizes are never negative, and the topmost view has the size that it is given; neither is listed.\n"

  private static let autoresizingNote =
    "\t(Note: an NSAutoresizingMaskLayoutConstraint keeps a view at the frame that was set. Where constraints are to\n"
    + "\tplace the view instead, set its translatesAutoresizingMaskIntoConstraints to false.)\n"

  private static func printed(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    let keyed = constraints.map { ($0, $0.origin == .autoresizing ? [] : lowercase($0.identifier)) }
    // Sorting is stable: the order of activation stays among equals.
    return keyed.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map { $0.0 }
  }

  private static func lowercase(_ identifier: String?) -> [UInt8] {
    (identifier ?? "").utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  private static func quoted(_ line: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }
}
