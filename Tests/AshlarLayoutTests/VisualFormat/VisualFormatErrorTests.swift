import AshlarLayout
import AshlarTestSupport
import Testing

/// An invalid format with the mistake in it.
struct InvalidFormat: CustomTestStringConvertible, Sendable {
  var format: String
  var kind: VisualFormatError.Kind
  var column: Int
  var options: VisualFormatOptions

  init(_ format: String, _ kind: VisualFormatError.Kind, _ column: Int, options: VisualFormatOptions = []) {
    self.format = format
    self.kind = kind
    self.column = column
    self.options = options
  }

  var testDescription: String { format }
}

@Suite struct VisualFormatErrorTests {
  /// What libFuzzer keeps: a format is read, or the mistake lies in it or one past its end.
  @Test func placesMistakesInWhatTheFuzzerKeeps() throws {
    let corpus = try Fixtures.corpus(of: "VisualFormat")
    #expect(corpus.count > 100)
    for (name, bytes) in corpus {
      let format = String(decoding: bytes, as: UTF8.self)
      do throws(VisualFormatError) {
        let parsed = try VisualFormatParser.parse(format, views: ["a": "a", "b": "b"], metrics: ["m": 8])
        _ = try parsed.constraints(style: VisualFormatStyle(), superview: { _ in "root" })
      } catch {
        #expect((1...format.unicodeScalars.count + 1).contains(error.column), "\(name): column \(error.column)")
      }
    }
  }

  static let views = ["a", "b", "orphan"]
  static let metrics = ["pad": 12, "over": 1001, "nan": Double.nan, "1m": 5]

  static let structure = [
    InvalidFormat("", .empty, 1),
    InvalidFormat("a", .expected(.start), 1),
    InvalidFormat("h:[a]", .expected(.start), 1),
    InvalidFormat("V|[a]", .expected(.axisColon), 2),
    InvalidFormat("H", .expected(.axisColon), 2),
    InvalidFormat("V:", .expected(.view), 3),
    InvalidFormat("V:a", .expected(.view), 3),
    InvalidFormat("|", .superviewAlone, 1),
    InvalidFormat("V:|", .superviewAlone, 3),
    InvalidFormat("||", .superviewAlone, 1),
    InvalidFormat("|-|", .superviewAlone, 1),
    InvalidFormat("|-10-|", .superviewAlone, 1),
    InvalidFormat("|-10-", .superviewAlone, 1),
    InvalidFormat("|-", .trailingGap, 2),
    InvalidFormat("-[a]", .leadingGap, 1),
    InvalidFormat("V:-[a]", .leadingGap, 3),
    InvalidFormat("[a]-", .trailingGap, 4),
    InvalidFormat("[a]-10-", .trailingGap, 4),
    InvalidFormat("|[a]|[b]", .textAfterSuperview, 6),
    InvalidFormat("[a]()", .expected(.continuation), 4),
    InvalidFormat("[a]x", .expected(.continuation), 4),
    InvalidFormat("[a]|-", .textAfterSuperview, 5),
    InvalidFormat("[a] [b]", .space, 4),
    InvalidFormat(" [a]", .space, 1),
    InvalidFormat("[a]\n", .space, 4),
  ]

  static let viewMistakes = [
    InvalidFormat("[", .expected(.viewName), 2),
    InvalidFormat("[]", .expected(.viewName), 2),
    InvalidFormat("[[", .expected(.viewName), 2),
    InvalidFormat("[9a]", .expected(.viewName), 2),
    InvalidFormat("[-a]", .expected(.viewName), 2),
    InvalidFormat("[a$]", .expected(.viewEnd), 3),
    InvalidFormat("[a", .expected(.viewEnd), 3),
    InvalidFormat("[a)", .expected(.viewEnd), 3),
    InvalidFormat("[self.a]", .unknownView("self"), 2),
    InvalidFormat("[a]-[pad]", .unknownView("pad"), 6),
    InvalidFormat("|[orphan]", .noSuperview, 1),
    InvalidFormat("V:[a]-[orphan]-2-|", .noSuperview, 18),
  ]

