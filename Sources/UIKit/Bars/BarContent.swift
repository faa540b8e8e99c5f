import AshlarLayout
import AshlarViews
import Foundation

/// What a navigation bar shows: a title, or a view in its place, between views at both ends.
struct BarContent {
  /// Of Ashlar alone: no subview that files for UIKit would find.
  private let title = Label()
  private var titleView: UIView?
  /// The outermost first.
  private var leading: [UIView] = []
  private var trailing: [UIView] = []

  private static let margin = 16.0
  private static let gap = 8.0

  /// Takes what an item wants to show into the bar, and what was there before out of it.
  @MainActor
  mutating func show(_ item: UINavigationItem?, isLarge: Bool, in bar: UINavigationBar) {
    let former = leading + trailing + (titleView.map { [$0] } ?? [])
    leading = (item?.leftBarButtonItems ?? []).compactMap { $0.customView }
    trailing = (item?.rightBarButtonItems ?? []).compactMap { $0.customView }
    titleView = item?.titleView
    let present = leading + trailing + (titleView.map { [$0] } ?? [])
    for view in former where view.superview === bar && !present.contains(view) { view.removeFromSuperview() }
    for view in present where view.superview !== bar { bar.addSubview(view) }
    title.text = item?.title ?? ""
    title.font = Font(size: isLarge ? 34 : 17, weight: isLarge ? .bold : .semibold)
    title.isHidden = titleView != nil && !isLarge
    if title.superview == nil { bar.ashlarView.addSubview(title) }
  }

  /// Gives everything its place; views are as large as they are by themselves.
  @MainActor
  func place(in bar: UINavigationBar, isLarge: Bool) {
    let width = Double(bar.bounds.width)
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = place(isMirrored ? trailing : leading, from: BarContent.margin) { start, length in start + length }
    let right = place(isMirrored ? leading : trailing, from: width - BarContent.margin) { end, length in end - length }
    let room = (from: left, to: right)
    if let titleView { place(titleView, in: room, of: width) }
    let size = title.intrinsicContentSize
    let (length, height) = (size.width ?? 0, size.height ?? 0)
    if isLarge {
      title.frame = Rect(
        x: isMirrored ? width - BarContent.margin - length : BarContent.margin,
        y: Bar.StandardHeight.navigation
          + (Bar.StandardHeight.largeTitle - Bar.StandardHeight.navigation - height) / 2, width: length, height: height)
    } else {
      title.frame = centered(Size(width: length, height: height), in: room, of: width)
    }
  }

  /// - Parameter step: where something of a length ends that starts there.
  /// - Returns: where the room in the middle starts.
  @MainActor
  private func place(_ views: [UIView], from start: Double, _ step: (Double, Double) -> Double) -> Double {
    var edge = start
    for view in views {
      let size = BarContent.size(of: view)
      let end = step(edge, Double(size.width))
      view.frame = CGRect(
        x: min(edge, end), y: (Bar.StandardHeight.navigation - Double(size.height)) / 2, width: Double(size.width),
        height: Double(size.height))
      edge = step(end, BarContent.gap)
    }
    return edge
  }

  @MainActor
  private func place(_ view: UIView, in room: (from: Double, to: Double), of width: Double) {
    view.frame = CGRect(centered(Size(BarContent.size(of: view)), in: room, of: width))
  }

  /// In the middle of the bar if there is room, else of what room there is.
  private func centered(_ size: Size, in room: (from: Double, to: Double), of width: Double) -> Rect {
    let length = min(size.width, max(room.to - room.from, 0))
    let ideal = (width - length) / 2
    return Rect(
      x: min(max(ideal, room.from), max(room.to - length, room.from)),
      y: (Bar.StandardHeight.navigation - size.height) / 2, width: length, height: size.height)
  }

  /// What constraints make of a view, or, where none do, the size that it has.
  @MainActor
  private static func size(of view: UIView) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: fitting.width > 0 ? fitting.width : view.bounds.width,
      height: min(fitting.height > 0 ? fitting.height : view.bounds.height, CGFloat(Bar.StandardHeight.navigation)))
  }
}
