import AshlarViews

extension UIScrollView {
  /// When a scroll view keeps its content clear of what covers it; the raw values are Apple's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`.
    case automatic = 0
    /// Along the axes along which the content can be scrolled.
    case scrollableAxes = 1
    /// On no axis.
    case never = 2
    /// On both axes.
    case always = 3

    init(_ behavior: ScrollView.ContentInsetAdjustmentBehavior) {
      switch behavior {
      case .automatic: self = .automatic
      case .scrollableAxes: self = .scrollableAxes
      case .never: self = .never
      case .always: self = .always
      }
    }
  }

  /// What scrolling does to the keyboard; the raw values are Apple's.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It takes the keyboard away.
    case onDrag = 1
    /// It pulls the keyboard away.
    case interactive = 2
  }
}

extension ScrollView.ContentInsetAdjustmentBehavior {
  init(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    switch behavior {
    case .automatic: self = .automatic
    case .scrollableAxes: self = .scrollableAxes
    case .never: self = .never
    case .always: self = .always
    }
  }
}
