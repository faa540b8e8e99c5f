import AshlarDiagnostics
import AshlarLayout

extension LayoutEvent {
  /// What happened, as one line for a log, with the place where each constraint was written.
  ///
  /// Views and guides are called by their identifier, without one by their class.
  public var message: String {
    DiagnosticRenderer.headline(
      diagnostic { node in
        if let view = node.view { return view.identifier ?? view.className }
        return (node.owner as? LayoutGuide)?.identifier ?? (node.kind == .guide ? "LayoutGuide" : "item")
      })
  }
}
