import AshlarJSON
import AshlarLayout
import AshlarViews

/// Stacks and scroll views.
extension PropertyReader {
  static func arrangement(_ key: String, _ value: JSONValue) throws(DocumentError) -> ItemProperty {
    switch key {
    case "axis": return .axis(try value.readWord(among: DocumentWords.axes) == "vertical" ? .vertical : .horizontal)
    case "distribution":
      let word = try value.readWord(among: DocumentWords.distributions)
      return .distribution(StackView.Distribution(rawValue: word) ?? .fill)
    case "alignment": return .alignment(alignment(try value.readWord(among: DocumentWords.alignments)))
    case "spacing": return .spacing(try value.readNumber())
    case "customSpacing": return .customSpacing(try customSpacing(value))
    case "isBaselineRelativeArrangement": return .isBaselineRelativeArrangement(try value.readFlag())
    case "isLayoutMarginsRelativeArrangement": return .isLayoutMarginsRelativeArrangement(try value.readFlag())
    default: return try scrolling(key, value)
    }
  }

  private static func alignment(_ word: String) -> StackView.Alignment {
    switch word {
    case "top": .top
    case "bottom": .bottom
    default: StackView.Alignment(rawValue: word) ?? .fill
    }
  }

  private static func customSpacing(
    _ value: JSONValue
  ) throws(DocumentError) -> [(id: String, spacing: Double?)] {
    var gaps: [(id: String, spacing: Double?)] = []
    for member in try value.readMembers() {
      let gap = try within(.key(member.key)) { () throws(DocumentError) in
        member.value.isNull ? nil : try member.value.readNumber(.computable, as: .numberOrNull)
      }
      gaps.append((member.key, gap))
    }
    return gaps
  }

  private static func scrolling(_ key: String, _ value: JSONValue) throws(DocumentError) -> ItemProperty {
    switch key {
    case "contentOffset":
      let numbers = try value.readNumbers(2)
      return .contentOffset(Point(x: numbers[0], y: numbers[1]))
    case "contentSize": return .contentSize(try value.readSize())
    case "contentInset": return .contentInset(try value.readInsets())
    case "contentInsetAdjustmentBehavior":
      let word = try value.readWord(among: DocumentWords.contentInsetAdjustmentBehaviors)
      return .contentInsetAdjustmentBehavior(
        ScrollView.ContentInsetAdjustmentBehavior(rawValue: word) ?? .automatic)
    case "alwaysBounceHorizontal": return .alwaysBounce(.horizontal, try value.readFlag())
    case "alwaysBounceVertical": return .alwaysBounce(.vertical, try value.readFlag())
    case "contentLayoutGuide": return .contentLayoutGuide(try DocumentReader.readID(value))
    default: return .frameLayoutGuide(try DocumentReader.readID(value))
    }
  }
}
