import AshlarViews

/// A view with the baselines of others; constraints place it.
final class Container: View {
  weak var first: View?
  weak var last: View?

  init() {
    super.init()
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var forFirstBaselineLayout: View { first ?? super.forFirstBaselineLayout }
  override var forLastBaselineLayout: View { last ?? super.forLastBaselineLayout }
}
