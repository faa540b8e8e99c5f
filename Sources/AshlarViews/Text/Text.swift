/// A text of one font, or of spans that look different, with the number of lines that it may take.
public struct Text: Hashable, Sendable {
  /// What it says; line breaks end lines. Setting it makes a text of one font.
  public var string: String { didSet { spans = [] } }
  /// How it looks where it has no ``spans``.
  public var font: Font
  /// The parts that make up ``string``, each with its own look; empty for a text of one font.
  public private(set) var spans: [TextSpan] = []
  /// How many lines it may take.
  public var lines: LineLimit

  /// A text of one line in a label's standard font, unless told otherwise.
  public init(_ string: String, font: Font = Font(), lines: LineLimit = .atMost(1)) {
    self.string = string
    self.font = font
    self.lines = lines
  }

  /// A text of one line that is made up of parts, unless told otherwise; parts without characters do not count.
  public init(_ spans: [TextSpan], lines: LineLimit = .atMost(1)) {
    let spans = spans.filter { !$0.string.isEmpty }
    self.init(spans.reduce(into: "") { $0 += $1.string }, font: spans.first?.font ?? Font(), lines: lines)
    self.spans = spans
  }
}

extension Text {
  /// Makes all fonts, and the space between letters, so many times as large.
  mutating func scale(by factor: Double) {
    font.size *= factor
    for index in spans.indices {
      spans[index].font.size *= factor
      spans[index].kern *= factor
    }
  }
}

/// How many lines a text may take before it is cut.
public enum LineLimit: Hashable, Sendable {
  /// As many as there are.
  case unlimited
  /// Counts under 1 are taken as 1.
  case atMost(Int)

  /// The limit that UIKit's `numberOfLines` means: 0 (and less) is none.
  public init(numberOfLines: Int) {
    self = numberOfLines > 0 ? .atMost(numberOfLines) : .unlimited
  }

  /// Whether the line after `count` others is the last one.
  func isLast(after count: Int) -> Bool {
    switch self {
    case .unlimited: false
    case .atMost(let limit): count + 1 >= limit
    }
  }
}
