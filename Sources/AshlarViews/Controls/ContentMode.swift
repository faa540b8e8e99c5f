import AshlarLayout

/// How content of a size of its own fills a rectangle; the cases are those of `UIView.ContentMode`.
public enum ContentMode: String, CaseIterable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
  case bottomLeft, bottomRight

  /// Where content of a size lies in a rectangle, in points; content without extent cannot be scaled to an aspect and
  /// lies in the middle.
  public func rect(of size: Size, in bounds: Rect) -> Rect {
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return centered(size, scale: scales(of: size, in: bounds)?.min() ?? 1, in: bounds)
    case .scaleAspectFill: return centered(size, scale: scales(of: size, in: bounds)?.max() ?? 1, in: bounds)
    default:
      return Rect(
        x: place(size.width, from: bounds.minX, over: bounds.width, at: horizontalPlace),
        y: place(size.height, from: bounds.minY, over: bounds.height, at: verticalPlace), width: size.width,
        height: size.height)
    }
  }

  private enum Place { case near, middle, far }

  private var horizontalPlace: Place {
    switch self {
    case .left, .topLeft, .bottomLeft: .near
    case .right, .topRight, .bottomRight: .far
    default: .middle
    }
  }

  private var verticalPlace: Place {
    switch self {
    case .top, .topLeft, .topRight: .near
    case .bottom, .bottomLeft, .bottomRight: .far
    default: .middle
    }
  }

  private func place(_ length: Double, from start: Double, over room: Double, at place: Place) -> Double {
    switch place {
    case .near: start
    case .middle: start + (room - length) / 2
    case .far: start + room - length
    }
  }

  private func scales(of size: Size, in bounds: Rect) -> [Double]? {
    guard size.width > 0, size.height > 0 else { return nil }
    return [bounds.width / size.width, bounds.height / size.height]
  }

  private func centered(_ size: Size, scale: Double, in bounds: Rect) -> Rect {
    let width = size.width * scale
    let height = size.height * scale
    return Rect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}
