import AshlarDocument
import AshlarLayout
import Testing

private let known = ["root", "a", "b", "title_2", "_x"]

private func parse(_ text: String) throws(ConstraintSyntaxError) -> ConstraintStatement {
  try ConstraintParser.parse(text) { known.contains($0) }
}

@Suite struct ConstraintParserTests {
  /// A text and the shortest text that says the same.
  static let accepted: [(String, String)] = [
    ("a.width == 10", "a.width == 10"),
    ("  a.width==10  ", "a.width == 10"),
    ("a.width == 1e2", "a.width == 100"),
    ("a.width == 1.50", "a.width == 1.5"),
    ("a.width >= -0.25", "a.width >= -0.25"),
    ("a.height <= 10 @750", "a.height <= 10 @750"),
    ("a.height <= 10@999.5", "a.height <= 10 @999.5"),
    ("a.height <= 10 @ 0", "a.height <= 10 @0"),
    ("a.height <= 10 @1000", "a.height <= 10"),
    ("a.height <= 10 @333.3", "a.height <= 10 @333.3"),
    ("a.left == b.right", "a.left == b.right"),
    ("a.left == b.right + 8", "a.left == b.right + 8"),
    ("a.left == b.right - 8", "a.left == b.right - 8"),
    ("a.left == b.right + -8", "a.left == b.right - 8"),
    ("a.left == b.right - -8", "a.left == b.right + 8"),
    ("a.left==b.right+8@500", "a.left == b.right + 8 @500"),
    ("a.left == 2 * b.right", "a.left == 2 * b.right"),
    ("a.left == 2*b.right-1", "a.left == 2 * b.right - 1"),
    ("a.left == -1 * b.right", "a.left == -1 * b.right"),
    ("a.left == 1 * b.right", "a.left == b.right"),
    ("a.left == b.right + 0", "a.left == b.right"),
    ("a.width == 0 * b.width + 5", "a.width == 0 * b.width + 5"),
    ("a.width == b.height", "a.width == b.height"),
    ("title_2.leading >= _x.trailingMargin", "title_2.leading >= _x.trailingMargin"),
    ("a.centerX == root.centerXWithinMargins", "a.centerX == root.centerXWithinMargins"),
    ("a.left == b.centerX", "a.left == b.centerX"),
    ("a.leading == b.centerX", "a.leading == b.centerX"),
    ("a.firstBaseline == b.lastBaseline", "a.firstBaseline == b.lastBaseline"),
    ("a.width == 10 #", "a.width == 10 #"),
    ("a.width == 10 #my size @3", "a.width == 10 #my size @3"),
    ("a.width == 10 @2#x", "a.width == 10 @2 #x"),
    ("a.width == 10 # spaced ", "a.width == 10 # spaced "),
    ("a.width\t==\n10", "a.width == 10"),
  ]

  @Test(arguments: accepted)
  func readsAndWritesStatements(text: String, shortest: String) throws {
    let statement = try parse(text)
    #expect(statement.description == shortest)
    #expect(try parse(statement.description) == statement)
  }

  @Test func readsEveryAttribute() throws {
    for attribute in LayoutAttribute.allCases where attribute != .notAnAttribute {
      let statement = try parse("a.\(attribute.name) == b.\(attribute.name)")
      #expect(statement.first.attribute == attribute)
      #expect(statement.second?.attribute == attribute)
    }
  }

  /// A text, what is wrong, and before which byte.
  static let refused: [(String, ConstraintSyntaxError.Kind, Int)] = [
    ("", .expected(.item), 0),
    ("  ", .expected(.item), 2),
    ("3 == a.width", .expected(.item), 0),
    ("é.width == 1", .expected(.item), 0),
    ("c.width == 1", .unknownItem("c"), 0),
    ("a == 1", .expected(.dot), 1),
    ("a .width == 1", .expected(.dot), 1),
    ("a. == 1", .expected(.attribute), 2),
    ("a.size == 1", .unknownAttribute("size"), 2),
    ("a.notAnAttribute == 1", .unknownAttribute("notAnAttribute"), 2),
    ("a.width", .expected(.relation), 7),
    ("a.width 10", .expected(.relation), 8),
    ("a.width = 10", .unknownRelation("="), 8),
    ("a.width =< 10", .unknownRelation("=<"), 8),
    ("a.width < 10", .unknownRelation("<"), 8),
    ("a.width != 10", .unknownRelation("!="), 8),
    ("a.width ==", .expected(.rightSide), 10),
    ("a.width == @5", .expected(.rightSide), 11),
    ("a.width == -b.width", .expected(.rightSide), 11),
    ("a.width == +5", .expected(.rightSide), 11),
    ("a.width == 007", .malformedNumber("007"), 11),
    ("a.width == 1.", .malformedNumber("1."), 11),
    ("a.width == 1e", .malformedNumber("1e"), 11),
    ("a.width == 1e400", .numberTooLarge("1e400"), 11),
    ("a.width == 1e16", .numberTooLarge("1e16"), 11),
    ("a.width == 2 *", .expected(.multipliedItem), 14),
    ("a.width == 2 * 3", .expected(.multipliedItem), 15),
    ("a.width == 2 b.width", .expected(.endOfNumber), 13),
    ("a.width == 2 + 3", .expected(.endOfNumber), 13),
    ("a.left == b.left 5", .expected(.endOfItem), 17),
    ("a.left == b.left * 2", .expected(.endOfItem), 17),
    ("a.left == b.left +", .expected(.constant), 18),
    ("a.left == b.left + b.width", .expected(.constant), 19),
    ("a.left == b.left + 5 6", .expected(.endOfConstant), 21),
    ("a.left == b.lef", .unknownAttribute("lef"), 12),
    ("a.left == z.left", .unknownItem("z"), 10),
    ("a.width == 10 @", .expected(.priority), 15),
    ("a.width == 10 @high", .expected(.priority), 15),
    ("a.width == 10 @1001", .priorityOutOfRange("1001"), 15),
    ("a.width == 10 @-1", .priorityOutOfRange("-1"), 15),
    ("a.width == 10 @750 x", .expected(.endOfPriority), 19),
    ("a.left == 10", .pairing(.placeAlone(.left)), 10),
    ("a.left == 0 * b.left", .pairing(.placeAlone(.left)), 16),
    ("a.left == b.top", .pairing(.axes(.left, .top)), 12),
    ("a.left == b.leading", .pairing(.directions(.left, .leading)), 12),
    ("a.trailingMargin == b.right", .pairing(.directions(.trailingMargin, .right)), 22),
    ("a.left == b.width", .pairing(.placeAndSize(.left, .width)), 12),
    ("a.height == b.bottom", .pairing(.placeAndSize(.height, .bottom)), 14),
  ]

  @Test(arguments: refused)
  func refusesWithKindAndOffset(text: String, kind: ConstraintSyntaxError.Kind, offset: Int) {
    let error = #expect(throws: ConstraintSyntaxError.self) { _ = try parse(text) }
    #expect(error == ConstraintSyntaxError(kind, at: offset))
  }

  @Test func limitsTheIdentifier() throws {
    let limit = 1024
    #expect(try parse("a.width == 1 #" + String(repeating: "x", count: limit - 1)).identifier?.utf8.count == limit - 1)
    let error = #expect(throws: ConstraintSyntaxError.self) {
      _ = try parse("a.width == 1 #" + String(repeating: "x", count: 1_000_000))
    }
    #expect(error == ConstraintSyntaxError(.identifierTooLong(limit: limit), at: 13))
  }
}
