import AshlarLayout

extension View {
  /// How wide ``readableContentGuide`` is at most, in points: UIKit's width at the standard text size.
  public static let readableWidth = 672.0

  /// The area inside ``layoutMargins``.
  public var layoutMarginsGuide: LayoutGuide {
    let insets = insetsForWriting
    if let made = insets.marginsGuide { return made.guide }
    let made = InsetGuide(of: self, .margins)
    insets.marginsGuide = made
    placeGuides()
    return made.guide
  }

  /// The area inside ``layoutMargins`` in which lines are not too long to read: in the middle, and no wider than
  /// ``readableWidth``.
  public var readableContentGuide: LayoutGuide {
    let insets = insetsForWriting
    if let made = insets.readableGuide { return made.guide }
    let made = InsetGuide(of: self, .readable)
    insets.readableGuide = made
    placeGuides()
    return made.guide
  }

  /// The area that nothing covers, inside ``safeAreaInsets``.
  public var safeAreaLayoutGuide: LayoutGuide {
    let insets = insetsForWriting
    if let made = insets.safeAreaGuide { return made.guide }
    let made = InsetGuide(of: self, .safeArea)
    insets.safeAreaGuide = made
    placeGuides()
    return made.guide
  }

  /// The area at the bottom that the keyboard covers, see ``Window/keyboardHeight``; without keyboard, what is not safe
  /// there.
  public var keyboardLayoutGuide: LayoutGuide {
    let insets = insetsForWriting
    if let made = insets.keyboardGuide { return made.guide }
    let made = KeyboardGuide(of: self)
    insets.keyboardGuide = made
    placeGuides()
    return made.guide
  }
}
