/// What holds for every chain of the process.
@preconcurrency @MainActor
public struct ConstraintConfig {
  /// The direction by which insets choose their sign and side, left to right unless set; no view is asked.
  ///
  /// It is read whenever a constant is set, and changes no constraint that exists.
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection = .leftToRight
}
