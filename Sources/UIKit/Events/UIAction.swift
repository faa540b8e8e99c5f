import Foundation

/// What an action does; it is given the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with words: what controls do, without Objective-C's selectors.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  private let handler: UIActionHandler
  private var ownTitle: String
  private var ownImage: UIImage?

  /// Tells the action apart: a control has one action of an identifier.
  public let identifier: Identifier
  /// The picture while the action is on, or `nil`. It is kept; here nothing depends on it.
  open var selectedImage: UIImage?
  /// Words for finding the action, or `nil`. It is kept; here nothing depends on it.
  open var discoverabilityTitle: String?
  /// How the action is shown. Of these, only `disabled` has an effect: on ``performWithSender(_:target:)``.
  open var attributes: Attributes
  /// Whether the action is on. It is kept; here nothing depends on it.
  open var state: State

  /// Who performs the action at present, or `nil`: nobody.
  open private(set) var sender: Any?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - identifier: `nil` makes one that no other action has.
  ///   - handler: is called whenever the action is performed.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    ownTitle = title
    ownImage = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// What it is called.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }

  /// A picture beside the words, or `nil`.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }

  /// Calls the closure of the action, as choosing it would; one that is disabled does nothing.
  ///
  /// - Parameters:
  ///   - sender: what ``sender`` is meanwhile, such as the item of a bar.
  ///   - target: nothing: a closure has none.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    perform(sender: sender)
  }

  /// Calls the closure of the action.
  func perform(sender: Any?) {
    let former = self.sender
    self.sender = sender
    handler(self)
    self.sender = former
  }
}

extension UIAction {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public var rawValue: String

    /// A name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
