import Testing
import UIKit

@MainActor @Suite struct TraitTests {
  private final class Listening: UIView {
    var heard: [UIUserInterfaceSizeClass?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      heard.append(previousTraitCollection?.horizontalSizeClass)
    }
  }

  @Test func traitsRunDownTheTree() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (outer, inner) = (Listening(), Listening())
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.verticalSizeClass == .regular && inner.traitCollection.displayScale == 3)
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.horizontalSizeClass == .regular && inner.heard == [.compact])
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    inner.traitOverrides.horizontalSizeClass = .compact
    outer.traitOverrides.horizontalSizeClass = .unspecified
    // The second change is none for the inner view.
    #expect(inner.heard == [.compact, .regular] && outer.heard == [.compact, .regular])
    outer.traitOverrides.horizontalSizeClass = .regular
    inner.traitOverrides.horizontalSizeClass = .unspecified
    inner.removeFromSuperview()
    #expect(inner.traitCollection.horizontalSizeClass == .compact && inner.heard.last == .regular)
  }

  @Test func directionTurnsTheLayoutRound() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 50), view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(view.frame.minX == 250 && view.traitCollection.layoutDirection == .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func parentsSayTheTraitsOfChildren() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let said = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    parent.setOverrideTraitCollection(said, forChild: child)
    #expect(
      child.traitCollection.horizontalSizeClass == .regular && parent.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(parent.overrideTraitCollection(forChild: child) == said)
    #expect(child.systemMinimumLayoutMargins.leading == 20)
  }

  @Test func collectionsAreValues() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(both.horizontalSizeClass == .compact && both.displayScale == 2 && both.verticalSizeClass == .unspecified)
    #expect(both.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!both.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
  }
}
