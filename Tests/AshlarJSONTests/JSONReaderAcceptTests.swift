import AshlarJSON
import Testing

/// One text that is JSON, and what it says written in the fewest words.
///
/// The names follow the `y_` files of Nicolas Seriot's JSONTestSuite ("Parsing JSON is a Minefield"), rewritten here by
/// the grammar of RFC 8259.
struct AcceptCase: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var meaning: String

  init(_ name: String, _ text: String, _ meaning: String) {
    (self.name, self.text, self.meaning) = (name, text, meaning)
  }

  var testDescription: String { name }
}

let acceptCases: [AcceptCase] = [
  .init("array_empty", "[]", "[]"),
  .init("array_spaces", " [ ] ", "[]"),
  .init("array_nested_empty", "[[]   ]", "[[]]"),
  .init("array_heterogeneous", "[null, 1, \"1\", {}]", "[null, 1, \"1\", {}]"),
  .init("array_several_nulls", "[1,null,null,null,2]", "[1, null, null, null, 2]"),
  .init("array_break_and_leading_space", "[1\r\n]", "[1]"),
  .init("object_empty", "{}", "{}"),
  .init("object_empty_key", "{\"\":0}", "{\"\": 0}"),
  .init("object_basic", "{\"asd\":\"sdf\", \"dfg\":\"fgh\"}", "{\"asd\": \"sdf\", \"dfg\": \"fgh\"}"),
  .init("object_nested", "{\"x\":[{\"id\": \"xx\"}], \"id\": \"y\"}", "{\"x\": [{\"id\": \"xx\"}], \"id\": \"y\"}"),
  .init("object_new_lines", "{\n\"a\": \"b\"\n}", "{\"a\": \"b\"}"),
  .init("object_escaped_null_in_key", "{\"foo\\u0000bar\": 42}", "{\"foo\\u0000bar\": 42}"),
  .init("object_keys_that_only_look_equal", "{\"\u{E9}\":1,\"e\u{301}\":2}", "{\"\u{E9}\": 1, \"e\u{301}\": 2}"),
  .init("object_keys_differ_in_case", "{\"a\":1,\"A\":2}", "{\"a\": 1, \"A\": 2}"),
  .init("number", "[123e65]", "[1.23e+67]"),
  .init("number_0e1", "[0e1]", "[0]"),
  .init("number_0e+1", "[0e+1]", "[0]"),
  .init("number_minus_zero", "[-0]", "[-0]"),
  .init("number_negative_int", "[-123]", "[-123]"),
  .init("number_real_capital_e", "[1E22]", "[1e+22]"),
  .init("number_real_capital_e_neg_exp", "[1E-2]", "[0.01]"),
  .init("number_real_exponent", "[123.456e78]", "[1.23456e+80]"),
  .init("number_double_close_to_zero", "[-0.00000000000000000000000000000001]", "[-1e-32]"),
  .init("number_too_small", "[123e-10000000]", "[0]"),
  .init("number_long_zero_exponent", "[1e-00000000000000000000000000000000001]", "[0.1]"),
  .init("lonely_false", "false", "false"),
  .init("lonely_true", "true", "true"),
  .init("lonely_null", "null", "null"),
  .init("lonely_int", "42", "42"),
  .init("lonely_negative_real", "-0.1", "-0.1"),
  .init("lonely_string", "\"asd\"", "\"asd\""),
  .init("string_empty", "\"\"", "\"\""),
  .init("string_allowed_escapes", #"["\"\\\/\b\f\n\r\t"]"#, #"["\"\\/\b\f\n\r\t"]"#),
  .init("string_escapes_of_letters", #"["\u0060\u012a\u12AB"]"#, "[\"`\u{12A}\u{12AB}\"]"),
  .init("string_surrogate_pair", #"["\uD801\udc37"]"#, "[\"\u{10437}\"]"),
  .init("string_two_surrogate_pairs", #"["\ud83d\ude39\ud83d\udc8d"]"#, "[\"\u{1F639}\u{1F48D}\"]"),
  .init("string_backslash_and_u_escaped_zero", #"["\\u0000"]"#, #"["\\u0000"]"#),
  .init("string_escaped_control", #"["\u0012"]"#, #"["\u0012"]"#),
  .init("string_noncharacter", "[\"\u{FFFF}\"]", "[\"\u{FFFF}\"]"),
  .init("string_last_scalar", "[\"\u{10FFFF}\"]", "[\"\u{10FFFF}\"]"),
  .init("string_unescaped_delete", "[\"\u{7F}\"]", "[\"\u{7F}\"]"),
  .init("string_line_separators", "[\"\u{2028}\u{2029}\"]", "[\"\u{2028}\u{2029}\"]"),
  .init("string_with_comment_inside", "[\"a/*b*/c/*d//e\"]", "[\"a/*b*/c/*d//e\"]"),
  .init("structure_trailing_newline", "[\"a\"]\n", "[\"a\"]"),
  .init("structure_whitespace", "\t[] \n\r ", "[]"),
  .init("structure_byte_order_mark", "\u{FEFF}{}", "{}"),
]

@Suite struct JSONReaderAcceptTests {
  @Test(arguments: acceptCases)
  func readsWhatTheGrammarAllows(_ sample: AcceptCase) throws {
    let value = try JSONReader.read(Array(sample.text.utf8))
    #expect(JSONWriter.write(value) == sample.meaning)
  }

  @Test func findsMembersByTheBytesOfTheKey() throws {
    let value = try JSONReader.read(Array("{\"\u{E9}\": 1, \"e\u{301}\": 2, \"list\": [true, null]}".utf8))
    #expect(value["\u{E9}"]?.number == 1)
    #expect(value["e\u{301}"]?.number == 2)
    #expect(value["list"]?.array?.first?.bool == true)
    #expect(value["list"]?.array?.last?.isNull == true)
    #expect(value["absent"] == nil)
    #expect(value["list"]?["key"] == nil)
  }
}
