import AshlarLayout

/// The view of a controller that shows another one's view between bars.
///
/// It places the content and the bars by their frames: the bar at the top under what the screen covers there, the bar at
/// the bottom above it. The content reaches under the bars, which then count as covering it, or ends at them.
open class BarContainer: View {
  /// The content: the view of a controller.
  var contentController: ViewController? {
    didSet {
      guard contentController !== oldValue else { return }
      oldValue?.containerInsets = .zero
      setNeedsLayout()
    }
  }
  var topBar: Bar? { didSet { replace(oldValue, by: topBar) } }
  var bottomBar: Bar? { didSet { replace(oldValue, by: bottomBar) } }
  /// Whether the bar at the bottom reaches down to the edge, as tab bars do, instead of ending where the screen covers it.
  var isBottomBarExtended = false

  private func replace(_ former: Bar?, by bar: Bar?) {
    guard former !== bar else { return }
    former?.removeFromSuperview()
    guard let bar else { return }
    bar.translatesAutoresizingMaskIntoConstraints = true
    addSubview(bar)
    setNeedsLayout()
  }

  /// Exchanges the content, behind the bars.
  func show(_ controller: ViewController?) {
    guard controller !== contentController else { return }
    contentController?.viewIfLoaded?.removeFromSuperview()
    contentController = controller
    guard let view = controller?.view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  /// Places bars and content.
  open override func layoutSubviews() {
    placeParts()
    super.layoutSubviews()
  }

  override func coverageDidChange() { setNeedsLayout() }

  private func placeParts() {
    let (size, covered) = (bounds.size, safeAreaInsets)
    var (top, bottom) = (0.0, 0.0)
    if let topBar, !topBar.isHidden {
      top = topBar.barHeight
      topBar.frame = Rect(x: 0, y: covered.top, width: size.width, height: top)
    }
    if let bottomBar, !bottomBar.isHidden {
      bottom = bottomBar.barHeight
      let height = isBottomBarExtended ? bottom + covered.bottom : bottom
      bottomBar.frame = Rect(
        x: 0, y: size.height - covered.bottom - bottom, width: size.width, height: height)
    }
    guard let controller = contentController, let view = controller.viewIfLoaded else { return }
    let isUnderTop = controller.extendsUnderTopBar || top == 0
    let isUnderBottom = controller.extendsUnderBottomBar || bottom == 0
    let minY = isUnderTop ? 0 : covered.top + top
    let maxY = size.height - (isUnderBottom ? 0 : covered.bottom + bottom)
    view.frame = Rect(x: 0, y: minY, width: size.width, height: maxY - minY)
    controller.containerInsets = EdgeInsets(
      top: isUnderTop ? top : 0, left: 0, bottom: isUnderBottom ? bottom : 0, right: 0)
  }
}
