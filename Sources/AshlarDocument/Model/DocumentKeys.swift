import AshlarViews

/// The keys that documents may have, object by object; the JSON Schema in `Documentation` lists the same.
public enum DocumentKeys {
  /// Of a document.
  public static let document = [
    "name", "root", "views", "guides", "constraints", "standardSpacing", "steps", "expected", "expectedEdges",
    "expectedAmbiguous", "tolerance", "source", "note", "meta",
  ]
  /// Of the root.
  public static let root = ["id", "size", "direction", "scale", "layoutMargins", "safeArea"]
  /// Of every view.
  public static let view = [
    "id", "parent", "type", "intrinsicSize", "hugging", "compression", "layoutMargins", "firstBaselineOffset",
    "lastBaselineOffset", "hidden", "direction", "text", "font", "lines", "color", "background", "cornerRadius",
    "border", "opacity",
  ]
  /// Of a guide.
  public static let guide = ["id", "owner"]
  /// Of a visual format.
  public static let visualFormat = ["vfl", "metrics", "options"]
  /// Of a step.
  public static let step = [
    "set", "constant", "priority", "remove", "add", "expected", "expectedEdges", "expectedAmbiguous", "tolerance",
  ]
  /// Of a font.
  public static let font = ["size", "weight", "italic", "family"]
  /// Of a border.
  public static let border = ["width", "color"]

  /// The keys that only views of one kind have, named like UIKit's properties.
  public static func own(of kind: ViewDescription.Kind) -> [String] {
    switch kind {
    case .view: []
    case .label: ["textAlignment", "lineBreakMode"]
    case .button: ["isEnabled", "contentEdgeInsets"]
    case .image: ["image", "contentMode"]
    case .stack:
      [
        "axis", "distribution", "alignment", "spacing", "customSpacing", "isBaselineRelativeArrangement",
        "isLayoutMarginsRelativeArrangement",
      ]
    case .scroll: scrollSettable + ["contentLayoutGuide", "frameLayoutGuide"]
    }
  }

  private static let scrollSettable = [
    "contentOffset", "contentSize", "contentInset", "contentInsetAdjustmentBehavior", "alwaysBounceHorizontal",
    "alwaysBounceVertical",
  ]

  /// The keys that a step may set, by what the item is; nil is the root.
  public static func settable(of kind: ViewDescription.Kind?) -> [String] {
    guard let kind else { return root.filter { $0 != "id" } }
    let own = kind == .scroll ? scrollSettable : own(of: kind)
    return view.filter { $0 != "id" && $0 != "parent" && $0 != "type" } + own
  }
}

/// The values that look keys may have, named like UIKit's cases.
public enum DocumentWords {
  /// Of `type`.
  public static let types = ViewDescription.Kind.allCases.map { $0.rawValue }
  /// Of `axis`.
  public static let axes = ["horizontal", "vertical"]
  /// Of `distribution`.
  public static let distributions = StackView.Distribution.allCases.map { $0.rawValue }
  /// Of `alignment`; horizontal stacks have words of their own for two of them.
  public static let alignments = StackView.Alignment.allCases.map { $0.rawValue } + ["top", "bottom"]
  /// Of `contentInsetAdjustmentBehavior`.
  public static let contentInsetAdjustmentBehaviors =
    ScrollView.ContentInsetAdjustmentBehavior.allCases.map { $0.rawValue }
  /// Of `textAlignment`.
  public static let textAlignments = TextAlignment.allCases.map { $0.rawValue }
  /// Of `lineBreakMode`.
  public static let lineBreakModes = LineBreakMode.allCases.map { $0.rawValue }
  /// Of `contentMode`.
  public static let contentModes = ContentMode.allCases.map { $0.rawValue }
  /// Of `color` and `background`, besides `#rgb`, `#rrggbb` and `#rrggbbaa`.
  public static let colors = Color.names
}
