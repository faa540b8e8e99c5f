import AshlarLayout

/// Where the lines of a text lie between left and right; the cases are those of `NSTextAlignment`.
public enum TextAlignment: String, CaseIterable, Sendable {
  case left, center, right, justified, natural

  /// The same alignment, with left or right in place of ``natural``.
  public func resolved(for direction: LayoutDirection) -> TextAlignment {
    guard self == .natural else { return self }
    return direction == .rightToLeft ? .right : .left
  }
}

/// What happens to text that is too long for its lines; the cases are those of `NSLineBreakMode`.
public enum LineBreakMode: String, CaseIterable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
