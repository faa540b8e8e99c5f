import Ashlar

/// A screen made of views and the maker chain whose frames somebody has worked out by hand.
///
/// The views exist, with all subviews added, as soon as the workload does; constraints follow by ``make()``. The topmost
/// view is no window, so that making the engine and its variables belongs to the first layout.
protocol LayoutWorkload: AnyObject {
  /// How many cells, levels, links or rows there are.
  var count: Int { get }
  /// The topmost view and its size.
  var top: View { get }
  /// All views with their frames for the present size and contents, in the coordinates of the superview.
  ///
  /// The order is that in which the views were added.
  var views: [View] { get }
  /// How many constraints ``make()`` creates.
  var constraintCount: Int { get }
  /// The size of the topmost view at first.
  var firstSize: Size { get }

  /// States all constraints by the chain.
  func make()
  /// The size of the topmost view in a step of a live resize.
  func size(inStep step: Int) -> Size
  /// Gives one view in the middle another content; `false` if nothing has content.
  func changeContent(inStep step: Int) -> Bool
  /// States the constraints of one view in the middle anew, with another constant.
  func remakeOne(inStep step: Int)
  /// The frames by hand for a size of the topmost view and what was changed last.
  func expectedFrames(for size: Size) -> [Rect]
  /// The rows that the constraints mean, straight into a solver.
  func state(in system: RowSystem)
}

/// A view whose content has a size that is given, as text has.
final class ContentView: View {
  var contentSize: Size { didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } } }

  init(_ contentSize: Size) {
    self.contentSize = contentSize
    super.init()
  }

  override var intrinsicContentSize: IntrinsicSize { IntrinsicSize(contentSize) }
}
