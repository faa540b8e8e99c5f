import AshlarLayout
import AshlarViews
import Foundation

extension UIView: UITraitEnvironment {}

/// Traits run down the tree of views: from the screen, through what controllers and views say on the way.
extension UIView {
  /// What the view says about its traits and those of all that is in it.
  public var traitOverrides: UITraitOverrides {
    get { givenTraits }
    set {
      changeTraits { givenTraits = newValue }
      directionOfTraitsDidChange()
    }
  }

  var resolvedTraits: TraitValues {
    var said: [TraitValues] = []
    var next: UIView? = self
    var top = self
    while let view = next {
      if view.givenTraits.values != TraitValues() { said.append(view.givenTraits.values) }
      if let controller = view.controller { said.append(controller.saidTraits) }
      top = view
      next = view.superview
    }
    let screen = (top as? UIWindow)?.screen ?? UIScreen.main
    return said.reversed().reduce(screen.values) { $0.overlaid(by: $1) }.asDrawn
  }

  /// Does something that may change the traits of the view and of what is in it, and tells those whose traits changed.
  func changeTraits(_ body: () -> Void) {
    let former = resolvedTraits
    var heard: [(view: UIView, traits: TraitValues)] = []
    walkSubtree { heard.append(($0, $0.resolvedTraits)) }
    body()
    guard resolvedTraits != former else { return }
    for (view, former) in heard where view.resolvedTraits != former { view.tellTraits(changedFrom: former) }
  }

  /// Tells all in the subtree after it came from elsewhere.
  ///
  /// - Parameter inherited: what was passed down to the view before.
  func tellTraits(inheritedBefore inherited: TraitValues) {
    let present = superview?.resolvedTraits ?? UIScreen.main.values
    guard present != inherited else { return }
    walkSubtree { $0.tellTraits(changedFrom: inherited) }
  }

  private func tellTraits(changedFrom former: TraitValues) {
    let former = UITraitCollection(values: former)
    if let controller {
      controller.traitsDidChange()
      controller.traitCollectionDidChange(former)
    }
    traitCollectionDidChange(former)
  }

  /// Tells the layout which way the view and all that is in it run.
  func directionOfTraitsDidChange() {
    let said = LayoutDirection(givenTraits.layoutDirection)
    ashlarView.layoutDirectionOverride = said ?? controller.flatMap { LayoutDirection($0.saidTraits.layoutDirection) }
  }

  /// The view and its subviews, each before what is in it.
  func walkSubtree(_ visit: (UIView) -> Void) {
    var upcoming = [self]
    while let view = upcoming.popLast() {
      visit(view)
      upcoming.append(contentsOf: view.subviews.reversed())
    }
  }
}
