import AshlarRendering

/// The pictures of `Documentation/Chain.md`, one for each group of words.
enum ChainPictures {
  /// Each with the name of its file.
  static func all() -> [(name: String, list: DisplayList)] {
    [
      ("chain-edges", edges()), ("chain-directional-edges", directionalEdges()), ("chain-size", size()),
      ("chain-center", center()), ("chain-baselines", baselines()), ("chain-margins", margins()),
      ("chain-relations", relations()), ("chain-targets", targets()), ("chain-offset", offset()),
      ("chain-inset", inset()), ("chain-multiplier", multiplier()), ("chain-priority", priority()),
      ("chain-array", array()), ("chain-make", make()), ("chain-update", update()), ("chain-remake", remake()),
    ]
  }
}
