import AshlarViews
import Foundation

/// What the PostScript name of a font says: `Family-Style`.
struct PostScriptName {
  var family: String
  var weight = Font.Weight.regular
  var isItalic = false

  init(_ name: String) {
    guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex else {
      family = name
      return
    }
    family = String(name[..<hyphen])
    let style = name[name.index(after: hyphen)...].lowercased()
    isItalic = style.contains("italic") || style.contains("oblique")
    weight = PostScriptName.words.first { style.contains($0.word) }?.weight ?? .regular
  }

  /// Words that are part of others come behind them.
  private static let words: [(word: String, weight: Font.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
    ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy),
    ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// As Apple's system names its own font.
  static func ofSystem(_ font: Font) -> String {
    let weight = font.weight.rawValue.prefix(1).uppercased() + font.weight.rawValue.dropFirst()
    let style = (font.weight == .regular && font.isItalic ? "" : weight) + (font.isItalic ? "Italic" : "")
    return (font.family ?? ".SFUI") + "-" + style
  }
}
