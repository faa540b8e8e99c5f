import AshlarLayout
import UIKit

// Views are placed one after the other in the nearest superview that all have in common; only places and lengths along
// the axis are constrained.
extension Array where Element: UIView {
  /// Gives the views equal lengths and fixed gaps, from `leadSpacing` after the superview's first edge to `tailSpacing`
  /// before its last one.
  ///
  /// Stops the program when there are fewer than two views, or no superview that all have in common.
  @preconcurrency @MainActor public func mas_distributeViews(
    along axis: MASAxisType, withFixedSpacing spacing: CGFloat, leadSpacing: CGFloat, tailSpacing: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let site = CallSite(fileID: fileID, line: line)
    let names = AxisAttributes(axis)
    let superview = superviewToDistribute(site)
    for (index, view) in enumerated() {
      view.install(site) { make in
        guard index > 0 else {
          make.begin(names.start).relate(.equal, to: superview, site).offset(leadSpacing)
          return
        }
        let previous = self[index - 1]
        make.begin(names.length).relate(.equal, to: previous, site)
        make.begin(names.start).relate(.equal, to: previous.mas_attribute(names.end), site).offset(spacing)
        if index == count - 1 { make.begin(names.end).relate(.equal, to: superview, site).offset(-tailSpacing) }
      }
    }
  }

  /// Gives the views a fixed length and equal gaps, from `leadSpacing` after the superview's first edge to `tailSpacing`
  /// before its last one; where the room is less than the lengths together, they overlap.
  ///
  /// Stops the program when there are fewer than two views, or no superview that all have in common.
  @preconcurrency @MainActor public func mas_distributeViews(
    along axis: MASAxisType, withFixedItemLength length: CGFloat, leadSpacing: CGFloat, tailSpacing: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let site = CallSite(fileID: fileID, line: line)
    let names = AxisAttributes(axis)
    let superview = superviewToDistribute(site)
    for (index, view) in enumerated() {
      // Ends are spread evenly: this one lies `share` of the way from the end of the first view to that of the last one.
      let share = CGFloat(index) / CGFloat(count - 1)
      view.install(site) { make in
        make.begin(names.length).relate(.equal, to: length, site)
        if index == 0 {
          make.begin(names.start).relate(.equal, to: superview, site).offset(leadSpacing)
        } else if index == count - 1 {
          make.begin(names.end).relate(.equal, to: superview, site).offset(-tailSpacing)
        } else {
          make.begin(names.end).relate(.equal, to: superview, site).multipliedBy(share)
            .offset((1 - share) * (length + leadSpacing) - share * tailSpacing)
        }
      }
    }
  }

  /// The nearest view that contains all of them; one of them may be it.
  @MainActor private func superviewToDistribute(_ site: CallSite) -> MAS_VIEW {
    guard count > 1 else { fail("Only two or more views can be distributed, not \(count)", site) }
    let common = dropFirst().reduce(self[0] as MAS_VIEW?) { common, view in view.mas_closestCommonSuperview(common) }
    guard let common else { fail("The views to distribute have no superview in common", site) }
    return common
  }
}

/// The names of edges and lengths along an axis.
private struct AxisAttributes {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute

  init(_ axis: MASAxisType) {
    switch axis {
    case .horizontal: (start, end, length) = (.left, .right, .width)
    case .vertical: (start, end, length) = (.top, .bottom, .height)
    }
  }
}
