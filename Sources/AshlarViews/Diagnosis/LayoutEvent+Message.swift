import AshlarDiagnostics
import AshlarLayout

extension LayoutEvent {
  /// What happened, as one line for a log, with the place where each constraint was written.
  ///
  /// Views and guides are called by their identifier, without one by their class.
  public var message: String {
    DiagnosticRenderer.headline(
      diagnostic { node in
        let name = View.itemName(of: node)
        return name.identifier ?? name.className
      })
  }

  /// What happened, as it is printed when a tree has no event handler: a conflict in the shape of Apple's logs, anything
  /// else as its ``message``; it ends with a line break.
  public var log: String { LayoutLog(name: View.itemName(of:)).text(of: self) }
}

extension LayoutConstraint {
  /// The constraint as it is printed in conflicts, in the shape of Apple's logs.
  public var logLine: String { LayoutLog(name: View.itemName(of:)).line(of: self) }
}

extension View {
  /// What messages call an item of any kind.
  static func itemName(of node: LayoutNode) -> ItemName {
    if let view = node.view {
      return ItemName(
        className: view.className, identifier: view.owner?.nameInLogs(of: view) ?? view.identifier, text: view.caption)
    }
    guard node.kind == .guide else { return ItemName(className: "item") }
    let guide = node.owner as? LayoutGuide
    return ItemName(
      className: guide?.owner.map(classNameOfObject) ?? "LayoutGuide", identifier: guide?.identifier)
  }
}
