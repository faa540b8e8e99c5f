/// Undoes what editors, web pages and chat tools do to the text of a line.
enum PasteRepair {
  /// The line as it was printed, as far as that can be told.
  ///
  /// - Complexity: O(bytes).
  static func repaired(_ line: [UInt8]) -> [UInt8] {
    let signs = Signs(line)
    guard signs.any else { return line }
    var line = line
    if signs.hasPercents, isEncoded(line) { line = decoded(line) }
    if signs.hasEscapes { line = unescaped(line) }
    // Typography replaces all quotes of a text: where plain ones are left, the others belong to what an item says.
    return signs.hasTypography ? plain(line, Typography(line)) : line
  }

  /// What may have happened to a line.
  private struct Signs {
    var hasPercents = false
    var hasEscapes = false
    var hasTypography = false

    var any: Bool { hasPercents || hasEscapes || hasTypography }

    init(_ line: [UInt8]) {
      for byte in line {
        switch byte {
        case UInt8(ascii: "%"): hasPercents = true
        case UInt8(ascii: "\\"), UInt8(ascii: "&"): hasEscapes = true
        // The first bytes of U+0080 to U+00BF, of U+2000 to U+2FFF and of U+3000.
        case 0xC2, 0xE2, 0xE3: hasTypography = true
        default: break
        }
      }
    }
  }

  // MARK: Markdown and HTML

  private static func unescaped(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var index = 0
    while index < line.count {
      if line[index] == UInt8(ascii: "\\"), index + 1 < line.count, isMarkdown(line[index + 1]) {
        index += 1
      } else if line[index] == UInt8(ascii: "&"), let (letter, length) = entity(line, index) {
        result.append(letter)
        index += length
        continue
      }
      result.append(line[index])
      index += 1
    }
    return result
  }

