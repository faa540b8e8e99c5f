import Foundation

/// How what lies under the content of a button looks.
public struct UIBackgroundConfiguration: Hashable {
  static let standardCornerRadius: CGFloat = 6

  /// Nothing under the content.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    configuration.cornerRadius = 0
    return configuration
  }

  init() {}

  /// What fills it, or `nil`: what the style wants.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points, where the style of the corners leaves it open (`fixed` and `dynamic`).
  public var cornerRadius = UIBackgroundConfiguration.standardCornerRadius
  /// What the border is drawn with, or `nil`: the tint colour.
  public var strokeColor: UIColor?
  /// The width of the border inside the edges, in points; 0: none.
  public var strokeWidth: CGFloat = 0
}
