import AshlarViews
import Foundation

/// The colours of asset catalogues, read from the folders that Xcode writes: `Name.colorset/Contents.json` anywhere in a
/// `….xcassets` (Asset Catalog Format Reference, "Named Color Type").
enum ColorCatalog {
  /// The colour of a name in the catalogues that lie among the resources of a bundle; the first in the order of their names.
  ///
  /// A folder that provides a namespace is part of the name: `Folder/Name`.
  static func shade(named name: String, in bundle: Bundle) -> ColorShade? {
    guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
    for catalog in subfolders(of: folder) where catalog.pathExtension == "xcassets" {
      if let found = shade(named: name, under: catalog, prefix: "") { return found }
    }
    return nil
  }

  private static func shade(named name: String, under folder: URL, prefix: String) -> ColorShade? {
    for subfolder in subfolders(of: folder) {
      let kind = subfolder.pathExtension
      if kind == "colorset" {
        let stem = subfolder.deletingPathExtension().lastPathComponent
        if prefix + stem == name, let set = ColorSet(in: subfolder) { return set.shade(called: name) }
      } else if !otherKinds.contains(kind) {
        let inner = Group(in: subfolder).providesNamespace ? "\(prefix)\(subfolder.lastPathComponent)/" : prefix
        if let found = shade(named: name, under: subfolder, prefix: inner) { return found }
      }
    }
    return nil
  }

  /// What else a catalogue has; other folders are groups, whose names may have dots, too.
  private static let otherKinds: Set<String> = [
    "appiconset", "arimageset", "arobjectset", "arresourcegroup", "brandassets", "complicationset", "cubetextureset",
    "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imageset", "imagestack",
    "imagestacklayer", "launchimage", "mipmapset", "spriteatlas", "sticker", "stickerpack", "stickersequence",
    "symbolset", "textureset",
  ]

  private static func subfolders(of folder: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    // Links are not followed, so that no circle of them leads astray.
    return (contents ?? []).filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

/// What a folder of a catalogue says about itself.
private struct Group: Decodable {
  var properties: [String: Property]?

  /// A property that may be something else than yes or no.
  struct Property: Decodable {
    var isTrue: Bool

    init(from decoder: any Decoder) throws {
      isTrue = (try? decoder.singleValueContainer().decode(Bool.self)) ?? false
    }
  }

  init(in folder: URL) {
    let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    properties = data.flatMap { try? JSONDecoder().decode(Group.self, from: $0) }?.properties
  }

  var providesNamespace: Bool { properties?["provides-namespace"]?.isTrue ?? false }
}

/// The variants of a colour.
private struct ColorSet: Decodable {
  private var colors: [Variant]

  private struct Variant: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var color: Description?
    var gamut: String?

    enum CodingKeys: String, CodingKey {
      case idiom, appearances, color
      case gamut = "display-gamut"
    }
  }

  private struct Appearance: Decodable, Equatable {
    var appearance: String
    var value: String
  }

  private struct Description: Decodable {
    var space: String?
    var components: [String: Component]?

    enum CodingKeys: String, CodingKey {
      case components
      case space = "color-space"
    }
  }

  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let set = try? JSONDecoder().decode(ColorSet.self, from: data)
    else { return nil }
    self = set
  }

  /// The colour; `nil` without a variant for phones in a colour space that is known.
  func shade(called name: String) -> ColorShade? {
    guard let light = color(in: "light") ?? color(in: nil) else { return nil }
    return .adaptive(name: .catalog(name), light: light, dark: color(in: "dark") ?? color(in: nil) ?? light)
  }

  private func color(in luminosity: String?) -> Color? {
    let wanted = luminosity.map { [Appearance(appearance: "luminosity", value: $0)] }
    for idiom in ["iphone", "universal"] {
      let fitting = colors.first {
        $0.idiom == idiom && ($0.appearances ?? []) == (wanted ?? []) && $0.gamut != "display-P3"
      }
      if let description = fitting?.color { return Self.color(description) }
    }
    return nil
  }

  private static func color(_ description: Description) -> Color? {
    func part(_ name: String) -> Double? { description.components?[name]?.value }
    // What is said of colours is opaque unless it says otherwise.
    let alpha = description.components?["alpha"].map(\.opacity) ?? 1
    switch description.space {
    case "gray-gamma-22", "extended-gray":
      guard let white = part("white"), let alpha else { return nil }
      return Color(white: white, alpha: alpha)
    case "srgb", "extended-srgb", "display-p3":
      guard let red = part("red"), let green = part("green"), let blue = part("blue"), let alpha else { return nil }
      if description.space == "display-p3" { return Color(displayP3: red, green, blue, alpha: alpha) }
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    default: return nil
    }
  }
}

/// A component as Xcode writes it: `0.500`, `0x80` or `128`.
private struct Component: Decodable {
  /// From 0 to 1; `nil` for what is no number.
  var value: Double?
  /// As an opacity, of which 1 is no 255th part.
  var opacity: Double?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      (value, opacity) = (number, number)
    } else if let text = try? container.decode(String.self) {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        value = UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        opacity = value
      } else {
        let number = Double(text)
        value = number.map { text.contains(".") ? $0 : $0 / 255 }
        opacity = number.map { $0 > 1 ? $0 / 255 : $0 }
      }
    }
  }
}

extension Color {
  /// A colour of the Display P3 space (SMPTE RP 431-2 primaries, D65 white, the transfer function of sRGB) as one of sRGB.
  fileprivate init(displayP3 red: Double, _ green: Double, _ blue: Double, alpha: Double) {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    func encoded(_ part: Double) -> Double {
      part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    let (red, green, blue) = (linear(red), linear(green), linear(blue))
    // Both have the same white, so the two matrices of CSS Color 4 make one whose rows sum up to 1.
    self.init(
      red: encoded(1.2249401762805598 * red - 0.22494017628055996 * green),
      green: encoded(-0.042056954709688163 * red + 1.0420569547096881 * green),
      blue: encoded(-0.019637554590334432 * red - 0.078636045550631889 * green + 1.0982736001409663 * blue),
      alpha: alpha)
  }
}
