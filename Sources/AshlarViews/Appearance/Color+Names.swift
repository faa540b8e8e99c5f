extension Color {
  /// Nothing is seen.
  public static let clear = Color(white: 0, alpha: 0)
  /// The darkest grey.
  public static let black = Color(white: 0)
  /// The lightest grey.
  public static let white = Color(white: 1)
  /// What controls are drawn with: UIKit's blue.
  public static let tint = Color(rgb: 0x007AFF)

  /// The names of `UIColor` that ``init(named:)`` knows, in the order of its documentation.
  public static let names: [String] = table.map { $0.name }

  /// A colour by the name of the property of `UIColor`, in its light appearance; `nil` for any other text.
  public init?(named name: String) {
    guard let entry = Color.table.first(where: { $0.name == name }) else { return nil }
    self = entry.color
  }

  /// Names with sRGB values: the basic colours as `UIColor` defines them, the adaptable ones as the Human Interface
  /// Guidelines list them for the light appearance.
  private static let table: [(name: String, color: Color)] = [
    ("clear", .clear),
    ("black", .black),
    ("darkGray", Color(white: 1.0 / 3)),
    ("lightGray", Color(white: 2.0 / 3)),
    ("white", .white),
    ("gray", Color(white: 0.5)),
    ("red", Color(rgb: 0xFF0000)),
    ("green", Color(rgb: 0x00FF00)),
    ("blue", Color(rgb: 0x0000FF)),
    ("cyan", Color(rgb: 0x00FFFF)),
    ("yellow", Color(rgb: 0xFFFF00)),
    ("magenta", Color(rgb: 0xFF00FF)),
    ("orange", Color(red: 1, green: 0.5, blue: 0)),
    ("purple", Color(red: 0.5, green: 0, blue: 0.5)),
    ("brown", Color(red: 0.6, green: 0.4, blue: 0.2)),
    ("systemRed", Color(rgb: 0xFF3B30)),
    ("systemGreen", Color(rgb: 0x34C759)),
    ("systemBlue", .tint),
    ("systemOrange", Color(rgb: 0xFF9500)),
    ("systemYellow", Color(rgb: 0xFFCC00)),
    ("systemPink", Color(rgb: 0xFF2D55)),
    ("systemPurple", Color(rgb: 0xAF52DE)),
    ("systemTeal", Color(rgb: 0x30B0C7)),
    ("systemIndigo", Color(rgb: 0x5856D6)),
    ("systemBrown", Color(rgb: 0xA2845E)),
    ("systemMint", Color(rgb: 0x00C7BE)),
    ("systemCyan", Color(rgb: 0x32ADE6)),
    ("systemGray", Color(rgb: 0x8E8E93)),
    ("systemGray2", Color(rgb: 0xAEAEB2)),
    ("systemGray3", Color(rgb: 0xC7C7CC)),
    ("systemGray4", Color(rgb: 0xD1D1D6)),
    ("systemGray5", Color(rgb: 0xE5E5EA)),
    ("systemGray6", Color(rgb: 0xF2F2F7)),
    ("label", .black),
    ("secondaryLabel", Color(rgb: 0x3C3C43, alpha: 0.6)),
    ("tertiaryLabel", Color(rgb: 0x3C3C43, alpha: 0.3)),
    ("quaternaryLabel", Color(rgb: 0x3C3C43, alpha: 0.18)),
    ("link", .tint),
    ("placeholderText", Color(rgb: 0x3C3C43, alpha: 0.3)),
    ("separator", Color(rgb: 0x3C3C43, alpha: 0.29)),
    ("opaqueSeparator", Color(rgb: 0xC6C6C8)),
    ("systemBackground", .white),
    ("secondarySystemBackground", Color(rgb: 0xF2F2F7)),
    ("tertiarySystemBackground", .white),
    ("systemFill", Color(rgb: 0x787880, alpha: 0.2)),
    ("tintColor", .tint),
  ]
}
