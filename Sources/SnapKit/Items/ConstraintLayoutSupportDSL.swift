import UIKit

/// The words of a layout guide of a view controller, to compare others with.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  let support: any ConstraintLayoutSupport

  /// The guide.
  public var target: AnyObject? { support }

  /// The upper end of what the guide stands for.
  public var top: ConstraintItem { item(.top) }
  /// The lower end of what the guide stands for.
  public var bottom: ConstraintItem { item(.bottom) }
  /// The height of what the guide stands for.
  public var height: ConstraintItem { item(.height) }
}
