import AshlarLayout
import AshlarViews
import Foundation

/// How the extent of a text is found.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// As UIKit numbers them.
  public var rawValue: Int

  /// Options by UIKit's numbers.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines are wrapped, and the rectangle begins at the top left corner of the first one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The space between lines counts; fixed metrics have none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lines that do not fit into the height do not count.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Hears what a text takes.
open class NSStringDrawingContext: NSObject {
  /// What the text took that was measured last, in points.
  open private(set) var totalBounds = CGRect.zero

  fileprivate func note(_ bounds: CGRect) { totalBounds = bounds }
}

/// The extent of text by fixed metrics, for there is no tree whose measurer could be asked.
extension NSAttributedString {
  /// The extent of the text, in points, on as many lines as it has.
  public func size() -> CGSize {
    CGSize(FixedMetricsMeasurer().measure(measured(lines: .unlimited), within: .unbounded).size)
  }

  /// The rectangle that the text takes inside of a size, in points.
  ///
  /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` it is that of a single line, and begins at its baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let measurer = FixedMetricsMeasurer()
    guard options.contains(.usesLineFragmentOrigin) else {
      let metrics = measurer.measure(measured(lines: .atMost(1)), within: .unbounded)
      let rect = CGRect(origin: CGPoint(x: 0, y: -metrics.firstBaselineOffset), size: CGSize(metrics.size))
      context?.note(rect)
      return rect
    }
    let width: AvailableWidth = size.width > 0 && size.width.isFinite ? .atMost(size.width) : .unbounded
    var text = measured(lines: .unlimited)
    var extent = measurer.measure(text, within: width).size
    var count = measurer.lines(of: text, within: width).count
    while options.contains(.truncatesLastVisibleLine), size.height > 0, extent.height > size.height, count > 1 {
      count -= 1
      text.lines = .atMost(count)
      extent = measurer.measure(text, within: width).size
    }
    let rect = CGRect(origin: .zero, size: CGSize(extent))
    context?.note(rect)
    return rect
  }

  /// Text without a font is set in 12 points, as UIKit documents for `NSAttributedString.Key.font`.
  private func measured(lines: LineLimit) -> Text { Text(spans(standard: .systemFont(ofSize: 12)), lines: lines) }
}

extension String {
  /// The extent of the text with attributes, in points, by fixed metrics.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle that the text with attributes takes inside of a size, in points, by fixed metrics.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}

extension NSString {
  /// The extent of the text with attributes, in points, by fixed metrics.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// The rectangle that the text with attributes takes inside of a size, in points, by fixed metrics.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
