import UIKit

/// What can be named in messages: views, and constraints that Masonry made.
@preconcurrency @MainActor public protocol MASKeyed: AnyObject {
  /// The name.
  var mas_key: Any? { get set }
}

extension UIView: MASKeyed {}
extension MASLayoutConstraint: MASKeyed {}

/// Gives each object its key, as in `MASAttachKeys(["green": green, "red": red])`.
///
/// The original is a macro that takes the names of the variables.
@preconcurrency @MainActor public func MASAttachKeys(_ keys: KeyValuePairs<String, any MASKeyed>) {
  for (key, object) in keys { object.mas_key = key }
}
