import AshlarLayout
import AshlarViews
import Foundation

extension UIView {
  /// How content fits into a view of another shape; the raw values are Apple's.
  public enum ContentMode: Int, Sendable {
    /// It takes the shape of the view.
    case scaleToFill = 0
    /// All of it is seen, as large as possible.
    case scaleAspectFit = 1
    /// It covers the view, as small as possible.
    case scaleAspectFill = 2
    /// It is drawn for the shape of the view.
    case redraw = 3
    /// In its own size in the middle.
    case center = 4
    /// In its own size in the middle of the top edge.
    case top = 5
    /// In its own size in the middle of the bottom edge.
    case bottom = 6
    /// In its own size in the middle of the left edge.
    case left = 7
    /// In its own size in the middle of the right edge.
    case right = 8
    /// In its own size in that corner.
    case topLeft = 9
    /// In its own size in that corner.
    case topRight = 10
    /// In its own size in that corner.
    case bottomLeft = 11
    /// In its own size in that corner.
    case bottomRight = 12
  }

  // MARK: Text

  /// What measures text in the view's tree, fixed metrics unless set; it is set for the whole tree.
  public var textMeasurer: any TextMeasuring {
    get { ashlarView.textMeasurer }
    set { ashlarView.textMeasurer = newValue }
  }

  // MARK: Gestures

  /// Has a recogniser belong to the view, after taking it from its present one.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.take(self)
    recognizers.append(gestureRecognizer)
  }

  /// Takes a recogniser from the view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(of: gestureRecognizer) else { return }
    recognizers.remove(at: index)
    gestureRecognizer.take(nil)
  }

  /// The recognisers of the view, or `nil`: there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
}
