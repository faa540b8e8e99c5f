/// The direction in which views are distributed.
public enum MASAxisType: Int, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}
