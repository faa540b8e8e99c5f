/// What a text is about. There is no keyboard on Linux: what is set is kept and has no effect.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit uses.
  public var rawValue: String

  /// A kind by the name that UIKit uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A known password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
}
