/// The direction in which leading goes to trailing.
public enum LayoutDirection: UInt8, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}
