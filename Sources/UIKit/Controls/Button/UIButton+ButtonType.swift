extension UIButton {
  /// What a button is.
  public enum ButtonType: Int, Sendable {
    /// White titles of 18 points, and nothing else of its own.
    case custom = 0
    /// Titles of 15 points in the tint colour.
    case system = 1
    /// The symbol that leads to details.
    case detailDisclosure = 2
    /// The symbol of information.
    case infoLight = 3
    /// The symbol of information.
    case infoDark = 4
    /// The symbol that adds.
    case contactAdd = 5
    /// The symbol that closes.
    case close = 7

    /// The button of the system under its older name.
    public static var roundedRect: ButtonType { .system }

    /// The symbol that the type shows.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }
}
