import Foundation

/// What a view may want to know of where it is shown; a value that never changes.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes traits that say nothing.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Makes traits that say how much room there is from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Makes traits that say how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Makes traits that say how large text is.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Makes traits that say which way the interface runs.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(layoutDirection: layoutDirection))
  }

  /// Makes traits that say how many pixels a point has.
  public convenience init(displayScale: CGFloat) {
    self.init(values: TraitValues(displayScale: displayScale))
  }

  /// Makes traits that say whether the interface is light or dark, for ``UIColor/resolvedColor(with:)``.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Makes traits that say what any of some others says; of two that disagree the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overlaid(by: $1.values) })
  }

  /// The traits that apply where no view is asked: those of the main screen.
  public static let current = UITraitCollection(values: .phone)

  /// How much room there is from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// How large text is.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

  /// Which way the interface runs.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// How many pixels a point has, 0 where nothing is said.
  open var displayScale: CGFloat { values.displayScale }

  /// Whether the interface is light or dark. Views, controllers and screens are always light: that is how colours are drawn.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// Whether colours that adapt may look different where other traits hold; `nil` says nothing of its own.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.userInterfaceStyle != (traitCollection?.values ?? TraitValues()).userInterfaceStyle
  }

  /// Whether these traits say all that others say.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overlaid(by: trait.values) == values
  }

  /// The traits themselves: they never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  /// Equal traits have equal hashes.
  open override var hash: Int { values.hashValue }
}
