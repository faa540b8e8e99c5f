import AshlarViews

extension View {
  /// The view itself, placed by constraints alone, as chains and documents have their views.
  func placedByConstraints() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
}
