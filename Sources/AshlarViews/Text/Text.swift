/// A text of one font, with the number of lines that it may take.
public struct Text: Hashable, Sendable {
  /// What it says; line breaks end lines.
  public var string: String
  /// How it looks.
  public var font: Font
  /// How many lines it may take.
  public var lines: LineLimit

  /// A text of one line in a label's standard font, unless told otherwise.
  public init(_ string: String, font: Font = Font(), lines: LineLimit = .atMost(1)) {
    self.string = string
    self.font = font
    self.lines = lines
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
