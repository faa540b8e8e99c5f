import AshlarViews
import Foundation

extension NSAttributedString {
  /// The parts that look the same, with `standard` for text without a font of its own.
  ///
  /// - Parameter category: the fonts that follow the content size category are as large as this one wants.
  func spans(standard: UIFont, adjustedTo category: UIContentSizeCategory? = nil) -> [TextSpan] {
    var spans: [TextSpan] = []
    let whole = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var font = attributes[.font] as? UIFont ?? standard
      if let category { font = font.adjusted(to: category) }
      var span = TextSpan(whole.substring(with: range), font: font.font)
      span.kern = NSAttributedString.points(attributes[.kern])
      span.baselineOffset = NSAttributedString.points(attributes[.baselineOffset])
      span.color = (attributes[.foregroundColor] as? UIColor)?.shade.color
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle { span.paragraph = style.style }
      spans.append(span)
    }
    return spans
  }

  /// Numbers come as whatever the app has.
  private static func points(_ value: Any?) -> Double {
    switch value {
    case let value as CGFloat: value
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }

  /// The same text with a value for an attribute all over.
  func setting(_ key: NSAttributedString.Key, _ value: Any) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return NSAttributedString(attributedString: changed)
  }
}
