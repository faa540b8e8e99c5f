import AshlarViews

/// What is said for those who cannot see a view. It is kept for tests; nobody reads it aloud on Linux.
struct AccessibilityWords {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
}

extension UIView {
  /// Free text for finding the view again; messages about the layout call the view so.
  public var accessibilityIdentifier: String? {
    get { ashlarView.identifier }
    set { ashlarView.identifier = newValue }
  }

  /// Whether the view is one thing to those who cannot see it.
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// What the view is, in a word, or `nil`.
  public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What the view shows at present, or `nil`.
  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What comes of using the view, or `nil`.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
}
