extension LayoutNode {
  /// How far the alignment rectangle, on which constraints act, lies inside the frame; 0 unless set.
  ///
  /// Values that are not finite, or too large to compute with, are ignored.
  public var alignmentRectInsets: EdgeInsets {
    get { edges?.alignmentRectInsets ?? .zero }
    set {
      guard newValue != alignmentRectInsets, newValue.isComputable else { return }
      edgesForWriting.alignmentRectInsets = newValue
      engine?.alignmentRectDidChange(of: self)
      alignmentRectOfTranslationDidChange()
    }
  }

  /// How far the margin attributes lie inside the bounds; 8 at each edge unless set.
  ///
  /// Values that are not finite, or too large to compute with, are ignored.
  public var layoutMargins: EdgeInsets {
    get { edges?.layoutMargins ?? EdgeInsets(all: 8) }
    set {
      guard newValue != layoutMargins, newValue.isComputable else { return }
      edgesForWriting.layoutMargins = newValue
      engine?.enqueueMentions(of: self) { $0.usesMargins }
    }
  }

  /// How far the first baseline lies below the top of the alignment rectangle, in points; 0 unless set.
  ///
  /// A value that is not finite, or too large to compute with, is ignored.
  public var firstBaselineOffset: Double {
    get { edges?.firstBaselineOffset ?? 0 }
    set {
      guard newValue != firstBaselineOffset, newValue.isComputable else { return }
      edgesForWriting.firstBaselineOffset = newValue
      engine?.baselineDidMove(.firstBaseline, of: self)
    }
  }

  /// How far the last baseline lies above the bottom of the alignment rectangle, in points; 0 unless set.
  ///
  /// A value that is not finite, or too large to compute with, is ignored.
  public var lastBaselineOffset: Double {
    get { edges?.lastBaselineOffset ?? 0 }
    set {
      guard newValue != lastBaselineOffset, newValue.isComputable else { return }
      edgesForWriting.lastBaselineOffset = newValue
      engine?.baselineDidMove(.lastBaseline, of: self)
    }
  }

  var edgesForWriting: NodeEdges {
    if let edges { return edges }
    let made = NodeEdges()
    edges = made
    return made
  }
}
