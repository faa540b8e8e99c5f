import AshlarDSL

/// A word of the chain, on whatever names attributes.
struct Word<Naming: AttributeNaming> {
  let name: String
  let use: (Naming) -> Naming.Named

  init(_ name: String, _ use: @escaping (Naming) -> Naming.Named) {
    self.name = name
    self.use = use
  }

  static var all: [Word] { singles + margins + composites }

  private static var singles: [Word] {
    [
      Word("left") { $0.left }, Word("top") { $0.top }, Word("right") { $0.right }, Word("bottom") { $0.bottom },
      Word("leading") { $0.leading }, Word("trailing") { $0.trailing }, Word("width") { $0.width },
      Word("height") { $0.height }, Word("centerX") { $0.centerX }, Word("centerY") { $0.centerY },
      Word("lastBaseline") { $0.lastBaseline }, Word("firstBaseline") { $0.firstBaseline },
      Word("baseline") { $0.baseline },
    ]
  }

  private static var margins: [Word] {
    [
      Word("leftMargin") { $0.leftMargin }, Word("rightMargin") { $0.rightMargin },
      Word("topMargin") { $0.topMargin }, Word("bottomMargin") { $0.bottomMargin },
      Word("leadingMargin") { $0.leadingMargin }, Word("trailingMargin") { $0.trailingMargin },
      Word("centerXWithinMargins") { $0.centerXWithinMargins },
      Word("centerYWithinMargins") { $0.centerYWithinMargins },
    ]
  }

  private static var composites: [Word] {
    [
      Word("edges") { $0.edges }, Word("horizontalEdges") { $0.horizontalEdges },
      Word("verticalEdges") { $0.verticalEdges }, Word("directionalEdges") { $0.directionalEdges },
      Word("directionalHorizontalEdges") { $0.directionalHorizontalEdges },
      Word("directionalVerticalEdges") { $0.directionalVerticalEdges }, Word("size") { $0.size },
      Word("center") { $0.center }, Word("margins") { $0.margins },
      Word("directionalMargins") { $0.directionalMargins }, Word("centerWithinMargins") { $0.centerWithinMargins },
    ]
  }
}