  private static func isMarkdown(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: "#"),
      UInt8(ascii: "-"), UInt8(ascii: "&"):
      true
    default: false
    }
  }

  private static func entity(_ line: [UInt8], _ index: Int) -> (UInt8, Int)? {
    if Bytes.matches("&lt;", in: line, at: index) { return (UInt8(ascii: "<"), 4) }
    if Bytes.matches("&gt;", in: line, at: index) { return (UInt8(ascii: ">"), 4) }
    if Bytes.matches("&amp;", in: line, at: index) { return (UInt8(ascii: "&"), 5) }
    if Bytes.matches("&quot;", in: line, at: index) { return (UInt8(ascii: "\""), 6) }
    if Bytes.matches("&#39;", in: line, at: index) { return (UInt8(ascii: "'"), 5) }
    if Bytes.matches("&nbsp;", in: line, at: index) { return (UInt8(ascii: " "), 6) }
    if Bytes.matches("&#160;", in: line, at: index) { return (UInt8(ascii: " "), 6) }
    return nil
  }

  // MARK: Links

  /// Whether a list stands in a link, as in those of wtfautolayout.com; an entry as it was printed may have such signs in
  /// what an item says.
  private static func isEncoded(_ line: [UInt8]) -> Bool {
    !line.contains(UInt8(ascii: "<")) && (Bytes.find("%3C", in: line) != nil || Bytes.find("%3c", in: line) != nil)
  }

  private static func decoded(_ line: [UInt8]) -> [UInt8] {
    // Forms write a blank as a plus sign, scripts as %20.
    let hasPlainPlus = Bytes.find("%20", in: line) != nil
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var index = 0
    while index < line.count {
      if line[index] == UInt8(ascii: "%"), index + 2 < line.count, let high = line[index + 1].hexValue,
        let low = line[index + 2].hexValue
      {
        result.append(UInt8(high << 4 | low))
        index += 3
      } else {
        result.append(line[index] == UInt8(ascii: "+") && !hasPlainPlus ? 0x20 : line[index])
        index += 1
      }
    }
    return result
  }

  // MARK: Typography

  /// Which quotes of a line are replaced ones.
  private struct Typography {
    var hasSingle: Bool
    var hasDouble: Bool

    init(_ line: [UInt8]) {
      hasSingle = !line.contains(UInt8(ascii: "'"))
      hasDouble = !line.contains(UInt8(ascii: "\""))
    }
  }

  private static func plain(_ line: [UInt8], _ typography: Typography) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var index = 0
    while index < line.count {
      if line[index] == UInt8(ascii: "'"), let end = textEnd(line, from: index) {
        result += line[index..<end]
        index = end
        continue
      }
      let length = line[index] == 0xC2 ? 2 : line[index] == 0xE2 || line[index] == 0xE3 ? 3 : 1
      guard length > 1, index + length <= line.count else {
        result.append(line[index])
        index += 1
        continue
      }
      let next = index + length
      if let text = plain(line[index..<next], Surroundings(line, next, result), typography) {
        result += text
      } else {
        result += line[index..<next]
      }
      index = next
    }
    return result
  }

  /// Where what an item says ends, if a quote behind its address begins that: it keeps its own typography.
  private static func textEnd(_ line: [UInt8], from quote: Int) -> Int? {
    guard quote > 0, line[quote - 1].isHexDigit else { return nil }
    var index = quote + 1
    while index < line.count, index - quote < ConstraintFinder.longest {
      if line[index] == UInt8(ascii: "'"), index + 1 == line.count || endsText(line[index + 1]) { return index + 1 }
      index += 1
    }
    return nil
  }

  private static func endsText(_ next: UInt8) -> Bool {
    switch next {
    case UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ","),
      UInt8(ascii: ":"):
      true
    default: next.isBlank
    }
  }

  /// What a character stands between.
  private struct Surroundings {
    /// 0 at the start of the line.
    var previous: UInt8
    /// 0 at the end of the line.
    var next: UInt8
    /// Whether a number or a spacing follows, perhaps behind blanks.
    var isBeforeNumber: Bool

    init(_ line: [UInt8], _ end: Int, _ before: [UInt8]) {
      previous = before.last ?? 0
      next = end < line.count ? line[end] : 0
      let following = line[min(end, line.count)...].prefix(4).first { $0 != 0x20 } ?? 0
      isBeforeNumber = following.isDigit || following == UInt8(ascii: "N")
    }
  }

  /// What stood in the place of a character, or `nil`: that character.
  private static func plain(
    _ character: ArraySlice<UInt8>, _ surroundings: Surroundings, _ typography: Typography
  ) -> [UInt8]? {
    let bytes = Array(character)
    if bytes == [0xC2, 0xA0] { return [0x20] }
    if bytes == [0xE3, 0x80, 0x80] { return [0x20] }
    guard bytes.count == 3, bytes[0] == 0xE2 else { return nil }
    switch (bytes[1], bytes[2]) {
    // Blanks of any width, and the one that does not break; those of no width were put where words may be wrapped.
    case (0x80, 0x80...0x8A), (0x80, 0xAF): return [0x20]
    case (0x80, 0x8B), (0x81, 0xA0): return []
    case (0x80, 0x98...0x9B): return typography.hasSingle ? [UInt8(ascii: "'")] : nil
    case (0x80, 0x9C...0x9F):
      return typography.hasDouble && isAroundEntry(surroundings) ? [UInt8(ascii: "\"")] : nil
    case (0x80, 0x90...0x93), (0x88, 0x92): return isHyphen(surroundings) ? [UInt8(ascii: "-")] : nil
    // Two hyphens become a long dash, which only masks have.
    case (0x80, 0x94), (0x80, 0x95):
      if isInMask(surroundings) { return Array("--".utf8) }
      return isHyphen(surroundings) ? [UInt8(ascii: "-")] : nil
    case (0x89, 0xA4): return Array("<=".utf8)
    case (0x89, 0xA5): return Array(">=".utf8)
    default: return nil
    }
  }

  private static func isAroundEntry(_ surroundings: Surroundings) -> Bool {
    surroundings.next == UInt8(ascii: "<") || surroundings.previous == UInt8(ascii: ">") || surroundings.previous == 0
  }

  private static func isInMask(_ surroundings: Surroundings) -> Bool {
    switch surroundings.previous {
    case UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "-"): true
    default: surroundings.next == UInt8(ascii: "&")
    }
  }

  /// Whether a dash stands where a constraint has hyphens: in a mask, around a gap, before a number.
  private static func isHyphen(_ surroundings: Surroundings) -> Bool {
    switch surroundings.previous {
    case UInt8(ascii: "|"), UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "("): true
    default:
      isInMask(surroundings) || surroundings.next == UInt8(ascii: "(")
        || surroundings.previous == 0x20 && surroundings.isBeforeNumber
    }
  }
}
