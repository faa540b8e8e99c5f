import AshlarLayout
import Testing

@testable import AshlarDSL

/// Each rule of a dialect on its own, the other way than the neutral chain has it.
@Suite struct DialectTests {
  private let scene = Scene(["a", "b"])
  private var a: Box { scene.boxes[0] }
  private var b: Box { scene.boxes[1] }

  private func chain(_ change: (inout Dialect) -> Void) -> ConstraintItemDSL {
    var dialect = Dialect.neutral
    change(&dialect)
    return ConstraintItemDSL(a.layoutNode, dialect: dialect)
  }

  @Test func secondAttributeRules() {
    let made = chain { $0.rulingAttribute = .second }.prepareConstraints {
      $0.right.equalTo(b.snp.left).inset(8)
      $0.width.equalTo(100).inset(8)
    }
    #expect(scene.texts(made) == ["a.right == b.left + 8", "a.width == -16"])
    made[0].update(inset: 9)
    #expect(scene.texts(made)[0] == "a.right == b.left + 9")
  }

  @Test func insetsMeanEdgesOnly() {
    let made = chain { $0.insetScope = .edges }.prepareConstraints {
      $0.left.width.centerY.lastBaseline.equalTo(b).inset(8)
    }
    #expect(
      scene.texts(made) == [
        "a.left == b.left + 8", "a.width == b.width", "a.centerY == b.centerY", "a.lastBaseline == b.lastBaseline",
      ])
  }

  @Test func centersEqualTheOrigin() {
    let made = chain { $0.centerPartner = .origin }.prepareConstraints { $0.center.equalTo(0) }
    #expect(scene.texts(made) == ["a.centerX == root.left", "a.centerY == root.top"])
  }

  @Test func openChainsAreDropped() {
    let made = chain { $0.openChain = .dropped }.makeConstraints { _ = $0.left }
    #expect(made.isEmpty && scene.takeEvents() == [])
  }

  @Test func openChainsEqualTheParent() {
    chain { $0.openChain = .equalToParent }.makeConstraints { _ = $0.left.top }
    #expect(scene.active == ["a.left == root.left", "a.top == root.top"])
  }

  @Test func secondRelationsReplace() {
    chain { $0.secondRelation = .replaces }.makeConstraints {
      let width = $0.width
      width.equalTo(1)
      width.equalTo(2)
    }
    #expect(scene.active == ["a.width == 2"])
  }

  @Test func removesBeforeTheBlock() {
    a.snp.makeConstraints { $0.width.equalTo(1) }
    chain { $0.removal = .beforeBlock }.remakeConstraints {
      #expect(scene.active == [])
      $0.width.equalTo(2)
    }
    #expect(scene.active == ["a.width == 2"])
  }

  @Test func updatesOnlyConstants() {
    a.snp.makeConstraints { $0.width.equalTo(1).priority(.low) }
    chain { $0.updateMatch = .everythingButConstant }.updateConstraints {
      $0.width.equalTo(2).priority(.low)
      $0.width.equalTo(3)
    }
    #expect(scene.active == ["a.width == 2 @250", "a.width == 3"])
  }

  @Test func followsAFixedDirection() {
    let made = chain { $0.direction = .fixed(.rightToLeft) }.prepareConstraints {
      $0.leading.equalTo(b).inset(EdgeInsets(top: 0, left: 2, bottom: 0, right: 9))
    }
    #expect(scene.texts(made) == ["a.leading == b.leading + 9"])
  }
}
