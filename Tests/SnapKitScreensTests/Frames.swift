import UIKit

/// Tables of frames that follow a rule.
enum Frames {
  /// Ten tiles, from the first on.
  static func tiles(_ frame: (CGFloat) -> CGRect) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for k in 1...10 { frames["tile \(k)"] = frame(CGFloat(k)) }
    return frames
  }

  /// Four tiles along a line.
  static func line(_ frame: (CGFloat) -> CGRect) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for k in 0..<4 { frames["tile \(k + 1)"] = frame(CGFloat(k)) }
    return frames
  }

  /// Three tiles 10, 20 and 30 inside of an area, and labels of 50 at its nine places, row by row.
  static func safeArea(_ area: CGRect) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for (index, name) in ["red", "green", "blue"].enumerated() {
      frames[name] = area.insetBy(dx: CGFloat(10 * (index + 1)), dy: CGFloat(10 * (index + 1)))
    }
    for (row, y) in [area.minY, area.midY - 25, area.maxY - 50].enumerated() {
      for (column, x) in [area.minX, area.midX - 25, area.maxX - 50].enumerated() {
        frames["label \(3 * row + column)"] = CGRect(x: x, y: y, width: 50, height: 50)
      }
    }
    return frames
  }
}
