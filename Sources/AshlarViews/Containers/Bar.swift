import AshlarLayout

/// A bar along an edge of the screen: as high as its kind, as wide as it gets.
open class Bar: View {
  /// How high the bar is, in points, without what lies under it at the edge of the screen.
  public var barHeight: Double {
    didSet {
      barHeight = barHeight.isComputable ? max(barHeight, 0) : oldValue
      guard barHeight != oldValue else { return }
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }

  /// The usual heights, in points, as Apple's guidelines for iPhones held upright have them.
  public enum StandardHeight {
    /// A bar with a title at the top.
    public static let navigation = 44.0
    /// A bar at the top with the title in a row of its own.
    public static let largeTitle = 96.0
    /// A bar with buttons at the bottom.
    public static let tools = 44.0
    /// A bar with tabs at the bottom.
    public static let tabs = 49.0
  }

  /// Makes a bar.
  ///
  /// - Parameter height: in points.
  public init(height: Double) {
    barHeight = height
    super.init(frame: .zero)
  }

  /// The height of the bar; bars have no width of their own.
  open override var intrinsicContentSize: IntrinsicSize { IntrinsicSize(height: barHeight) }

  /// The height of the bar in the width that is offered.
  open override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: barHeight) }
}
