import AshlarTool
import Testing

/// Where code begins and ends: `@objc` counts in code only. Expectations follow the language reference's chapter on lexical
/// structure.
@Suite struct DoctorLexingTests {
  static let hidden: [String] = [
    "// @objc", "/* @objc */", "/* /* */ @objc */", "/// @objc\n//", "let s = \"@objc\"", "let s = \"\\\"@objc\"",
    "let s = #\"@objc\"@objc\"#", "let s = ##\"\"#@objc\"##", "let s = \"\"\"\n@objc \"\"\n@objc\n\"\"\"",
    "let s = \"\"\"\n\\\"\"\"@objc\n\"\"\"", "let s = #\"\"\"\n\"\"\"@objc\n\"\"\"#", "let s = #\"\\(@objc)\"#",
    "let s = \"\\(\"@objc\")\"", "let s = \"\\(f(\"@objc\"))@objc\"", "let r = /@objc \"/", "let r = #/@objc\n\"/#",
    "let r = ##/@objc/#@objc/##", "f(/@objc\\/@objc/)", "#!/usr/bin/swift @objc", "/* @objc", "let s = \"\"\"\n@objc",
    "let s = \"\\(\"\\(\"@objc\")\")@objc\"",
  ]

  @Test(arguments: hidden)
  func isNoCode(source: String) {
    #expect(doctorFindings(in: source) == [])
  }

  /// A source with one `@objc` in code, and where.
  static let seen: [(String, String)] = [
    ("@objc", "1:1"), ("// x\n@objc", "2:1"), ("/* /* */ */@objc", "1:12"), ("let s = \"\\(@objc)\"", "1:12"),
    ("let s = \"\"; @objc", "1:13"), ("let s = #\"\\#(@objc)\"#", "1:14"), ("let s = \"\\(f(\"x\") + @objc)\"", "1:21"),
    ("let s = \"\"\"\n\\(@objc)\n\"\"\"", "2:3"), ("let s = \"\\\\\" @objc", "1:14"),
    // A string on one line ends with the line, closed or not.
    ("let s = \"@objc\n@objc", "2:1"), ("let x = a / b @objc / c", "1:15"), ("let x = (a)/2 @objc /3", "1:15"),
    ("x = y\n/ 2 @objc / 3", "2:5"), ("let `if` = 1 @objc", "1:14"), ("let \u{E9}\u{1F600} = 1 @objc", "1:12"),
    ("\r\n\r@objc", "3:1"), ("\u{FEFF}@objc", "1:1"), ("`@objc", "1:2"), ("}})])@objc", "1:6"), ("\t@objc", "1:2"),
    ("let s = \"\\(x)\\(@objc)\"", "1:16"), ("let s = \"a\\(\"b\\(@objc)c\")d\"", "1:17"),
  ]

  @Test(arguments: seen)
  func isCode(source: String, place: String) {
    #expect(doctorFindings(in: source) == ["\(place) error objective-c @objc"])
  }

  /// Conditions, and whether Linux compiles what is behind them.
  static let conditions: [(String, Bool)] = [
    ("os(Linux)", true), ("os(iOS)", false), ("os(iOS) || os(tvOS)", false), ("!os(iOS)", true), ("!os(Linux)", false),
    ("os(iOS) || os(Linux)", true), ("canImport(ObjectiveC)", false), ("!canImport(ObjectiveC)", true),
    ("canImport(UIKit)", true), ("canImport(UIKit) && !os(Linux)", false), ("canImport(SwiftUI)", false),
    ("canImport(Combine.Publisher)", false), ("canImport(Whatever)", true), ("DEBUG", true), ("!DEBUG", true),
    ("DEBUG && os(iOS)", false), ("DEBUG || os(Linux)", true), ("true", true), ("false", false), ("!(false)", true),
    ("targetEnvironment(simulator)", false), ("_compiler_version(\"9\")", true), ("_runtime(_ObjC)", false),
    ("os(iOS) &&\n DEBUG", false), ("os(iOS)\n || os(macOS)", false), ("!!os(iOS)", false),
    ("false && (true || DEBUG) || false", false), ("(((os(iOS))))", false),
    // Not a condition: nothing is certain, so the code counts.
    ("", true), ("&&", true), ("((", true), ("os(", true), ("os iOS", true),
  ]

