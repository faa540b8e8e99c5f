import AshlarLayout
import AshlarViews

/// A view whose content has a size and baselines of its own.
final class ContentView: View {
  var content: IntrinsicSize { didSet { invalidateIntrinsicContentSize() } }
  var baselines = (first: 0.0, last: 0.0) { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: Double?, _ height: Double?) {
    content = IntrinsicSize(width: width, height: height)
    super.init()
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: IntrinsicSize { content }
  override var firstBaselineOffsetFromTop: Double { baselines.first }
  override var lastBaselineOffsetFromBottom: Double { baselines.last }
}
