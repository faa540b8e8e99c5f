import AshlarDSL
import AshlarLayout
import Testing

/// Frames that stand for constraints, and chains, which end that.
@Suite struct TranslationTests {
  private let scene = Scene(["a", "b"])
  private var a: Box { scene.boxes[0] }
  private var b: Box { scene.boxes[1] }

  private func translate() {
    for box in [a, b] {
      box.layoutNode.translatesAutoresizingMask = true
      box.layoutNode.showFrame(Rect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  @Test func endsWhereAChainPlaces() {
    translate()
    a.snp.makeConstraints {
      $0.left.equalTo(b.snp.right)
      #expect(a.layoutNode.translatesAutoresizingMask)
    }
    #expect(!a.layoutNode.translatesAutoresizingMask && b.layoutNode.translatesAutoresizingMask)
    scene.engine?.layoutIfNeeded()
    // The four of b alone are made: nothing is made for an item that a chain takes over before the first pass.
    #expect(scene.active.count == 5 && a.layoutNode.frame == Rect(x: 40, y: 0, width: 0, height: 0))
  }

  @Test func comesBackWithTheLastConstraint() {
    translate()
    scene.engine?.layoutIfNeeded()
    a.snp.makeConstraints { $0.edges.equalTo(5) }
    scene.engine?.layoutIfNeeded()
    a.snp.remakeConstraints { $0.size.equalTo(50) }
    #expect(!a.layoutNode.translatesAutoresizingMask)
    scene.engine?.layoutIfNeeded()
    a.snp.removeConstraints()
    #expect(a.layoutNode.translatesAutoresizingMask)
    scene.engine?.layoutIfNeeded()
    // It stays where it was last.
    #expect(a.layoutNode.frame == Rect(x: 0, y: 0, width: 50, height: 50) && scene.active.count == 8)
    a.layoutNode.showFrame(Rect(x: 1, y: 2, width: 3, height: 4))
    scene.engine?.layoutIfNeeded()
    #expect(a.layoutNode.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func comesBackForSeveralItems() {
    translate()
    [a, b].snp.makeConstraints { $0.width.equalTo(5) }
    #expect(![a, b].contains { $0.layoutNode.translatesAutoresizingMask })
    [a, b].snp.removeConstraints()
    #expect(![a, b].contains { !$0.layoutNode.translatesAutoresizingMask })
  }

  /// What the user turned off himself stays off, and what is only prepared ends nothing.
  @Test func leavesTheUsersWordAlone() {
    translate()
    a.layoutNode.translatesAutoresizingMask = false
    a.snp.makeConstraints { $0.width.equalTo(5) }
    a.snp.removeConstraints()
    #expect(!a.layoutNode.translatesAutoresizingMask)
    let prepared = b.snp.prepareConstraints { $0.width.equalTo(5) }
    #expect(b.layoutNode.translatesAutoresizingMask)
    prepared.activate()
    #expect(!b.layoutNode.translatesAutoresizingMask)
    b.layoutNode.translatesAutoresizingMask = false
    b.snp.removeConstraints()
    #expect(!b.layoutNode.translatesAutoresizingMask)
  }

  /// As in SnapKit and Masonry: off from the first block, and for good.
  @Test func staysOffInDialectsThatSaySo() {
    translate()
    var dialect = Dialect.neutral
    dialect.translation = .offForGood
    let chain = ConstraintItemDSL(a.layoutNode, dialect: dialect)
    _ = chain.prepareConstraints { _ in }
    #expect(!a.layoutNode.translatesAutoresizingMask)
    chain.removeConstraints()
    #expect(!a.layoutNode.translatesAutoresizingMask)
  }
}
