import AshlarLayout
import Testing

/// A valid format and what it stands for.
struct ValidFormat: CustomTestStringConvertible, Sendable {
  var format: String
  var options: VisualFormatOptions
  var spacing: StandardSpacing
  var constraints: [String]

  init(
    _ format: String, _ constraints: [String], options: VisualFormatOptions = [],
    spacing: StandardSpacing = StandardSpacing()
  ) {
    self.format = format
    self.options = options
    self.spacing = spacing
    self.constraints = constraints
  }

  var testDescription: String { format }
}

/// Expected constraints follow from Apple's Visual Format Language reference: a gap is the far edge minus the near one,
/// `H:` is the default axis, a missing relation is `==`, a missing priority 1000.
@Suite struct VisualFormatConstraintTests {
  static let views = ["a", "b", "c", "_x9", "twin"]
  static let metrics = ["pad": 12, "neg": -4, "high": 750, "half": 0.5, "twin": 3, "zero": 0]

  static let chains = [
    ValidFormat("[a]", []),
    ValidFormat("H:[a]", []),
    ValidFormat("V:[_x9]", []),
    ValidFormat("[a][b]", ["b.leading == a.trailing"]),
    ValidFormat("[a]-[b]-[c]", ["b.leading == a.trailing + 8", "c.leading == b.trailing + 8"]),
    ValidFormat("V:[a]-[b]", ["b.top == a.bottom + 8"]),
    ValidFormat("|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"]),
    ValidFormat("|-[a]-|", ["a.leading == root.leadingMargin", "root.trailingMargin == a.trailing"]),
    ValidFormat("V:|-[a]-|", ["a.top == root.topMargin", "root.bottomMargin == a.bottom"]),
    ValidFormat("|-0-[a]", ["a.leading == root.leading"]),
    ValidFormat("[a]-5-|", ["root.trailing == a.trailing + 5"]),
    ValidFormat(
      "|-[a]-[b]-|",
      ["a.leading == root.leading + 20", "b.leading == a.trailing + 6", "root.trailing == b.trailing + 20"],
      spacing: StandardSpacing(sibling: 6, superview: 20)),
  ]

  static let gaps = [
    ValidFormat("[a]-10-[b]", ["b.leading == a.trailing + 10"]),
    ValidFormat("[a]-10.25-[b]", ["b.leading == a.trailing + 10.25"]),
    ValidFormat("[a]-.5-[b]", ["b.leading == a.trailing + 0.5"]),
    ValidFormat("[a]-5.-[b]", ["b.leading == a.trailing + 5"]),
    ValidFormat("[a]-1e2-[b]", ["b.leading == a.trailing + 100"]),
    ValidFormat("[a]-1E-1-[b]", ["b.leading == a.trailing + 0.1"]),
    ValidFormat("[a]-pad-[b]", ["b.leading == a.trailing + 12"]),
    ValidFormat("[a]-neg-[b]", ["b.leading == a.trailing - 4"]),
    ValidFormat("[a]-(20)-[b]", ["b.leading == a.trailing + 20"]),
    ValidFormat("[a]-(-20)-[b]", ["b.leading == a.trailing - 20"]),
    ValidFormat("[a]-(+20)-[b]", ["b.leading == a.trailing + 20"]),
    ValidFormat("[a]-(neg)-[b]", ["b.leading == a.trailing - 4"]),
    ValidFormat(
      "V:[a]-(>=10,<=pad@700,==11@high)-[b]",
      ["b.top >= a.bottom + 10", "b.top <= a.bottom + 12 @700", "b.top == a.bottom + 11 @750"]),
    ValidFormat("|-(>=0)-[a]", ["a.leading >= root.leading"]),
    ValidFormat("[a]-(<=7)-|", ["root.trailing <= a.trailing + 7"]),
  ]

  static let sizes = [
    ValidFormat("[a(50)]", ["a.width == 50"]),
    ValidFormat("V:[a(==50)]", ["a.height == 50"]),
    ValidFormat("[a(-50)]", ["a.width == -50"]),
    ValidFormat("[a(>=50)]", ["a.width >= 50"]),
    ValidFormat("[a(<=pad)]", ["a.width <= 12"]),
    ValidFormat("[a(==b)]", ["a.width == b.width"]),
    ValidFormat("V:[a(>=b@high)]", ["a.height >= b.height @750"]),
    ValidFormat("[a(twin)]", ["a.width == twin.width"]),
    ValidFormat("[a]-twin-[b]", ["b.leading == a.trailing + 3"]),
    ValidFormat("[a(10@0)]", ["a.width == 10 @0"]),
    ValidFormat("[a(10@zero)]", ["a.width == 10 @0"]),
    ValidFormat("[a(10@1000)]", ["a.width == 10"]),
    ValidFormat("[a(10@999.5)]", ["a.width == 10 @999.5"]),
    ValidFormat("[a(10@half)]", ["a.width == 10 @0.5"]),
    ValidFormat("[a(>=10,<=20,b@1)]", ["a.width >= 10", "a.width <= 20", "a.width == b.width @1"]),
    ValidFormat(
      "|-[a(10)]-2-[b(a)]|",
      [
        "a.leading == root.leadingMargin", "a.width == 10", "b.leading == a.trailing + 2", "b.width == a.width",
        "root.trailing == b.trailing",
      ]),
  ]

  static let options = [
    ValidFormat(
      "|-1-[a]-2-[b]-3-|",
      ["a.left == root.left + 1", "b.left == a.right + 2", "root.right == b.right + 3"],
      options: .directionLeftToRight),
    ValidFormat(
      "|-1-[a]-(>=2)-[b]-(<=3)-|",
      ["root.right == a.right + 1", "a.left >= b.right + 2", "b.left <= root.left + 3"],
      options: .directionRightToLeft),
    ValidFormat(
      "|-[a]-|", ["a.right == root.rightMargin", "root.leftMargin == a.left"], options: .directionRightToLeft),
    ValidFormat(
      "|-[a]-|", ["a.left == root.leftMargin", "root.rightMargin == a.right"], options: .directionLeftToRight),
    ValidFormat("V:|-1-[a]", ["a.top == root.top + 1"], options: .directionRightToLeft),
    ValidFormat("V:[a][b]", ["b.top == a.bottom"], options: [.directionLeftToRight, .directionRightToLeft]),
    ValidFormat("[a]", [], options: .alignAllTop),
    ValidFormat(
      "[a][b][c]",
      [
        "b.leading == a.trailing", "c.leading == b.trailing", "a.top == b.top", "b.top == c.top",
        "a.bottom == b.bottom", "b.bottom == c.bottom",
      ],
      options: [.alignAllBottom, .alignAllTop]),
    ValidFormat(
      "[a][b]",
      [
        "b.left == a.right", "a.centerY == b.centerY", "a.lastBaseline == b.lastBaseline",
        "a.firstBaseline == b.firstBaseline",
      ],
      options: [.alignAllFirstBaseline, .alignAllLastBaseline, .alignAllCenterY, .directionLeftToRight]),
    ValidFormat(
      "V:[a][b]",
      [
        "b.top == a.bottom", "a.left == b.left", "a.right == b.right", "a.leading == b.leading",
        "a.trailing == b.trailing", "a.centerX == b.centerX",
      ],
      options: [.alignAllCenterX, .alignAllTrailing, .alignAllLeading, .alignAllRight, .alignAllLeft]),
  ]

  @Test(arguments: chains + gaps + sizes + options)
  func makesTheConstraints(_ valid: ValidFormat) throws {
    let style = VisualFormatStyle(options: valid.options, spacing: valid.spacing)
    let texts = try constraintTexts(valid.format, views: Self.views, metrics: Self.metrics, style: style)
    #expect(texts == valid.constraints)
  }

  /// A chain of n views without gaps makes n - 1 constraints; 100,000 of them would overflow the stack of a parser that
  /// recurses.
  @Test func parsesLongChains() throws {
    let format = String(repeating: "[a]", count: 100_000)
    #expect(try constraintTexts(format, views: ["a"]).count == 99_999)
    let predicates = String(repeating: ">=1,", count: 100_000)
    #expect(try constraintTexts("[a(\(predicates)<=2)]", views: ["a"]).count == 100_001)
  }
}

