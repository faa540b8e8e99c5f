/// What a log calls an item.
public struct ItemName: Equatable, Sendable {
  /// The kind of item, such as `Label`.
  public var className: String
  /// The name that the user gave it, or `nil`: none.
  public var identifier: String?
  /// What the item says, such as a label's text, or `nil`: nothing.
  public var text: String?

  /// Names an item.
  public init(className: String, identifier: String? = nil, text: String? = nil) {
    self.className = className
    self.identifier = identifier
    self.text = text
  }
}
