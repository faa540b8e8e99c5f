import Foundation
import Testing
import UIKit

/// Catalogues as Xcode writes them: Asset Catalog Format Reference, "Named Color Type" and "Folders"; components are written
/// by its three input methods.
@Suite struct ColorCatalogTests {
  private let bundle: Bundle
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bundle = try #require(Bundle(path: folder.path))
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path).appendingPathComponent("Contents.json")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func variant(_ components: String, space: String = "srgb", _ more: String = "") -> String {
    let color = #""color" : { "color-space" : "\#(space)", "components" : { \#(components) } }"#
    return #"{ "idiom" : "universal", \#(more) \#(color) }"#
  }

  private func set(_ variants: String...) -> String {
    #"{ "colors" : [ \#(variants.joined(separator: ", ")) ], "info" : { "author" : "xcode", "version" : 1 } }"#
  }

  private let dark = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],"#
  private let contrast = #""appearances" : [ { "appearance" : "contrast", "value" : "high" } ],"#

  private func color(_ name: String, _ style: UIUserInterfaceStyle = .unspecified) -> UIColor? {
    UIColor(named: name, in: bundle, compatibleWith: nil)?
      .resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
  }

  private func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  @Test func readsColors() throws {
    try write(
      set(
        variant(#""red" : "0.000", "green" : "0.000", "blue" : "1.000", "alpha" : "1.000""#, contrast),
        variant(#""red" : "0.500", "green" : "0x33", "blue" : "51", "alpha" : "0.250""#),
        variant(#""red" : "1.000", "green" : "1.000", "blue" : "0xff", "alpha" : "1""#, dark)),
      to: "Media.xcassets/Colors/Brand.colorset")
    #expect(color("Brand") == rgb(0.5, 0.2, 0.2, 0.25) && color("Brand", .light) == color("Brand"))
    #expect(color("Brand", .dark) == rgb(1, 1, 1))
    let adapting = UIColor(named: "Brand", in: bundle, compatibleWith: nil)
    #expect(adapting?.description == "<UIDynamicCatalogColor; name = Brand>" && adapting != color("Brand"))
    let resolved = UIColor(
      named: "Brand", in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(resolved == rgb(1, 1, 1))
    // One variant serves both, and numbers may be numbers.
    try write(
      set(variant(#""red" : 1, "green" : 0.5, "blue" : 0, "alpha" : 0.5"#)), to: "Media.xcassets/Plain.colorset")
    #expect(color("Plain", .dark) == rgb(1, 0.5, 0, 0.5) && color("Plain") == rgb(1, 0.5, 0, 0.5))
  }

  /// The value of P3 follows from the primaries of both spaces and their common white D65, worked out by itself: 0.53783182,
  /// 0.23213188, 0.77705691.
  @Test func knowsSpaces() throws {
    try write(
      set(variant(#""white" : "0.400", "alpha" : "1.000""#, space: "gray-gamma-22")), to: "A.xcassets/Gray.colorset")
    try write(
      set(variant(#""white" : "0.400", "alpha" : "1.000""#, space: "gray-gamma-22")),
      to: "A.xcassets/Brand v1.5/Ink.colorset")
    #expect(color("Ink") == color("Gray"))
    #expect(color("Gray") == rgb(0.4, 0.4, 0.4))
    let wide = #""red" : "0.500", "green" : "0.250", "blue" : "0.750", "alpha" : "1.000""#
    try write(set(variant(wide, space: "display-p3")), to: "A.xcassets/Wide.colorset")
    let found = try #require(color("Wide")?.cgColor.components)
    for (part, wanted) in zip(found, [0.53783182, 0.23213188, 0.77705691, 1]) { #expect(abs(part - wanted) < 1e-7) }
    try write(set(variant(wide, space: "lab")), to: "A.xcassets/Lab.colorset")
    #expect(color("Lab") == nil)
  }

  @Test func findsNames() throws {
    let red = set(variant(#""red" : "1.000", "green" : "0.000", "blue" : "0.000", "alpha" : "1.000""#))
    let blue = set(variant(#""red" : "0.000", "green" : "0.000", "blue" : "1.000", "alpha" : "1.000""#))
    try write(red, to: "A.xcassets/Group/Ink.colorset")
    try write(blue, to: "B.xcassets/Ink.colorset")
    try write(blue, to: "A.xcassets/Space/Sky.colorset")
    try write(#"{ "properties" : { "provides-namespace" : true, "x" : "y" } }"#, to: "A.xcassets/Space")
    try write(#"{ "properties" : { "provides-namespace" : false } }"#, to: "A.xcassets/Group")
    #expect(color("Ink") == rgb(1, 0, 0) && color("Space/Sky") == rgb(0, 0, 1) && color("Sky") == nil)
    #expect(color("Group/Ink") == nil && color("Other") == nil && color("") == nil && color("../A") == nil)
    try write("{", to: "A.xcassets/Broken.colorset")
    try write(set(), to: "A.xcassets/Empty.colorset")
    try write(set(variant(#""red" : "x", "green" : "0x100", "blue" : "1.000""#)), to: "A.xcassets/Wrong.colorset")
    #expect(color("Broken") == nil && color("Empty") == nil && color("Wrong") == nil)
    // As UIKit answers where there is no such name.
    #expect(UIColor(named: "Ink") == nil)
  }
}
