import AshlarViews

/// A view with the baselines of others.
final class Container: View {
  weak var first: View?
  weak var last: View?

  override var forFirstBaselineLayout: View { first ?? super.forFirstBaselineLayout }
  override var forLastBaselineLayout: View { last ?? super.forLastBaselineLayout }
}
