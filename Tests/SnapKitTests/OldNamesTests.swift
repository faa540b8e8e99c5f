import SnapKit
import Testing
import UIKit

/// The names of former versions do what the new ones do.
@MainActor @Suite struct OldNamesTests {
  let stage = Stage()

  @Test func itemsOfOld() {
    let old: any RetiredItems = stage.a
    let new = stage.a.snp
    let pairs = [
      (old.snp_left, new.left), (old.snp_top, new.top), (old.snp_right, new.right), (old.snp_bottom, new.bottom),
      (old.snp_leading, new.leading), (old.snp_trailing, new.trailing), (old.snp_width, new.width),
      (old.snp_height, new.height), (old.snp_centerX, new.centerX), (old.snp_centerY, new.centerY),
      (old.snp_baseline, new.lastBaseline), (old.snp_lastBaseline, new.lastBaseline),
      (old.snp_firstBaseline, new.firstBaseline), (old.snp_leftMargin, new.leftMargin),
      (old.snp_topMargin, new.topMargin), (old.snp_rightMargin, new.rightMargin),
      (old.snp_bottomMargin, new.bottomMargin), (old.snp_leadingMargin, new.leadingMargin),
      (old.snp_trailingMargin, new.trailingMargin), (old.snp_centerXWithinMargins, new.centerXWithinMargins),
      (old.snp_centerYWithinMargins, new.centerYWithinMargins), (old.snp_edges, new.edges), (old.snp_size, new.size),
      (old.snp_center, new.center), (old.snp_margins, new.margins),
      (old.snp_centerWithinMargins, new.centerWithinMargins),
    ]
    #expect(pairs.count == 26)
    for (index, (old, new)) in pairs.enumerated() { #expect(old == new, "\(index)") }
  }

  @Test func makersOfOld() {
    let old: any RetiredItems = stage.a
    #expect(old.snp_prepareConstraints { make in make.left.equalToSuperview() }.count == 1)
    #expect(stage.held.isEmpty)
    old.snp_makeConstraints { make in make.left.top.equalToSuperview() }
    #expect(stage.held.count == 2)
    old.snp_updateConstraints { make in make.left.equalToSuperview().offset(4) }
    #expect(stage.held.map(\.constant) == [4, 0])
    old.snp_remakeConstraints { make in make.right.equalToSuperview() }
    #expect(stage.held.count == 1)
    old.snp_removeConstraints()
    #expect(stage.held.isEmpty)
  }

  @Test func constraintsOfOld() {
    let statement = stage.a.snp.prepareConstraints { make in make.left.equalToSuperview().priority(.low) }[0]
    let old: any RetiredWords = statement
    old.install()
    #expect(stage.held.count == 1)
    old.updateOffset(amount: 3)
    #expect(stage.held.map(\.constant) == [3])
    old.updateInsets(amount: 4)
    #expect(stage.held.map(\.constant) == [4])
    old.updatePriority(amount: 300)
    #expect(stage.held.map(\.priority.rawValue) == [300])
    old.updatePriorityRequired()
    #expect(stage.held.map(\.priority.rawValue) == [300])
    old.uninstall()
    #expect(stage.held.isEmpty)
  }
}