@Suite struct VisualFormatOptionsTests {
  @Test(arguments: [
    ("alignAllLeft", VisualFormatOptions.alignAllLeft), ("alignAllBaseline", .alignAllLastBaseline),
    ("alignAllLastBaseline", .alignAllLastBaseline), ("alignAllFirstBaseline", .alignAllFirstBaseline),
    ("directionLeadingToTrailing", .directionLeadingToTrailing),
    ("directionRightToLeft", .directionRightToLeft),
  ])
  func knowsUIKitsNames(name: String, option: VisualFormatOptions) {
    #expect(VisualFormatOptions(name: name) == option)
  }

  @Test(arguments: ["", "alignAll", "alignAllLeftt", "AlignAllLeft"])
  func refusesOtherNames(name: String) {
    #expect(VisualFormatOptions(name: name) == nil)
  }

  /// UIKit's raw values: `1 << NSLayoutConstraint.Attribute` for alignments, two bits from 16 on for directions.
  @Test func hasUIKitsRawValues() {
    #expect(VisualFormatOptions.alignAllTrailing.rawValue == 64)
    #expect(VisualFormatOptions.alignAllCenterX.rawValue == 512)
    #expect(VisualFormatOptions.alignAllFirstBaseline.rawValue == 4096)
    #expect(VisualFormatOptions.directionLeftToRight.rawValue == 0x10000)
    #expect(VisualFormatOptions.directionRightToLeft.rawValue == 0x20000)
  }
}
