import AshlarJSON
import AshlarLayout
import AshlarViews

/// Reads the values of items' keys.
enum PropertyReader {
  /// Reads the value of a key that its item may have.
  static func read(_ key: String, _ value: JSONValue) throws(DocumentError) -> PropertySetting {
    PropertySetting(key: key, property: try property(key, value), value: value)
  }

  private static func property(_ key: String, _ value: JSONValue) throws(DocumentError) -> ItemProperty {
    switch key {
    case "size": return .size(try value.readSize())
    case "scale": return .scale(try value.readNumber(.between(1, 3)))
    case "safeArea": return .safeArea(try value.readInsets())
    case "layoutMargins": return .layoutMargins(try value.readInsets())
    case "direction": return .direction(try value.readDirection())
    case "intrinsicSize":
      let size = try value.readNumbers(2, .metric)
      return .intrinsicSize(width: size[0] < 0 ? nil : size[0], height: size[1] < 0 ? nil : size[1])
    case "hugging":
      let priorities = try priorities(value)
      return .hugging(horizontal: priorities.horizontal, vertical: priorities.vertical)
    case "compression":
      let priorities = try priorities(value)
      return .compression(horizontal: priorities.horizontal, vertical: priorities.vertical)
    case "firstBaselineOffset": return .firstBaselineOffset(try value.readNumber())
    case "lastBaselineOffset": return .lastBaselineOffset(try value.readNumber())
    case "hidden": return .hidden(try value.readFlag())
    case "text": return .text(try value.readText())
    case "font": return .font(try font(value))
    case "lines": return .lines(try lines(value))
    case "contentEdgeInsets": return .contentInsets(try value.readInsets())
    default: return try look(key, value)
    }
  }

  private static func priorities(
    _ value: JSONValue
  ) throws(DocumentError) -> (horizontal: LayoutPriority, vertical: LayoutPriority) {
    let numbers = try value.readNumbers(2, .between(0, 1000))
    return (LayoutPriority(Float(numbers[0])), LayoutPriority(Float(numbers[1])))
  }

  // MARK: Text

  private static func lines(_ value: JSONValue) throws(DocumentError) -> LineLimit {
    let number = try value.readNumber(.wholeNotNegative)
    return LineLimit(numberOfLines: Int(number))
  }

  private static func font(_ value: JSONValue) throws(DocumentError) -> Font {
    var font = Font()
    for member in try value.readObject(keys: DocumentKeys.font) {
      try within(.key(member.key)) { () throws(DocumentError) in
        switch member.key {
        case "size": font.size = try member.value.readNumber(.positive)
        case "weight":
          let name = try member.value.readWord(among: Font.Weight.allCases.map { $0.rawValue })
          font.weight = Font.Weight(rawValue: name) ?? .regular
        case "italic": font.isItalic = try member.value.readFlag()
        default: font.family = try member.value.readText()
        }
      }
    }
    return font
  }

  // MARK: Looks

  private static func look(_ key: String, _ value: JSONValue) throws(DocumentError) -> ItemProperty {
    switch key {
    case "color": return .color(try color(value))
    case "background": return .background(try color(value))
    case "cornerRadius": return .cornerRadius(try value.readNumber(.notNegative))
    case "border": return try border(value)
    case "opacity": return .opacity(try value.readNumber(.between(0, 1)))
    case "textAlignment":
      return .textAlignment(
        TextAlignment(rawValue: try value.readWord(among: DocumentWords.textAlignments)) ?? .natural)
    case "lineBreakMode":
      let word = try value.readWord(among: DocumentWords.lineBreakModes)
      return .lineBreakMode(LineBreakMode(rawValue: word) ?? .byTruncatingTail)
    case "contentMode":
      return .contentMode(ContentMode(rawValue: try value.readWord(among: DocumentWords.contentModes)) ?? .scaleToFill)
    case "isEnabled": return .isEnabled(try value.readFlag())
    case "image": return .image(try value.readText())
    default: return try arrangement(key, value)
    }
  }

  private static func border(_ value: JSONValue) throws(DocumentError) -> ItemProperty {
    var width = 1.0
    var stroke = Color.black
    for member in try value.readObject(keys: DocumentKeys.border) {
      try within(.key(member.key)) { () throws(DocumentError) in
        if member.key == "width" {
          width = try member.value.readNumber(.notNegative)
        } else {
          stroke = try color(member.value)
        }
      }
    }
    return .border(width: width, color: stroke)
  }

  private static func color(_ value: JSONValue) throws(DocumentError) -> Color {
    let text = try value.readText()
    guard let color = Color(hex: text) ?? Color(named: text) else { throw value.error(.badColor(text)) }
    return color
  }
}
