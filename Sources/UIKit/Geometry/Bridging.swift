import AshlarLayout
import AshlarViews
import Foundation

/// `CGFloat`s outside, `Double`s inside: all conversions are here.
extension CGRect {
  package init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension CGPoint {
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// An axis without length of its own becomes `UIView.noIntrinsicMetric`.
  package init(_ size: IntrinsicSize) { self.init(width: size.width ?? -1, height: size.height ?? -1) }
}

extension Rect {
  package init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension Point {
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Size {
  package init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension IntrinsicSize {
  /// A negative length, such as `UIView.noIntrinsicMetric`, is none.
  package init(_ size: CGSize) {
    self.init(
      width: size.width < 0 ? nil : Double(size.width), height: size.height < 0 ? nil : Double(size.height))
  }
}

extension CGAffineTransform {
  package init(_ map: Transform) {
    self.init(
      a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d), tx: CGFloat(map.tx),
      ty: CGFloat(map.ty))
  }
}

extension Transform {
  package init(_ map: CGAffineTransform) {
    self.init(Double(map.a), Double(map.b), Double(map.c), Double(map.d), Double(map.tx), Double(map.ty))
  }
}

extension UIEdgeInsets {
  package init(_ insets: EdgeInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom), right: CGFloat(insets.right)
    )
  }
}

extension EdgeInsets {
  package init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}

extension NSDirectionalEdgeInsets {
  package init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing))
  }
}

extension DirectionalEdgeInsets {
  package init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}
