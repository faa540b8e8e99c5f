/// Which keys a text wants. There is no keyboard on Linux: what is set is kept and has no effect.
public enum UIKeyboardType: Int, Sendable {
  /// Those of the language.
  case `default` = 0
  /// Letters without accents.
  case asciiCapable = 1
  /// Digits and signs.
  case numbersAndPunctuation = 2
  /// Those of addresses of the web.
  case URL = 3
  /// Digits of the language.
  case numberPad = 4
  /// Digits of a telephone.
  case phonePad = 5
  /// Names and digits of a telephone.
  case namePhonePad = 6
  /// Those of addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal sign.
  case decimalPad = 8
  /// Those of short messages.
  case twitter = 9
  /// Those of a search.
  case webSearch = 10
  /// Digits without those of the language.
  case asciiCapableNumberPad = 11
}

/// What the return key says. There is no keyboard on Linux: what is set is kept and has no effect.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Search.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Search.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Which letters become large by themselves. There is no keyboard on Linux: what is set is kept and has no effect.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words are corrected. There is no keyboard on Linux: what is set is kept and has no effect.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the language wants it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether misspelled words are marked. There is no keyboard on Linux: what is set is kept and has no effect.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As words are corrected.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether straight quotation marks become those of the language. There is no keyboard on Linux: what is set is kept and has
/// no effect.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system wants it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens become a dash. There is no keyboard on Linux: what is set is kept and has no effect.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system wants it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// How dark the keyboard is. There is no keyboard on Linux: what is set is kept and has no effect.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system wants it.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}
