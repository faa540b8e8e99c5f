import UIKit

extension ConstraintView {
  /// The words of the view.
  @preconcurrency @MainActor
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension ConstraintLayoutGuide {
  /// The words of the guide.
  @preconcurrency @MainActor
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension ConstraintLayoutSupport {
  /// The words of the guide.
  @preconcurrency @MainActor
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
