extension LayoutConstraint {
  /// Makes the constraints that a format of the Visual Format Language asks for, inactive, in the order in which the
  /// format mentions them: each gap, then the sizes of the view behind it, at last the alignments of the options.
  ///
  /// - Parameters:
  ///   - format: Such as `H:|-[name]-[value(>=name@750)]-|`, in the grammar of Apple's Visual Format Language.
  ///   - options: Alignments between neighbours, and the direction of a horizontal format.
  ///   - metrics: The numbers, in points or as priorities, that names in gaps and predicates stand for.
  ///   - views: The items that names in brackets stand for; guides are welcome.
  ///   - spacing: What a bare `-` stands for; `nil`: what ``LayoutEngine/standardSpacing`` of the views' tree says, or
  ///     UIKit's where there is no engine yet.
  /// - Throws: The first mistake in the format, with its kind and its column; nothing is made then.
  /// - Complexity: O(length of the format · alignments).
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    views: [String: any LayoutItem], spacing: StandardSpacing? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let parsed = try VisualFormatParser.parse(format, views: views, metrics: metrics)
    let ownSpacing = parsed.elements.first?.item.layoutNode.engine?.standardSpacing
    let style = VisualFormatStyle(options: options, spacing: spacing ?? ownSpacing ?? StandardSpacing())
    let callSite = CallSite(fileID: fileID, line: line)
    return try parsed.constraints(style: style) { $0.layoutNode.parent?.owner }.map { wanted in
      let second = wanted.second.map { LayoutExpression($0.item.layoutNode, $0.attribute) }
      let constraint = LayoutConstraint(
        LayoutExpression(wanted.first.item.layoutNode, wanted.first.attribute), wanted.relation, second,
        constant: wanted.constant, callSite: callSite)
      constraint.priority = LayoutPriority(wanted.priority)
      return constraint
    }
  }
}
