/// Text from users inside of XML.
enum SVGEscape {
  /// The text with everything replaced that XML takes for markup or forbids; fit for elements and quoted attributes.
  ///
  /// Blanks that XML would change (tabs and line ends) become spaces; characters that XML cannot hold at all become
  /// U+FFFD, as they do when text is decoded.
  static func text(_ string: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\t", "\n", "\r": result.append(" ")
      default: result.append(scalar.isXMLCharacter ? scalar : "\u{FFFD}")
      }
    }
    return String(result)
  }

  /// A font family as a CSS string, then fit for an attribute.
  static func family(_ name: String) -> String {
    var quoted = "'"
    for scalar in name.unicodeScalars {
      if scalar == "'" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return text(quoted + "'")
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can hold the character.
  fileprivate var isXMLCharacter: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
