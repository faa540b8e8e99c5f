import AshlarViews
import Foundation

/// What decides how large a symbol of the system is.
///
/// Each real symbol has a size of its own. The placeholder is a square as high as a line of text in fixed metrics, 0.8 times
/// that in the small scale, and 1.25 times in the large one.
struct SymbolRequest: Equatable, Sendable {
  var pointSize: Double?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified

  /// In points; text of the body style stands for a size that is not said.
  var side: Double {
    let em = pointSize ?? (textStyle ?? .body).pointSize(for: .large)
    return em * FixedMetricsMeasurer.lineHeight * factor
  }

  private var factor: Double {
    switch scale {
    case .small: 0.8
    case .large: 1.25
    case .default, .unspecified, .medium: 1
    }
  }

  /// What another request says comes first.
  func overlaid(by other: SymbolRequest) -> SymbolRequest {
    var result = self
    if other.pointSize != nil || other.textStyle != nil {
      result.pointSize = other.pointSize
      result.textStyle = other.textStyle
    }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    return result
  }

  /// Whether a symbol may be called so: small letters and digits, in parts between dots.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
      }
  }
}
