import AshlarLayout

/// Says why a constraint is likely to be broken.
struct GuessWords {
  private let anatomy: ReportAnatomy
  /// The largest of several fixed sizes.
  private let largestSize: Double?

  init(anatomy: ReportAnatomy) {
    self.anatomy = anatomy
    let sizes = anatomy.report.constraints.indices.filter {
      anatomy.shapes[$0] == .constantSize && anatomy.owners[$0] == .app && !anatomy.isRootSize($0)
    }
    largestSize = sizes.count > 1 ? sizes.map { anatomy.report.constraints[$0].statement.constant }.max() : nil
  }

  func reason(for index: Int) -> String {
    switch anatomy.owners[index] {
    case .mask: return "a frame that was set; these go only if there is nothing else"
    case .guide: return "a guide; these go seldom"
    case .container, .measuring, .hiding: return "imposed from outside; in known logs these never went"
    case .stackView: return "made by a stack view; these go where no size of the app's own can"
    case .system: return "of the system's own; these go only if the app has none"
    case .app: break
    }
    if anatomy.isRootSize(index) { return "the size of the outermost item; in known logs it goes last" }
    let inner = anatomy.depths[index] == anatomy.greatestDepth
    switch anatomy.shapes[index] {
    case .ratio: return "a ratio of one item; these go first"
    case .constantSize:
      return isLargest(index)
        ? "a fixed size, the largest of them; these go before edges" : "a fixed size; these go before edges"
    case .gap: return inner ? "a gap at the innermost item; these go before leading edges" : "a gap between two items"
    case .farEdges:
      return inner
        ? "a trailing or bottom edge of the innermost item; these go before leading and top edges"
        : "a trailing or bottom edge"
    case .center: return "a centre"
    case .sizes: return "a comparison of two sizes; these go seldom"
    case .nearEdges: return "a leading or top edge; these go last among edges"
    case .other: return "of no common kind"
    }
  }

  private func isLargest(_ index: Int) -> Bool {
    largestSize.map { anatomy.report.constraints[index].statement.constant >= $0 } ?? false
  }
}
