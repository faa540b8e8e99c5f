import AshlarViews

/// A screen of the gallery: a view that builds itself, and what a visitor can do with it.
public protocol Screen: View {
  /// What can be done, in the order in which the gallery does it.
  var steps: [ScreenStep] { get }
}

extension Screen {
  /// Nothing, on a screen that is only looked at.
  public var steps: [ScreenStep] { [] }
}

/// Something that a visitor does.
public struct ScreenStep {
  /// What it is, such as "Tap “Grow Me!”".
  public var title: String
  /// Does it; the layout follows afterwards.
  public var perform: () -> Void

  init(_ title: String, perform: @escaping () -> Void) {
    self.title = title
    self.perform = perform
  }
}
