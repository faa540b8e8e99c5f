import AshlarDiagnostics
import AshlarLayout
import Foundation

extension NSLayoutConstraint {
  /// Makes the constraints, inactive, that a format of the Visual Format Language asks for.
  ///
  /// A mistake in the format ends the program with a message that shows where it is, as Apple's exception does.
  ///
  /// - Parameters:
  ///   - format: Such as `H:|-[name]-[value(>=name@750)]-|`.
  ///   - opts: Alignments between neighbours, and the direction of a horizontal format.
  ///   - metrics: The numbers that names stand for: `NSNumber`s or any number of Swift.
  ///   - views: The views and guides that names in brackets stand for.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).mapValues { number(of: $0) }
    do throws(VisualFormatError) {
      return try LayoutConstraint.constraints(
        withVisualFormat: format, options: VisualFormatOptions(rawValue: opts.rawValue), metrics: numbers,
        views: views.mapValues { LayoutItems.item(of: $0) }, fileID: fileID, line: line
      ).map { standing(for: $0) }
    } catch {
      preconditionFailure(words(for: error, in: format))
    }
  }

  private static func words(for error: VisualFormatError, in format: String) -> String {
    (["Unable to parse the visual format."] + DiagnosticRenderer.lines(error.diagnostic(format: format)))
      .joined(separator: "\n")
  }

  private static func number(of value: Any) -> Double {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: preconditionFailure("Visual format: the metric \(value) is no number.")
    }
  }
}
