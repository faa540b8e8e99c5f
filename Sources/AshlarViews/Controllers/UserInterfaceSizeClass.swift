/// How much room there is along an axis; the cases are those of `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: UInt8, Sendable, CaseIterable {
  /// Little, as from left to right on a phone that is held upright.
  case compact
  /// Much, as on a tablet.
  case regular
}
