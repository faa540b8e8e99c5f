import Testing
import UIKit

@testable import Masonry

/// Blocks for arrays and distribution: five of the eight behaviours of the original's specification (two are in
/// `DistributionMistakeTests`; the last one, an array of anything but views, does not compile).
@MainActor @Suite struct ArrayTests {
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let views = (0..<3).map { _ in UIView() }

  init() {
    for view in views { superview.addSubview(view) }
  }

  @Test func makesConstraintsOfEachView() {
    let made = views.mas_makeConstraints { make in make.width.equalTo(10) }
    #expect(made.count == 3)
    for (view, statement) in zip(views, made) {
      #expect(view.constraints.map(\.firstAttribute) == [.width])
      #expect(view.constraints.map(\.constant) == [10])
      #expect(!view.translatesAutoresizingMaskIntoConstraints)
      #expect(statement.single.first?.firstViewAttribute == view.mas_width)
    }
  }

  @Test func updatesEachView() {
    views.mas_makeConstraints { make in make.width.equalTo(10) }
    var flags: [[Bool]] = []
    views.mas_updateConstraints { make in
      flags.append([make.updateExisting, make.removeExisting])
      make.width.equalTo(20)
    }
    #expect(flags == [[true, false], [true, false], [true, false]])
    #expect(views.map { $0.constraints.map(\.constant) } == [[20], [20], [20]])
  }

  @Test func remakesEachView() {
    views.mas_makeConstraints { make in make.width.equalTo(10) }
    var flags: [[Bool]] = []
    views.mas_remakeConstraints { make in
      flags.append([make.updateExisting, make.removeExisting])
      make.height.equalTo(20)
    }
    #expect(flags == [[false, true], [false, true], [false, true]])
    #expect(views.map { $0.constraints.map(\.firstAttribute) } == [[.height], [.height], [.height]])
  }

  @Test(arguments: [MASAxisType.horizontal, .vertical])
  func distributesByFixedSpacing(_ axis: MASAxisType) {
    views.mas_distributeViews(along: axis, withFixedSpacing: 10, leadSpacing: 5, tailSpacing: 7)
    #expect(views.map { MASViewConstraint.installedConstraints(for: $0).count } == [1, 2, 3])
    expectFrames(
      // (320 - 5 - 7 - 2 * 10) / 3 = 96 and (480 - 32) / 3 = 149.33; the next begins after that and the gap.
      axis, length: axis == .horizontal ? 96 : 448.0 / 3,
      starts: axis == .horizontal ? [5, 111, 217] : [5, 5 + 478.0 / 3, 5 + 956.0 / 3])
  }

  @Test(arguments: [MASAxisType.horizontal, .vertical])
  func distributesByFixedLength(_ axis: MASAxisType) {
    views.mas_distributeViews(along: axis, withFixedItemLength: 40, leadSpacing: 5, tailSpacing: 7)
    #expect(views.map { MASViewConstraint.installedConstraints(for: $0).count } == [2, 2, 2])
    expectFrames(
      // The first begins at 5, the last at 320 - 7 - 40 = 273 (433), the second in the middle between them.
      axis, length: 40, starts: axis == .horizontal ? [5, 139, 273] : [5, 219, 433])
  }

  private func expectFrames(_ axis: MASAxisType, length: CGFloat, starts: [CGFloat]) {
    superview.layoutIfNeeded()
    for (view, start) in zip(views, starts) {
      let frame = view.frame
      let (actualStart, actualLength) =
        axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
      #expect(abs(actualStart - start) < 1e-6)
      #expect(abs(actualLength - length) < 1e-6)
    }
  }

  /// Constraints of the axis alone, with the multiplier and constant that the inventory names (2.6).
  @Test func writesFixedLengthsAsTheOriginalDoes() throws {
    views.mas_distributeViews(along: .horizontal, withFixedItemLength: 40, leadSpacing: 5, tailSpacing: 7)
    let middle = try #require(superview.constraints.first { $0.firstItem === views[1] })
    #expect(middle.firstAttribute == .right)
    #expect(middle.secondItem === superview)
    #expect(middle.multiplier == 0.5)
    // Half of 40 + 5, less half of 7.
    #expect(middle.constant == 19)
  }

  /// Subclasses and views of different depth, in the nearest view above all.
  @Test func distributesInTheCommonSuperview() {
    let deep = UIView()
    views[0].addSubview(deep)
    let ends = [deep, views[2]]
    ends.mas_distributeViews(along: .horizontal, withFixedItemLength: 20, leadSpacing: 3, tailSpacing: 4)
    #expect(superview.constraints.contains { $0.firstItem === deep && $0.secondItem === superview && $0.constant == 3 })
  }
}