  static let predicateMistakes = [
    InvalidFormat("[a()]", .emptyPredicates, 3),
    InvalidFormat("[a()(20)]", .emptyPredicates, 3),
    InvalidFormat("[a(20)(30)]", .repeatedPredicates, 7),
    InvalidFormat("[a((20))]", .expected(.sizeValue), 4),
    InvalidFormat("[a(20]", .expected(.predicateEnd), 6),
    InvalidFormat("[a(20", .expected(.predicateEnd), 6),
    InvalidFormat("[a(20,)]", .expected(.sizeValue), 7),
    InvalidFormat("[a(20,", .expected(.sizeValue), 7),
    InvalidFormat("[a(>)]", .expected(.relation), 5),
    InvalidFormat("[a(=20)]", .expected(.relation), 5),
    InvalidFormat("[a(=>20)]", .expected(.relation), 5),
    InvalidFormat("[a(>=)]", .expected(.sizeValue), 6),
    InvalidFormat("[a(what)]", .unknownMetric("what"), 4),
    InvalidFormat("[a(1m)]", .expected(.predicateEnd), 5),
    InvalidFormat("[a(5e)]", .expected(.predicateEnd), 5),
    InvalidFormat("[a(0x10)]", .expected(.predicateEnd), 5),
    InvalidFormat("[a(.)]", .expected(.sizeValue), 4),
    InvalidFormat("[a(20@)]", .expected(.value), 7),
    InvalidFormat("[a(20@foo)]", .unknownMetric("foo"), 7),
    InvalidFormat("[a(20@b)]", .viewNotAllowed("b"), 7),
    InvalidFormat("[a(20@1001)]", .priorityOutOfRange(1001), 7),
    InvalidFormat("[a(20@-1)]", .priorityOutOfRange(-1), 7),
    InvalidFormat("[a(20@over)]", .priorityOutOfRange(1001), 7),
    InvalidFormat("[a(20@1000.00000001)]", .priorityOutOfRange(1000.00000001), 7),
    InvalidFormat("[a(nan)]", .notFinite("nan"), 4),
    InvalidFormat("[a(1e400)]", .notFinite("1e400"), 4),
    InvalidFormat("[a(-1e16)]", .notFinite("-1e16"), 4),
    InvalidFormat("[a( 20)]", .space, 4),
  ]

  static let gapMistakes = [
    InvalidFormat("[a]--[b]", .expected(.gap), 5),
    InvalidFormat("[a]-10[b]", .expected(.gapEnd), 7),
    InvalidFormat("[a]-10", .expected(.gapEnd), 7),
    InvalidFormat("[a]-()-[b]", .emptyPredicates, 5),
    InvalidFormat("[a]-(10[b]", .expected(.predicateEnd), 8),
    InvalidFormat("[a]-(10)[b]", .expected(.gapEnd), 9),
    InvalidFormat("[a]-what-[b]", .unknownMetric("what"), 5),
    InvalidFormat("[a]-b-[b]", .viewNotAllowed("b"), 5),
    InvalidFormat("[a]-(>=b)-[b]", .viewNotAllowed("b"), 8),
    InvalidFormat("[a]->=10-[b]", .expected(.gap), 5),
    InvalidFormat("[a]-nan-[b]", .notFinite("nan"), 5),
    InvalidFormat("[a]-1e300-[b]", .notFinite("1e300"), 5),
    InvalidFormat("[a]- [b]", .space, 5),
  ]

  /// A column counts characters, not bytes: `é` has two bytes, `👍` four.
  static let unicode = [
    InvalidFormat("[aé]", .expected(.viewEnd), 3),
    InvalidFormat("[a]é👍[b]", .expected(.continuation), 4),
    InvalidFormat("é", .expected(.start), 1),
    InvalidFormat("|[a]|é", .textAfterSuperview, 6),
  ]

  static let optionMistakes = [
    InvalidFormat("[a][b]", .alignmentAlongAxis(.left), 7, options: .alignAllLeft),
    InvalidFormat("[a]", .alignmentAlongAxis(.centerX), 4, options: .alignAllCenterX),
    InvalidFormat("V:[a][b]", .alignmentAlongAxis(.bottom), 9, options: [.alignAllLeft, .alignAllBottom]),
    InvalidFormat("V:[a]", .alignmentAlongAxis(.firstBaseline), 6, options: .alignAllFirstBaseline),
    InvalidFormat("[a]", .contradictoryDirections, 4, options: [.directionLeftToRight, .directionRightToLeft]),
  ]

  @Test(arguments: structure + viewMistakes + predicateMistakes + gapMistakes + unicode + optionMistakes)
  func reportsKindAndColumn(_ invalid: InvalidFormat) {
    let error = #expect(throws: VisualFormatError.self) {
      try constraintTexts(
        invalid.format, views: Self.views, metrics: Self.metrics, style: VisualFormatStyle(options: invalid.options))
    }
    #expect(error?.kind == invalid.kind)
    #expect(error?.column == invalid.column)
  }

  /// The end of a cut format is the place of its mistake or its start was one already: nothing traps.
  @Test func survivesEveryPrefix() {
    let format = "V:|-(>=10@250,<=pad)-[a(==b@999,>=1.5e1)]-pad-[b]-|"
    for count in 0..<format.count {
      let prefix = String(format.prefix(count))
      do {
        _ = try constraintTexts(prefix, views: Self.views, metrics: Self.metrics)
      } catch {
        #expect(error.column >= 1 && error.column <= count + 1, "prefix \(prefix)")
      }
    }
  }

  /// Whatever the text, there is an answer, and a mistake lies inside of it or one past its end.
  @Test(arguments: 0..<500)
  func survivesAnyText(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let pieces = [
      "[a]", "[b(", ")]", "|", "-", "10", "pad", "(", ")", "==", ">=", "@", "750", ",", "H:", "V:", "é", " ",
    ]
    let format = (0..<Int.random(in: 1...12, using: &random)).map { _ in random.pick(pieces) }.joined()
    do {
      let texts = try constraintTexts(format, views: Self.views, metrics: Self.metrics)
      #expect(texts.count <= format.count)
    } catch {
      #expect((1...format.unicodeScalars.count + 1).contains(error.column), "\(format)")
    }
  }
}
