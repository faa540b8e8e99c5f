import AshlarViews

extension UIView {
  /// Free text for finding the view again; messages about the layout call the view so.
  public var accessibilityIdentifier: String? {
    get { ashlarView.identifier }
    set { ashlarView.identifier = newValue }
  }
}
