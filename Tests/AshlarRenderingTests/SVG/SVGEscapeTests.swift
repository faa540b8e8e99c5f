import Testing

@testable import AshlarRendering

@Suite struct SVGEscapeTests {
  static let texts: [(String, String)] = [
    ("plain", "plain"),
    ("a < b & c > d", "a &lt; b &amp; c &gt; d"),
    ("say \"hi\" & 'bye'", "say &quot;hi&quot; &amp; 'bye'"),
    ("</text><script>alert(1)</script>", "&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("&amp;", "&amp;amp;"),
    ("]]>", "]]&gt;"),
    // XML cannot hold these, not even as references.
    ("a\u{0}b\u{8}c\u{1B}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
    // Attributes and preserved text turn them into spaces anyway.
    ("a\tb\nc\rd", "a b c d"),
    ("\u{7F}\u{85}\u{202E}مرحبا 日本 👩‍👩‍👧", "\u{7F}\u{85}\u{202E}مرحبا 日本 👩‍👩‍👧"),
    ("", ""),
  ]

  @Test(arguments: texts)
  func escapes(string: String, expected: String) { #expect(SVGEscape.text(string) == expected) }

  static let families: [(String, String)] = [
    ("Inter", "'Inter'"),
    ("Times New Roman", "'Times New Roman'"),
    ("O'Reilly \\ Sons", "'O\\'Reilly \\\\ Sons'"),
    ("x\" onload=\"alert(1)", "'x&quot; onload=&quot;alert(1)'"),
    ("a'; fill: url(http://example.org)", "'a\\'; fill: url(http://example.org)'"),
  ]

  @Test(arguments: families)
  func quotesFamilies(name: String, expected: String) { #expect(SVGEscape.family(name) == expected) }
}
