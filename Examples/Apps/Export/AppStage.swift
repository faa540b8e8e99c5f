import AshlarApps
import AshlarLayout
import AshlarViews
import SnapKit
import UIKit

/// A window with one view of the examples in it, as wide as the window and as high as it wants to be.
@MainActor package final class AppStage {
  /// The widths, in points, that the examples are laid out in.
  package static let widths = [320, 375, 430, 768, 1024]

  /// The window, laid out.
  package let window: UIWindow
  /// What came up so far, in Apple's words.
  package private(set) var events: [LayoutEvent] = []

  /// Lays a view out.
  package init(_ view: UIView, width: Int, direction: LayoutDirection) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 1200))
    window.ashlarWindow.layoutDirectionOverride = direction
    window.ashlarWindow.eventHandler = { [weak self] in self?.events.append($0) }
    window.addSubview(view)
    view.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    window.layoutIfNeeded()
  }
}
