/// A view or guide as a log names it.
public struct ReportedItem: Equatable, Sendable {
  /// The class, such as `UILabel`; empty when the log does not tell.
  public var className: String
  /// The address with its `0x`, or `nil`: the log names the item otherwise.
  public var address: String?
  /// The name that the app gave it (identifier, `mas_key`, label), or `nil`.
  public var name: String?
  /// What the item says, or what a guide is called, as far as it is printed.
  public var text: String?
  /// The index of the item that the log shows to be its superview (or, of a guide, its owner).
  public var superview: Int?
  /// The log mentions this superview only as such, and does not name it.
  public var isUnnamedSuperview = false

  /// Makes an item.
  public init(className: String, address: String? = nil, name: String? = nil, text: String? = nil) {
    self.className = className
    self.address = address
    self.name = name
    self.text = text
  }
}
