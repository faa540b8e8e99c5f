import Foundation

/// The attributes of text. Sizes depend on ``font``, ``paragraphStyle``, ``kern`` and ``baselineOffset``.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static var font: NSAttributedString.Key { NSAttributedString.Key("NSFont") }
  /// An `NSParagraphStyle`.
  public static var paragraphStyle: NSAttributedString.Key { NSAttributedString.Key("NSParagraphStyle") }
  /// A number: the points that are added behind each character.
  public static var kern: NSAttributedString.Key { NSAttributedString.Key("NSKern") }
  /// A number: how many points the text lies above the baseline.
  public static var baselineOffset: NSAttributedString.Key { NSAttributedString.Key("NSBaselineOffset") }
  /// A `UIColor`: what the text is drawn with.
  public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key("NSColor") }
  /// A `UIColor`: kept for the app, not drawn.
  public static var backgroundColor: NSAttributedString.Key { NSAttributedString.Key("NSBackgroundColor") }
  /// A number of ``NSUnderlineStyle``: kept for the app, not drawn.
  public static var underlineStyle: NSAttributedString.Key { NSAttributedString.Key("NSUnderline") }
  /// A `UIColor`: kept for the app, not drawn.
  public static var underlineColor: NSAttributedString.Key { NSAttributedString.Key("NSUnderlineColor") }
  /// A number of ``NSUnderlineStyle``: kept for the app, not drawn.
  public static var strikethroughStyle: NSAttributedString.Key { NSAttributedString.Key("NSStrikethrough") }
  /// A `UIColor`: kept for the app, not drawn.
  public static var strikethroughColor: NSAttributedString.Key { NSAttributedString.Key("NSStrikethroughColor") }
  /// A `URL` or a `String`: kept for the app.
  public static var link: NSAttributedString.Key { NSAttributedString.Key("NSLink") }
}
