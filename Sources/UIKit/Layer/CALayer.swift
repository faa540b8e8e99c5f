import AshlarLayout
import AshlarViews
import Foundation

/// The look of a view. Views have one layer each; there are no layers without a view, and none inside of others.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// What the layer is the look of.
  private let view: View
  private var givenBorder = CGColor(gray: 0, alpha: 1)
  private var givenFill: CGColor?
  private var shade = ShadowParts()

  /// A shadow whose opacity is 0 is none, but its other parts are remembered.
  private struct ShadowParts {
    var color: CGColor? = CGColor(gray: 0, alpha: 1)
    var opacity: Float = 0
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
  }

  init(of view: View) {
    self.view = view
    super.init()
  }

  /// Free text that tells the layer apart, or `nil`.
  open var name: String?

  /// Whether a picture of the layer may be kept to be drawn again; it looks the same, and nothing depends on it.
  open var shouldRasterize = false

  /// How many pixels a point has in the picture that is kept; nothing depends on it.
  open var rasterizationScale: CGFloat = 1

  // MARK: Place

  /// The rectangle in the superview's coordinates, in points: the view's.
  open var frame: CGRect {
    get { CGRect(view.frame) }
    set { view.frame = Rect(newValue) }
  }

  /// The rectangle in its own coordinates, in points: the view's.
  open var bounds: CGRect {
    get { CGRect(view.bounds) }
    set { view.bounds = Rect(newValue) }
  }

  /// The middle in the superview's coordinates, in points: the view's.
  open var position: CGPoint {
    get { CGPoint(view.center) }
    set { view.center = Point(newValue) }
  }

  // MARK: Fill and border

  /// What fills the layer, or `nil`: nothing.
  open var backgroundColor: CGColor? {
    get {
      guard let color = view.backgroundColor else { return nil }
      return givenFill?.shade.color == color ? givenFill : CGColor(shade: .rgb(color))
    }
    set {
      givenFill = newValue
      view.backgroundColor = newValue?.shade.color
    }
  }

  /// How opaque the layer and all that is in it are, from 0 to 1.
  open var opacity: Float {
    get { Float(view.opacity) }
    set { view.opacity = Double(newValue) }
  }

  /// Whether the layer and all that is in it are not drawn.
  open var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }

  /// Whether what lies outside of the bounds is not drawn.
  open var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }

  /// The width of the border inside the edges, in points; 0: none.
  open var borderWidth: CGFloat {
    get { CGFloat(view.borderWidth) }
    set { view.borderWidth = Double(newValue) }
  }

  /// What the border is drawn with; `nil`: black.
  open var borderColor: CGColor? {
    get { givenBorder.shade.color == view.borderColor ? givenBorder : CGColor(shade: .rgb(view.borderColor)) }
    set {
      givenBorder = newValue ?? CGColor(gray: 0, alpha: 1)
      view.borderColor = givenBorder.shade.color
    }
  }

  // MARK: Corners

  /// The radius of the corners of background and border, in points.
  open var cornerRadius: CGFloat {
    get { CGFloat(view.cornerRadius) }
    set { view.cornerRadius = Double(newValue) }
  }

  /// Which corners are round; all unless set.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(view.roundedCorners.rawValue)) }
    set { view.roundedCorners = Corners(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue)) }
  }

  /// How corners bend. Both curves are drawn as circles.
  open var cornerCurve = CALayerCornerCurve.circular

  // MARK: Shadow

  /// What the shadow is drawn with, or `nil`: there is none.
  open var shadowColor: CGColor? {
    get { shade.color }
    set {
      shade.color = newValue
      shadowDidChange()
    }
  }

  /// How opaque the shadow is, from 0 to 1; 0, none, unless set.
  open var shadowOpacity: Float {
    get { shade.opacity }
    set {
      shade.opacity = newValue
      shadowDidChange()
    }
  }

  /// How far the shadow lies from the layer, in points.
  open var shadowOffset: CGSize {
    get { shade.offset }
    set {
      shade.offset = newValue
      shadowDidChange()
    }
  }

  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat {
    get { shade.radius }
    set {
      shade.radius = newValue
      shadowDidChange()
    }
  }

  private func shadowDidChange() {
    guard let color = shade.color, shade.opacity > 0 else {
      view.shadow = nil
      return
    }
    view.shadow = Shadow(
      color: color.shade.color.withAlpha(color.shade.color.alpha * Double(min(shade.opacity, 1))),
      offset: Point(x: Double(shade.offset.width), y: Double(shade.offset.height)), radius: Double(shade.radius))
  }
}
