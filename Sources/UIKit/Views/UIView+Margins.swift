import AshlarLayout
import AshlarViews
import Foundation

extension UIView {
  /// How far the margin attributes lie inside the bounds, in points; 8 at each edge unless set.
  public var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(ashlarView.layoutMargins) }
    set { ashlarView.layoutMargins = EdgeInsets(newValue) }
  }

  /// As ``layoutMargins``, but what is set turns round with the layout direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(ashlarView.directionalLayoutMargins) }
    set { ashlarView.directionalLayoutMargins = DirectionalEdgeInsets(newValue) }
  }

  /// Whether the margins reach at least as far inward as those of the superview; `false` unless set.
  public var preservesSuperviewLayoutMargins: Bool {
    get { ashlarView.preservesSuperviewLayoutMargins }
    set { ashlarView.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the margins are measured from the safe area instead of the edges; `true` unless set.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { ashlarView.insetsLayoutMarginsFromSafeArea }
    set { ashlarView.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// How far the part of the view that nothing covers lies inside the bounds, in points.
  public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(ashlarView.safeAreaInsets) }

  // MARK: Guides

  /// The area inside ``layoutMargins``.
  public var layoutMarginsGuide: UILayoutGuide { .standing(for: ashlarView.layoutMarginsGuide) }

  /// The area inside ``layoutMargins`` in which lines are not too long to read.
  public var readableContentGuide: UILayoutGuide { .standing(for: ashlarView.readableContentGuide) }

  /// The area that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide { .standing(for: ashlarView.safeAreaLayoutGuide) }

  /// The guides of the view, in the order in which they were added; those of the toolkit once they were asked for.
  public var layoutGuides: [UILayoutGuide] { ashlarView.layoutGuides.map { .standing(for: $0) } }

  /// Adds a guide to the view, which keeps it alive, after taking it from its present view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { ashlarView.addLayoutGuide(layoutGuide.ashlarGuide) }

  /// Takes a guide of the view out of the tree and deactivates the constraints between the guide and others.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    ashlarView.removeLayoutGuide(layoutGuide.ashlarGuide)
  }
}
