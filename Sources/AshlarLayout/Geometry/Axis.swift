/// One of the two directions in which things are measured.
public enum Axis: UInt8, Sendable, CaseIterable {
  case horizontal
  case vertical
}
