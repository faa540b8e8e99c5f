/// The direction in which leading goes to trailing.
public enum LayoutDirection: UInt8, Sendable, CaseIterable {
  /// Leading is left, as in English.
  case leftToRight
  /// Leading is right, as in Arabic and Hebrew.
  case rightToLeft
}
