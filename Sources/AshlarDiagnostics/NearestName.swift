/// Finds the name that somebody may have meant.
public enum NearestName {
  /// Longer names are not compared: nobody mistypes them, and comparing costs their lengths multiplied.
  private static let longest = 64

  /// The candidate with the fewest typing mistakes between it and `name`; the first one of several.
  ///
  /// A mistake is a letter added, missing, wrong or swapped with its neighbour. One mistake in three letters is allowed,
  /// three at most; names that differ only in the case of letters always match.
  ///
  /// - Complexity: O(candidates · length).
  public static func among(_ candidates: some Sequence<String>, for name: String) -> String? {
    let typed = Array(name.utf8.prefix(longest + 1))
    guard typed.count <= longest else { return nil }
    let typedLower = typed.map { $0.lowercased }
    var best: String?
    var bestDistance = min(3, typed.count / 3) + 1
    for candidate in candidates {
      let letters = Array(candidate.utf8.prefix(longest + 1))
      guard letters.count <= longest, letters != typed else { continue }
      if typedLower.elementsEqual(letters.lazy.map { $0.lowercased }) { return candidate }
      guard abs(letters.count - typed.count) < bestDistance else { continue }
      let distance = distance(typed, letters)
      if distance < bestDistance {
        best = candidate
        bestDistance = distance
      }
    }
    return best
  }

  /// The words `did you mean "…"?` for the nearest candidate, or nil when none is near.
  public static func suggestion(among candidates: some Sequence<String>, for name: String) -> String? {
    among(candidates, for: name).map { "did you mean \(Words.quoted($0))?" }
  }

  /// The least number of mistakes that turn one text into the other (optimal string alignment).
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var least = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[other.count]
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
