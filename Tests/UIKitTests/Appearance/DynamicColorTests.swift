import AshlarViews
import Testing
import UIKit

/// Apple: a dynamic colour is what its provider gives for the traits that are asked about ("UIColor.init(dynamicProvider:)",
/// "resolvedColor(with:)"); where nothing is said about the style, colours of the system are light.
@MainActor @Suite struct DynamicColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  private func parts(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func providersAreAsked() {
    #expect(parts(ink) == [0, 0, 0, 1] && ink.cgColor.components == [0, 1])
    #expect(ink.resolvedColor(with: dark) == .white && ink.resolvedColor(with: light) == .black)
    #expect(ink.resolvedColor(with: UITraitCollection()) == .black)
    let nested = UIColor { [ink] traits in traits.displayScale == 3 ? ink : .red }
    #expect(parts(nested) == [0, 0, 0, 1] && nested.resolvedColor(with: dark) == .red)
    let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    #expect(nested.resolvedColor(with: both) == .white)
  }

  private enum Circle {
    static let one: UIColor = UIColor { _ in other }
    static let other: UIColor = UIColor { _ in one }
  }

  @Test func colorsThatChooseEachOtherAreClear() {
    #expect(parts(Circle.one) == [0, 0, 0, 0])
    #expect(parts(Circle.one.withAlphaComponent(0.5))[3] == 0)
    // One after the other, they come to an end.
    var chosen = UIColor.red
    for _ in 0..<10 { chosen = UIColor { [chosen] _ in chosen } }
    #expect(parts(chosen) == [1, 0, 0, 1] && parts(chosen.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
  }

  /// The dark appearance in the Human Interface Guidelines, "Color", specifications.
  @Test(
    arguments: [
      (.systemRed, [255, 69, 58]), (.systemBlue, [10, 132, 255]), (.systemGray6, [28, 28, 30]),
      (.label, [255, 255, 255]), (.systemBackground, [0, 0, 0]),
    ] as [(UIColor, [CGFloat])])
  func colorsOfTheSystemAdapt(color: UIColor, wanted: [CGFloat]) {
    let resolved = color.resolvedColor(with: dark)
    #expect(parts(resolved) == wanted.map { $0 / 255 } + [1])
    // It adapts no more.
    #expect(resolved.resolvedColor(with: light) === resolved && resolved != color)
    #expect(color.resolvedColor(with: light) == UIColor(cgColor: color.cgColor))
  }

  @Test func othersStayAsTheyAre() {
    let color = UIColor.orange
    #expect(color.resolvedColor(with: dark) === color)
  }

  @Test func opacityAdapts() {
    let faded = ink.withAlphaComponent(0.25)
    #expect(parts(faded) == [0, 0, 0, 0.25] && parts(faded.resolvedColor(with: dark)) == [1, 1, 1, 0.25])
    let label = UIColor.label.withAlphaComponent(0.5)
    #expect(parts(label) == [0, 0, 0, 0.5] && parts(label.resolvedColor(with: dark)) == [1, 1, 1, 0.5])
  }

  @Test func equalOnlyThemselves() {
    let other = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(ink == ink && ink != other && ink != .black)
    #expect(ink.withAlphaComponent(0.5) == ink.withAlphaComponent(0.5) && ink.withAlphaComponent(0.5) != ink)
    #expect(ink.hash == ink.hash && ink.description == "<UIDynamicProviderColor>")
    #expect(UIColor.label.description == "<UIDynamicSystemColor; name = label>")
  }

  @Test func viewsShowTheLightOne() {
    let view = UIView()
    view.backgroundColor = ink
    #expect(view.backgroundColor === ink && view.ashlarView.backgroundColor == Color(white: 0))
    let controller = UIViewController()
    let parent = UIViewController()
    parent.addChild(controller)
    parent.setOverrideTraitCollection(dark, forChild: controller)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    #expect(UIScreen(size: .zero, traits: dark).traitCollection.userInterfaceStyle == .light)
  }

  @Test func traitsSayWhetherColorsDiffer() {
    #expect(
      UITraitCollection().userInterfaceStyle == .unspecified && UITraitCollection.current.userInterfaceStyle == .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: dark) && !dark.hasDifferentColorAppearance(comparedTo: dark))
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    let large = UITraitCollection(traitsFrom: [light, UITraitCollection(preferredContentSizeCategory: .extraLarge)])
    #expect(!large.hasDifferentColorAppearance(comparedTo: light) && large != light)
    #expect(!UIView().traitCollection.hasDifferentColorAppearance(comparedTo: .current))
    #expect(large.containsTraits(in: light) && !large.containsTraits(in: dark))
  }
}
