/// Where the lines of a text lie between left and right; the cases are those of `NSTextAlignment`.
public enum TextAlignment: String, CaseIterable, Sendable {
  case left, center, right, justified, natural
}

/// What happens to text that is too long for its lines; the cases are those of `NSLineBreakMode`.
public enum LineBreakMode: String, CaseIterable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
