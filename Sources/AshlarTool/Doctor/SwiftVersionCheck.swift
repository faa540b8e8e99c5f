/// Conditions on the version of Swift, as far as the version that Ashlar needs decides them.
enum SwiftVersionCheck {
  /// The oldest compiler that builds Ashlar, and so whatever imports it.
  private static let oldestCompiler = [6, 2]
  /// What the oldest language mode of today, 5, calls itself. Mode 6 calls itself after the compiler.
  private static let oldestLanguage = [5, 10]

  /// What `compiler(…)` says.
  static func compiler(_ argument: String) -> Truth { truth(of: argument, oldest: oldestCompiler) }

  /// What `swift(…)` says, which asks for the language mode.
  static func language(_ argument: String) -> Truth { truth(of: argument, oldest: oldestLanguage) }

  /// What `>=5.9` or `<6` says of every version from the oldest on.
  private static func truth(of argument: String, oldest: [Int]) -> Truth {
    let isLower = argument.hasPrefix("<")
    guard isLower || argument.hasPrefix(">="), let version = version(argument.dropFirst(isLower ? 1 : 2)),
      !oldest.lexicographicallyPrecedes(version)
    else { return .unknown }
    return isLower ? .no : .yes
  }

  /// The numbers of `5.9.1`, without zeros at the end: `6.2.0` is `6.2`.
  private static func version(_ text: Substring) -> [Int]? {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard part.utf8.allSatisfy(\.isDigit), let number = Int(part) else { return nil }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    return numbers
  }
}