  /// Conditions on versions, and what they say: nil if compilers from 6.2 on, in language mode 5 or 6, differ on it. Asked of
  /// the compiler (Swift 6.3.1): mode 5 calls itself 5.10, mode 6 after the compiler.
  static let versions: [(String, Bool?)] = [
    ("compiler(>=5)", true), ("compiler(>=5.9)", true), ("compiler(>=6.2)", true), ("compiler(>=6.2.0)", true),
    ("compiler(>=6.2.1)", nil), ("compiler(>=6.10)", nil), ("compiler(>=7)", nil), ("compiler(>=5.7.1)", true),
    ("compiler(<5)", false), ("compiler(<6.2)", false), ("compiler(<6.2.1)", nil), ("compiler(<7)", nil),
    ("swift(>=4.2)", true), ("swift(>=5.9)", true), ("swift(>=5.10)", true), ("swift(>=5.10.1)", nil),
    ("swift(>=6)", nil), ("swift(>=6.2)", nil), ("swift(<5)", false), ("swift(<5.10)", false), ("swift(<6)", nil),
    ("!swift(>=5.9)", false), ("swift(>=5.9) && DEBUG", nil), ("swift(<5.9) || os(iOS)", false),
    ("compiler(>=5.9) && os(iOS)", false),
    // No version: nothing is certain.
    ("swift(5.9)", nil), ("swift(>5.9)", nil), ("swift(<=5.9)", nil), ("swift(>=)", nil), ("swift(>=5.)", nil),
    ("swift(>=five)", nil), ("swift(>=+5)", nil), ("compiler(<99999999999999999999)", nil), ("swift()", nil),
  ]

  @Test(arguments: versions)
  func knowsVersions(condition: String, truth: Bool?) {
    // The lines that are compiled: 2 if it holds, 4 if it does not, both if that is not certain.
    let lines = truth.map { $0 ? [2] : [4] } ?? [2, 4]
    #expect(
      doctorFindings(in: "#if \(condition)\n@objc\n#else\n@objc\n#endif")
        == lines.map { "\($0):1 error objective-c @objc" })
  }

  @Test(arguments: conditions)
  func knowsWhatLinuxCompiles(condition: String, isCompiled: Bool) {
    #expect(doctorFindings(in: "#if \(condition)\n@objc\n#endif").count == (isCompiled ? 1 : 0))
  }

  /// Branches of `#if`, and the lines that Linux compiles.
  static let branches: [(String, [Int])] = [
    ("#if os(iOS)\n@objc\n#else\n@objc\n#endif\n@objc", [4, 6]),
    ("#if os(Linux)\n@objc\n#else\n@objc\n#endif", [2]),
    ("#if DEBUG\n@objc\n#else\n@objc\n#endif", [2, 4]),
    ("#if os(iOS)\n@objc\n#elseif os(Linux)\n@objc\n#else\n@objc\n#endif", [4]),
    ("#if os(Linux)\n@objc\n#elseif DEBUG\n@objc\n#endif", [2]),
    ("#if os(iOS)\n#if os(Linux)\n@objc\n#else\n@objc\n#endif\n@objc\n#endif\n@objc", [9]),
    ("#if DEBUG\n#if os(iOS)\n@objc\n#else\n@objc\n#endif\n#endif", [5]),
    ("#else\n@objc\n#endif\n#endif\n@objc", [2, 5]), ("#if os(iOS)\n@objc", []),
  ]

  @Test(arguments: branches)
  func followsBranches(source: String, lines: [Int]) {
    #expect(doctorFindings(in: source) == lines.map { "\($0):1 error objective-c @objc" })
  }
}
