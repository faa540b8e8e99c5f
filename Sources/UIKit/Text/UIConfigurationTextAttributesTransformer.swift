import Foundation

/// Changes the attributes of a text before it is shown; each equals only itself and its copies.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  /// What changes them.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  private final class Identity: Sendable {}

  /// Makes one of what changes them.
  @preconcurrency
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Changes attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Whether one is a copy of the other.
  public static func == (
    one: UIConfigurationTextAttributesTransformer, other: UIConfigurationTextAttributesTransformer
  ) -> Bool { one.identity === other.identity }

  /// Copies have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIButton.Configuration {
  /// The title in all its looks, or `nil`: it has the one look of the label.
  @MainActor func styledTitle(in label: UILabel) -> NSAttributedString? {
    guard let attributedTitle else { return nil }
    let isPlain = attributedTitle.runs.allSatisfy { $0.attributes == AttributeContainer() }
    if isPlain, titleTextAttributesTransformer == nil { return nil }
    var standard = AttributeContainer()
    standard[AttributeScopes.UIKitAttributes.FontAttribute.self] = label.font
    standard[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = label.textColor
    let result = NSMutableAttributedString(string: "")
    for run in attributedTitle.runs {
      let given = standard.merging(run.attributes)
      let shown = titleTextAttributesTransformer?(given) ?? given
      result.append(
        NSAttributedString(
          string: String(attributedTitle[run.range].characters), attributes: shown.attributesOfUIKit))
    }
    return result
  }
}

extension AttributeContainer {
  /// As attributed strings of UIKit hold them.
  fileprivate var attributesOfUIKit: [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self[Scope.FontAttribute.self]
    attributes[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    attributes[.kern] = self[Scope.KernAttribute.self]
    attributes[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    return attributes
  }
}
