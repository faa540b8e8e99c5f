import AshlarJSON
import Testing

/// One text that is not JSON, what is wrong, and the line and column of the culprit.
///
/// The names follow the `n_` files of Nicolas Seriot's JSONTestSuite; where the suite leaves a choice (`i_`), the choice
/// that ``JSONReader`` documents is asserted.
struct RejectCase: CustomTestStringConvertible, Sendable {
  var name: String
  var bytes: [UInt8]
  var kind: JSONError.Kind
  var line: Int
  var column: Int

  init(_ name: String, _ text: String, _ kind: JSONError.Kind, _ line: Int, _ column: Int) {
    self.init(name, bytes: Array(text.utf8), kind, line, column)
  }

  init(_ name: String, bytes: [UInt8], _ kind: JSONError.Kind, _ line: Int, _ column: Int) {
    (self.name, self.bytes, self.kind, self.line, self.column) = (name, bytes, kind, line, column)
  }

  var testDescription: String { name }
}

private let quote = UInt8(ascii: "\"")

let rejectCases: [RejectCase] = [
  .init("structure_no_data", "", .emptyInput, 1, 1),
  .init("structure_only_space", " \n\t", .emptyInput, 2, 2),
  .init("structure_only_byte_order_mark", "\u{FEFF}", .emptyInput, 1, 1),
  .init("structure_utf16_big_endian", bytes: [0xFE, 0xFF, 0, 0x5B], .notUTF8, 1, 1),
  .init("structure_utf16_little_endian", bytes: [0xFF, 0xFE, 0x5B, 0], .notUTF8, 1, 1),
  .init("structure_null_byte", bytes: [0], .unexpectedCharacter("\0", expected: .value), 1, 1),
  .init("structure_form_feed", "[\u{0C}null]", .unexpectedCharacter("\u{0C}", expected: .valueOrArrayEnd), 1, 2),
  .init("structure_no_break_space", "[\u{A0}]", .unexpectedCharacter("\u{A0}", expected: .valueOrArrayEnd), 1, 2),
  .init("structure_lone_invalid_byte", bytes: [0xE9], .invalidUTF8(0xE9), 1, 1),
  .init("structure_close_only", "]", .unexpectedCharacter("]", expected: .value), 1, 1),
  .init("structure_open", "[", .unexpectedEnd(expected: .valueOrArrayEnd), 1, 2),
  .init("structure_open_object", "{", .unexpectedEnd(expected: .keyOrObjectEnd), 1, 2),
  .init("structure_two_values", "1 2", .trailingContent, 1, 3),
  .init("structure_two_arrays", "[][]", .trailingContent, 1, 3),
  .init("structure_unclosed_after_newline", "[1,\n1\n,1", .unexpectedEnd(expected: .commaOrArrayEnd), 3, 3),
  .init("structure_comment", "/*a*/[]", .unexpectedCharacter("/", expected: .value), 1, 1),
  .init("structure_mismatch", "[1}", .unexpectedCharacter("}", expected: .commaOrArrayEnd), 1, 3),
  .init("word_capital", "[True]", .unknownWord("True"), 1, 2),
  .init("word_cut", "nul", .unknownWord("nul"), 1, 1),
  .init("word_nan", "NaN", .unknownWord("NaN"), 1, 1),
  .init("word_too_long", "[truex]", .unknownWord("truex"), 1, 2),
  .init("array_comma_only", "[,1]", .unexpectedCharacter(",", expected: .valueOrArrayEnd), 1, 2),
  .init("array_double_comma", "[1,,2]", .unexpectedCharacter(",", expected: .value), 1, 4),
  .init("array_extra_comma", "[1,]", .unexpectedCharacter("]", expected: .value), 1, 4),
  .init("array_missing_comma", "[3 [4]]", .unexpectedCharacter("[", expected: .commaOrArrayEnd), 1, 4),
  .init("array_colon", "[1:2]", .unexpectedCharacter(":", expected: .commaOrArrayEnd), 1, 3),
  .init("object_no_colon", "{\"a\"", .unexpectedEnd(expected: .colon), 1, 5),
  .init("object_comma_for_colon", "{\"x\", null}", .unexpectedCharacter(",", expected: .colon), 1, 5),
  .init("object_missing_value", "{\"a\":", .unexpectedEnd(expected: .value), 1, 6),
  .init("object_missing_value_then_end", "{\"a\":}", .unexpectedCharacter("}", expected: .value), 1, 6),
  .init("object_trailing_comma", "{\"id\":0,}", .unexpectedCharacter("}", expected: .key), 1, 9),
  .init("object_unquoted_key", "{a: 1}", .unexpectedCharacter("a", expected: .keyOrObjectEnd), 1, 2),
  .init("object_number_key", "{1:1}", .unexpectedCharacter("1", expected: .keyOrObjectEnd), 1, 2),
  .init("object_single_quotes", "{'a':0}", .unexpectedCharacter("'", expected: .keyOrObjectEnd), 1, 2),
  .init("object_missing_comma", "{\"a\":1 \"b\":2}", .unexpectedCharacter("\"", expected: .commaOrObjectEnd), 1, 8),
  .init(
    "object_duplicate_key", "{\"a\":1,\n \"b\":2, \"\\u0061\":3}",
    .duplicateKey("a", first: JSONPosition(line: 1, column: 2, offset: 1)), 2, 9),
  .init("number_leading_zero", "[-012]", .leadingZero, 1, 2),
  .init("number_two_zeros", "00", .leadingZero, 1, 1),
  .init("number_plus", "[+1]", .unexpectedCharacter("+", expected: .valueOrArrayEnd), 1, 2),
  .init("number_point_first", "[.5]", .unexpectedCharacter(".", expected: .valueOrArrayEnd), 1, 2),
  .init("number_point_last", "[1.]", .unexpectedCharacter("]", expected: .digit), 1, 4),
  .init("number_point_then_e", "[1.e3]", .unexpectedCharacter("e", expected: .digit), 1, 4),
  .init("number_exponent_empty", "[1e]", .unexpectedCharacter("]", expected: .digit), 1, 4),
  .init("number_exponent_sign_only", "[1e+]", .unexpectedCharacter("]", expected: .digit), 1, 5),
  .init("number_minus_only", "[-]", .unexpectedCharacter("]", expected: .digit), 1, 3),
  .init("number_minus_infinity", "[-Infinity]", .unexpectedCharacter("I", expected: .digit), 1, 3),
  .init("number_hexadecimal", "[0x1]", .unexpectedCharacter("x", expected: .commaOrArrayEnd), 1, 3),
  .init("number_full_width_digit", "[\u{FF11}]", .unexpectedCharacter("\u{FF11}", expected: .valueOrArrayEnd), 1, 2),
  .init("number_too_large", "[1, 1e400]", .numberTooLarge, 1, 5),
  .init("number_too_large_negative", "[-1e9999999999999999999]", .numberTooLarge, 1, 2),
  // The midpoint above the largest double, (2 - 2^-53) * 2^1023 = 1.797693134862315807937289714053034…e308, rounds away.
  .init("number_just_too_large", "17976931348623158079372897140530342e274", .numberTooLarge, 1, 1),
  .init("string_unclosed", "[\"abc", .unexpectedEnd(expected: .closingQuote), 1, 6),
  .init("string_unclosed_after_backslash", "[\"\\", .unexpectedEnd(expected: .closingQuote), 1, 4),
  .init("string_escaped_x", #"["\x00"]"#, .invalidEscape, 1, 3),
  .init("string_escaped_emoji", "[\"\\\u{1F300}\"]", .invalidEscape, 1, 3),
  .init("string_incomplete_unicode", #"["\u00A"]"#, .invalidUnicodeEscape, 1, 3),
  .init("string_unicode_at_end", #"["\u00"#, .invalidUnicodeEscape, 1, 3),
  .init("string_bad_hexadecimal", #"["\uqqqq"]"#, .invalidUnicodeEscape, 1, 3),
  .init("string_lone_high_surrogate", #"["a\uD800"]"#, .loneSurrogate(0xD800), 1, 4),
  .init("string_lone_low_surrogate", #"["\uDC00"]"#, .loneSurrogate(0xDC00), 1, 3),
  .init("string_two_high_surrogates", #"["\uD800\uD800"]"#, .loneSurrogate(0xD800), 1, 3),
  .init("string_high_surrogate_then_letter", #"["\uD800a"]"#, .loneSurrogate(0xD800), 1, 3),
  .init("string_raw_newline", "[\"a\nb\"]", .controlCharacter(0x0A), 1, 4),
  .init("string_raw_tab", "[\"\t\"]", .controlCharacter(0x09), 1, 3),
  .init("string_raw_null", bytes: [quote, 0, quote], .controlCharacter(0), 1, 2),
  .init("string_invalid_byte", bytes: [quote, 0xFF, quote], .invalidUTF8(0xFF), 1, 2),
  .init("string_overlong_slash", bytes: [quote, 0xC0, 0xAF, quote], .invalidUTF8(0xC0), 1, 2),
  .init("string_overlong_three", bytes: [quote, 0xE0, 0x80, 0x80, quote], .invalidUTF8(0xE0), 1, 2),
  .init("string_encoded_surrogate", bytes: [quote, 0xED, 0xA0, 0x80, quote], .invalidUTF8(0xED), 1, 2),
  .init("string_beyond_unicode", bytes: [quote, 0xF4, 0x90, 0x80, 0x80, quote], .invalidUTF8(0xF4), 1, 2),
  .init("string_cut_sequence", bytes: [quote, 0xE2, 0x82, quote], .invalidUTF8(0xE2), 1, 2),
  .init("string_sequence_at_end", bytes: [quote, 0xE2, 0x82], .invalidUTF8(0xE2), 1, 2),
  .init("string_stray_continuation", bytes: [quote, 0xC3, 0xA9, 0x80, quote], .invalidUTF8(0x80), 1, 3),
  .init("columns_count_characters", "[\"\u{E9}\u{1F600}\", x]", .unknownWord("x"), 1, 8),
  .init("lines_of_every_kind", "[\n1,\r\n2,\r3, x]", .unknownWord("x"), 4, 4),
]

@Suite struct JSONReaderRejectTests {
  @Test(arguments: rejectCases)
  func refusesWithKindAndPlace(_ sample: RejectCase) {
    let error = #expect(throws: JSONError.self) { _ = try JSONReader.read(sample.bytes) }
    #expect(error?.kind == sample.kind)
    #expect(error?.position.line == sample.line)
    #expect(error?.position.column == sample.column)
  }

  /// Every proper prefix of an object is an error, never a trap and never a value.
  @Test func refusesEveryPrefix() {
    let text = Array(#"{"a": [1.5e-3, true, null, "\u00e9\n é"], "b": {"c": -0}}"#.utf8)
    for length in text.indices {
      #expect(throws: JSONError.self, "prefix of \(length) bytes") { _ = try JSONReader.read(Array(text[..<length])) }
    }
  }
}
