import AshlarDSL
import AshlarLayout
import Testing

/// What SnapKit's own 31 tests hold, as far as the neutral chain has it; each test is named after SnapKit's.
///
/// Not here: `testLayoutGuideConstraints` (view controllers' top and bottom guides come with the `UIKit` module) and
/// `testCanSetLabel` (items have names of their own). Where the neutral chain differs by choice the test says so.
@Suite struct SnapKitBehaviourTests {
  private let scene = Scene(["v1", "v2"])
  private var root: Box { scene.root }
  private var v1: Box { scene.boxes[0] }
  private var v2: Box { scene.boxes[1] }

  /// How many active constraints the container holds.
  private var count: Int { root.layoutNode.constraints.count }

  @Test func makeConstraints() {
    v1.snp.makeConstraints {
      $0.top.equalTo(v2.snp.top).offset(50)
      $0.left.equalTo(v2.snp.top).offset(50)
      return
    }
    // SnapKit stores left == top; the engine refuses it here and says so.
    #expect(count == 1 && scene.takeEvents().count == 1)
    v2.snp.makeConstraints { $0.edges.equalTo(v1) }
    #expect(count == 5)
  }

  @Test func horizontalVerticalEdges() {
    v1.snp.makeConstraints {
      $0.verticalEdges.equalToSuperview()
      $0.horizontalEdges.equalToSuperview()
    }
    #expect(
      scene.active == [
        "v1.top == root.top", "v1.bottom == root.bottom", "v1.left == root.left", "v1.right == root.right",
      ])
  }

  @Test func horizontalVerticalDirectionalEdges() {
    v1.snp.makeConstraints {
      $0.directionalVerticalEdges.equalToSuperview()
      $0.directionalHorizontalEdges.equalToSuperview()
    }
    #expect(
      scene.active == [
        "v1.top == root.top", "v1.bottom == root.bottom", "v1.leading == root.leading", "v1.trailing == root.trailing",
      ])
  }

  @Test func guideMakeConstraints() {
    let guide = scene.addGuide("guide")
    v1.snp.makeConstraints {
      $0.top.equalTo(guide).offset(50)
      $0.left.equalTo(guide.snp.left).offset(50)
    }
    #expect(count == 2)
    guide.snp.makeConstraints { $0.edges.equalTo(v1) }
    #expect(count == 6)
  }

  @Test func makeImpliedSuperviewConstraints() {
    v1.snp.makeConstraints {
      $0.top.equalTo(50)
      $0.left.equalTo(50)
    }
    #expect(count == 2)
    v2.snp.makeConstraints { $0.edges.equalTo(v1) }
    #expect(count == 6)
  }

  @Test func updateConstraints() {
    v1.snp.makeConstraints { $0.top.left.equalTo(v2).offset(50) }
    v1.snp.updateConstraints { $0.top.equalTo(v2).offset(15) }
    #expect(scene.active == ["v1.left == v2.left + 50", "v1.top == v2.top + 15"])
  }

  @Test func remakeConstraints() {
    v1.snp.makeConstraints { $0.top.left.equalTo(v2).offset(50) }
    #expect(count == 2)
    v1.snp.remakeConstraints { $0.edges.equalTo(v2) }
    #expect(count == 4)
  }

  @Test func removeConstraints() {
    v1.snp.makeConstraints { $0.top.left.equalTo(v2).offset(50) }
    #expect(count == 2)
    let removed = v1.snp.removeConstraints()
    #expect(count == 0)
    // Emission order is fixed: left before top, whatever the chain says.
    #expect(removed.map(\.firstAttribute) == [.left, .top])
    #expect(removed.allSatisfy { !$0.isActive })
    #expect(v1.snp.removeConstraints().isEmpty)
  }

  @Test func prepareConstraints() {
    let constraints = v1.snp.prepareConstraints { $0.edges.equalTo(v2) }
    #expect(count == 0)
    for constraint in constraints { constraint.activate() }
    #expect(count == 4)
    for constraint in constraints { constraint.deactivate() }
    #expect(count == 0)
  }

  @Test func reactivateConstraints() {
    let constraints = v1.snp.prepareConstraints { $0.edges.equalTo(v2) }
    for _ in 0..<2 {
      for constraint in constraints { constraint.activate() }
      #expect(count == 4)
      for constraint in constraints { constraint.deactivate() }
      #expect(count == 0)
    }
  }

  @Test func activateDeactivateConstraints() {
    var (top, left): (Constraint?, Constraint?)
    v1.snp.prepareConstraints {
      top = $0.top.equalTo(v2).offset(50).constraint
      left = $0.left.equalTo(v2).offset(50).constraint
    }
    #expect(count == 0)
    for _ in 0..<2 {
      top?.activate()
      left?.activate()
      #expect(count == 2)
      top?.deactivate()
      left?.deactivate()
      #expect(count == 0)
    }
  }

  @Test func setIsActivatedConstraints() {
    var (top, left): (Constraint?, Constraint?)
    v1.snp.prepareConstraints {
      top = $0.top.equalTo(v2).offset(50).constraint
      left = $0.left.equalTo(v2).offset(50).constraint
    }
    #expect(count == 0)
    top?.isActive = true
    left?.isActive = false
    #expect(count == 1)
    left?.isActive = true
    #expect(count == 2)
    top?.isActive = false
    left?.isActive = false
    #expect(count == 0)
  }

  @Test func edgeConstraints() {
    v1.snp.makeConstraints { $0.edges.equalTo(root).offset(50) }
    #expect(root.layoutNode.constraints.map(\.constant) == [50, 50, 50, 50])
  }

  @Test func updateReferencedConstraints() {
    var (top, bottom): (Constraint?, Constraint?)
    v1.snp.makeConstraints {
      top = $0.top.equalTo(root).offset(10).constraint
      bottom = $0.bottom.equalTo(root).offset(10).constraint
    }
    top?.update(offset: 15)
    bottom?.update(offset: 20)
    #expect(root.layoutNode.constraints.map(\.constant) == [15, 20])
    top?.update(inset: 15)
    bottom?.update(inset: 20)
    #expect(root.layoutNode.constraints.map(\.constant) == [15, -20])
  }

  @Test func insetsAsConstraintsConstant() {
    v1.snp.makeConstraints { $0.edges.equalTo(root).inset(50) }
    #expect(root.layoutNode.constraints.map(\.constant) == [50, 50, -50, -50])
  }

  @Test func constraintInsetsAsImpliedEqualToConstraints() {
    v1.snp.makeConstraints { $0.edges.equalTo(EdgeInsets(all: 25)) }
    #expect(root.layoutNode.constraints.map(\.constant) == [25, 25, -25, -25])
  }

  @Test func constraintInsetsAsConstraintsConstant() {
    v1.snp.makeConstraints { $0.edges.equalTo(root).inset(EdgeInsets(all: 25)) }
    #expect(root.layoutNode.constraints.map(\.constant) == [25, 25, -25, -25])
  }

  private static let directional = DirectionalEdgeInsets(top: 25, leading: 25, bottom: 25, trailing: 25)

  @Test func constraintDirectionalInsetsAsImpliedEqualToConstraints() {
    v1.snp.makeConstraints { $0.top.leading.bottom.trailing.equalTo(SnapKitBehaviourTests.directional) }
    #expect(
      scene.active == [
        "v1.top == root.top + 25", "v1.bottom == root.bottom - 25", "v1.leading == root.leading + 25",
        "v1.trailing == root.trailing - 25",
      ])
  }

  @Test func constraintDirectionalInsetsAsConstraintsConstant() {
    v1.snp.makeConstraints {
      $0.top.leading.bottom.trailing.equalToSuperview().inset(SnapKitBehaviourTests.directional)
    }
    #expect(root.layoutNode.constraints.map(\.constant) == [25, -25, 25, -25])
  }

  @Test func constraintDirectionalInsetsFallBackForNonDirectionalConstraints() {
    v1.snp.makeConstraints { $0.edges.equalToSuperview().inset(SnapKitBehaviourTests.directional) }
    #expect(
      scene.active == [
        "v1.left == root.left + 25", "v1.top == root.top + 25", "v1.right == root.right - 25",
        "v1.bottom == root.bottom - 25",
      ])
  }

  @Test func sizeConstraints() {
    v1.snp.makeConstraints {
      $0.size.equalTo(Size(width: 50, height: 50))
      $0.left.top.equalTo(root)
    }
    #expect(v1.layoutNode.constraints.map(\.constant) == [50, 50] && count == 2)
  }

  @Test func centerConstraints() {
    v1.snp.makeConstraints { $0.center.equalTo(root).offset(50) }
    #expect(root.layoutNode.constraints.map(\.constant) == [50, 50])
  }

  @Test func constraintIdentifier() {
    v1.snp.makeConstraints { $0.top.equalTo(root).labeled("pin") }
    #expect(root.layoutNode.constraints.map(\.identifier) == ["pin"])
  }

  @Test func edgesToEdges() {
    v1.snp.makeConstraints { $0.edges.equalTo(root.snp.edges) }
    #expect(scene.active[0] == "v1.left == root.left" && scene.active[3] == "v1.bottom == root.bottom" && count == 4)
  }

  @Test func directionalEdgesToDirectionalEdges() {
    v1.snp.makeConstraints { $0.directionalEdges.equalTo(root.snp.directionalEdges) }
    #expect(
      scene.active == [
        "v1.top == root.top", "v1.bottom == root.bottom", "v1.leading == root.leading", "v1.trailing == root.trailing",
      ])
  }

  @Test func edgesToMargins() {
    v1.snp.makeConstraints { $0.edges.equalTo(root.snp.margins) }
    v2.snp.makeConstraints { $0.margins.equalTo(root.snp.edges) }
    #expect(
      scene.active == [
        "v1.left == root.leftMargin", "v1.top == root.topMargin", "v1.right == root.rightMargin",
        "v1.bottom == root.bottomMargin", "v2.leftMargin == root.left", "v2.rightMargin == root.right",
        "v2.topMargin == root.top", "v2.bottomMargin == root.bottom",
      ])
  }

  @Test func directionalEdgesToDirectionalMargins() {
    v1.snp.makeConstraints { $0.directionalEdges.equalTo(root.snp.directionalMargins) }
    v2.snp.makeConstraints { $0.directionalMargins.equalTo(root.snp.directionalEdges) }
    #expect(
      scene.active == [
        "v1.top == root.topMargin", "v1.bottom == root.bottomMargin", "v1.leading == root.leadingMargin",
        "v1.trailing == root.trailingMargin", "v2.topMargin == root.top", "v2.bottomMargin == root.bottom",
        "v2.leadingMargin == root.leading", "v2.trailingMargin == root.trailing",
      ])
  }

  @Test func priorityShortcuts() {
    let made = v1.snp.makeConstraints {
      $0.left.equalTo(v2).offset(1).priority(.required)
      $0.left.equalTo(v2).offset(1).priority(.low)
      $0.left.equalTo(v2).offset(1).priority(ConstraintPriority.low.value + 1)
    }
    #expect(made.flatMap(\.layoutConstraints).map(\.priority) == [1000, 250, 251])
  }

  @Test func priorityStride() {
    #expect(ConstraintPriority.high.advanced(by: 1).value == 751)
  }
}
