/// What a line of text is made of.
enum Cluster: Equatable {
  case lineBreak
  /// A blank at which a line can be wrapped, with its advance in half ems.
  case space(Int)
  /// A character of half an em.
  case narrow
  /// A character of one em.
  case wide
}

/// Reads text as a sequence of characters with a place of their own; marks and joiners belong to the one before.
///
/// It knows its own rules, not those of the standard library's `Character`, so that a layout does not change with the
/// version of Unicode.
struct ClusterReader: IteratorProtocol {
  private var scalars: String.UnicodeScalarView.Iterator
  private var upcoming: Unicode.Scalar?
  /// How far the text has been read, in bytes of UTF-8.
  private(set) var position = 0
  /// Where the last character begins; marks in front of it belong to the one before.
  private(set) var clusterStart = 0

  init(_ text: String) {
    scalars = text.unicodeScalars.makeIterator()
    upcoming = scalars.next()
  }

  mutating func next() -> Cluster? {
    while let scalar = take() {
      clusterStart = position - UTF8.width(scalar)
      if scalar.value >= 0x21, scalar.value < 0x7F {
        return skipEmojiSelector() ? .wide : .narrow
      }
      if scalar.isLineBreak {
        if scalar == "\r" { _ = take("\n") }
        return .lineBreak
      }
      if let advance = scalar.spaceAdvance { return .space(advance) }
      if scalar.isZeroWidth { continue }
      if scalar.isRegionalIndicator, let next = upcoming, next.isRegionalIndicator {
        _ = take()
        return .wide
      }
      let isWide = scalar.isWide
      guard skipEmojiSelector() || isWide else { return .narrow }
      skipJoinedEmoji()
      return .wide
    }
    return nil
  }

  private mutating func take() -> Unicode.Scalar? {
    guard let scalar = upcoming else { return nil }
    position += UTF8.width(scalar)
    upcoming = scalars.next()
    return scalar
  }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard upcoming == wanted else { return false }
    return take() != nil
  }

  /// Steps over the variation selector that asks for a picture.
  private mutating func skipEmojiSelector() -> Bool {
    take("\u{FE0F}")
  }

  /// Steps over skin tones and over pictures glued on with zero-width joiners.
  private mutating func skipJoinedEmoji() {
    while let next = upcoming {
      if next.isSkinTone || next == "\u{FE0F}" {
        _ = take()
      } else if take("\u{200D}") {
        if let joined = upcoming, !joined.isLineBreak, joined.spaceAdvance == nil { _ = take() }
      } else {
        return
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The advance of a blank that allows a break, in half ems; `nil` for all else, no-break spaces included.
  fileprivate var spaceAdvance: Int? {
    switch value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: 1
    case 0x200B: 0
    case 0x3000: 2
    default: nil
    }
  }

  /// Combining marks, controls, format characters, and the vowels and finals of conjoining Hangul.
  fileprivate var isZeroWidth: Bool {
    if value < 0x20 || (0x7F...0x9F).contains(value) { return true }
    if value < 0x300 { return value == 0xAD }
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value) { return true }
    if (0x3400...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }

  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  fileprivate var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }
}
