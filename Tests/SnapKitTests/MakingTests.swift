import SnapKit
import Testing
import UIKit

/// What makers put into the tree: the behaviours of SnapKit's own tests (features.md 3.1), each in a test of our own.
@MainActor @Suite struct MakingTests {
  let stage = Stage()

  @Test func commonSuperviewHoldsWhatIsMade() {
    stage.a.snp.makeConstraints { make in
      make.top.equalTo(stage.b.snp.top).offset(50)
      make.left.equalTo(stage.b.snp.left).offset(50)
    }
    #expect(stage.held.count == 2)
    stage.b.snp.makeConstraints { make in
      make.edges.equalTo(stage.container)
    }
    #expect(stage.held.count == 6)
  }

  @Test func horizontalAndVerticalEdges() {
    stage.a.snp.makeConstraints { make in
      make.verticalEdges.equalToSuperview()
      make.horizontalEdges.equalToSuperview()
    }
    #expect(stage.held.map(\.summary) == ["top top 0.0", "bottom bottom 0.0", "left left 0.0", "right right 0.0"])
    for constraint in stage.held {
      #expect(constraint.firstItem === stage.a)
      #expect(constraint.secondItem === stage.container)
    }
  }

  @Test func horizontalAndVerticalDirectionalEdges() {
    stage.a.snp.makeConstraints { make in
      make.directionalVerticalEdges.equalToSuperview()
      make.directionalHorizontalEdges.equalToSuperview()
    }
    #expect(
      stage.held.map(\.summary) == ["top top 0.0", "bottom bottom 0.0", "leading leading 0.0", "trailing trailing 0.0"])
    for constraint in stage.held {
      #expect(constraint.firstItem === stage.a)
      #expect(constraint.secondItem === stage.container)
    }
  }

  @Test func guidesTakePartOnBothSides() {
    stage.a.snp.makeConstraints { make in
      make.top.equalTo(stage.guide).offset(50)
      make.left.equalTo(stage.guide.snp.left).offset(50)
    }
    #expect(stage.held.count == 2)
    #expect(stage.held.allSatisfy { $0.secondItem === stage.guide })
    stage.guide.snp.makeConstraints { make in
      make.edges.equalTo(stage.container)
    }
    #expect(stage.held.count == 6)
    #expect(stage.held.last?.firstItem === stage.guide)
  }

  @Test func constantsStandForTheSuperview() {
    stage.a.snp.makeConstraints { make in
      make.top.equalTo(50)
      make.left.equalTo(50)
    }
    #expect(stage.held.map(\.summary) == ["top top 50.0", "left left 50.0"])
    #expect(stage.held.allSatisfy { $0.secondItem === stage.container })
    stage.b.snp.makeConstraints { make in
      make.edges.equalTo(UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50))
    }
    #expect(stage.held.count == 6)
    #expect(stage.held.allSatisfy { $0.secondItem === stage.container })
  }

  @Test func viewsHoldTheirOwnSizes() {
    stage.a.snp.makeConstraints { make in
      make.size.equalTo(CGSize(width: 50, height: 40))
      make.left.top.equalTo(stage.container)
    }
    #expect(stage.a.chained.map(\.summary) == ["width notAnAttribute 50.0", "height notAnAttribute 40.0"])
    #expect(stage.a.chained.allSatisfy { $0.secondItem == nil })
    #expect(stage.held.count == 2)
  }

  @Test func offsetsShiftAllEdges() {
    stage.a.snp.makeConstraints { make in
      make.edges.equalTo(stage.container).offset(50)
    }
    #expect(stage.held.map(\.constant) == [50, 50, 50, 50])
  }

  @Test func offsetsShiftCenters() {
    stage.a.snp.makeConstraints { make in
      make.center.equalTo(stage.container).offset(50)
    }
    #expect(stage.held.map(\.summary) == ["centerX centerX 50.0", "centerY centerY 50.0"])
  }

  @Test func numbersInsetAllEdges() {
    stage.a.snp.makeConstraints { make in
      make.edges.equalTo(stage.container).inset(50)
    }
    #expect(
      stage.held.map(\.summary) == ["left left 50.0", "top top 50.0", "right right -50.0", "bottom bottom -50.0"])
  }

  @Test(arguments: [true, false])
  func insetsInsetEdges(areTarget: Bool) {
    let insets = ConstraintInsets(top: 25, left: 25, bottom: 25, right: 25)
    stage.a.snp.makeConstraints { make in
      if areTarget {
        make.edges.equalTo(insets)
      } else {
        make.edges.equalTo(stage.container).inset(insets)
      }
    }
    #expect(
      stage.held.map(\.summary) == ["left left 25.0", "top top 25.0", "right right -25.0", "bottom bottom -25.0"])
  }

  /// The chain names all four; constraints come in the order of attributes.
  @Test(arguments: [true, false])
  func directionalInsetsInsetDirectionalEdges(areTarget: Bool) {
    let insets = ConstraintDirectionalInsets(top: 25, leading: 25, bottom: 25, trailing: 25)
    stage.a.snp.makeConstraints { make in
      if areTarget {
        make.top.leading.bottom.trailing.equalTo(insets)
      } else {
        make.top.leading.bottom.trailing.equalTo(stage.container).inset(insets)
      }
    }
    #expect(
      stage.held.sorted { $0.firstAttribute.rawValue < $1.firstAttribute.rawValue }.map(\.summary) == [
        "top top 25.0", "bottom bottom -25.0", "leading leading 25.0", "trailing trailing -25.0",
      ])
  }

  @Test func directionalInsetsFallBackToLeftAndRight() {
    stage.a.snp.makeConstraints { make in
      make.edges.equalTo(stage.container).inset(
        ConstraintDirectionalInsets(top: 25, leading: 25, bottom: 25, trailing: 25))
    }
    #expect(
      stage.held.map(\.summary) == ["left left 25.0", "top top 25.0", "right right -25.0", "bottom bottom -25.0"])
  }

  @Test func identifiersComeFromLabels() {
    stage.a.snp.makeConstraints { make in
      make.left.top.equalToSuperview().labeled("corner")
    }
    #expect(stage.held.map(\.identifier) == ["corner", "corner"])
    #expect(stage.held.map(\.label) == ["corner", "corner"])
  }

  @Test func edgesPairWithEdges() {
    stage.a.snp.makeConstraints { make in
      make.edges.equalTo(stage.b.snp.edges)
    }
    #expect(stage.held.map(\.summary) == ["left left 0.0", "top top 0.0", "right right 0.0", "bottom bottom 0.0"])
  }

  @Test func directionalEdgesPairWithDirectionalEdges() {
    stage.a.snp.makeConstraints { make in
      make.directionalEdges.equalTo(stage.b.snp.directionalEdges)
    }
    #expect(
      stage.held.map(\.summary) == ["top top 0.0", "bottom bottom 0.0", "leading leading 0.0", "trailing trailing 0.0"])
  }

  @Test func edgesAndMarginsPairByEdge() {
    stage.a.snp.makeConstraints { make in
      make.edges.equalTo(stage.b.snp.margins)
    }
    stage.b.snp.makeConstraints { make in
      make.margins.equalTo(stage.a.snp.edges)
    }
    #expect(
      stage.held.map(\.summary) == [
        "left leftMargin 0.0", "top topMargin 0.0", "right rightMargin 0.0", "bottom bottomMargin 0.0",
        "leftMargin left 0.0", "rightMargin right 0.0", "topMargin top 0.0", "bottomMargin bottom 0.0",
      ])
  }

  @Test func directionalEdgesAndDirectionalMarginsPairByEdge() {
    stage.a.snp.makeConstraints { make in
      make.directionalEdges.equalTo(stage.b.snp.directionalMargins)
    }
    stage.b.snp.makeConstraints { make in
      make.directionalMargins.equalTo(stage.a.snp.directionalEdges)
    }
    #expect(
      stage.held.map(\.summary) == [
        "top topMargin 0.0", "bottom bottomMargin 0.0", "leading leadingMargin 0.0", "trailing trailingMargin 0.0",
        "topMargin top 0.0", "bottomMargin bottom 0.0", "leadingMargin leading 0.0", "trailingMargin trailing 0.0",
      ])
  }

  /// The guides of a controller are targets; what the toolkit makes for them is not the chain's.
  @Test func controllersGuidesAreTargets() throws {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = try #require(controller.view)
    view.addSubview(stage.a)
    stage.a.snp.makeConstraints { make in
      make.top.equalTo(controller.topLayoutGuide.snp.bottom)
      make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
    }
    #expect(view.chained.map(\.summary) == ["top bottom 0.0", "bottom top 0.0"])
    #expect(view.chained[0].secondItem === controller.topLayoutGuide)
    #expect(view.chained[1].secondItem === controller.bottomLayoutGuide)
    stage.b.snp.setLabel("b")
    view.addSubview(stage.b)
    stage.b.snp.makeConstraints { make in make.height.equalTo(controller.topLayoutGuide.snp.height) }
    #expect(view.chained.map(\.summary).last == "height height 0.0")
    controller.topLayoutGuide.snp.setLabel("top")
    #expect(controller.topLayoutGuide.snp.label() == "top")
  }

  @Test func viewsKeepTheirLabels() {
    stage.a.snp.setLabel("Hello World")
    #expect(stage.a.snp.label() == "Hello World")
    #expect(stage.b.snp.label() == nil)
    stage.guide.snp.setLabel("guide")
    #expect(stage.guide.snp.label() == "guide")
    stage.a.snp.setLabel(nil)
    #expect(stage.a.snp.label() == nil)
  }

  @Test func prioritiesHaveShortNames() {
    stage.a.snp.makeConstraints { make in
      make.left.equalTo(1000.0).priority(.required)
      make.top.equalTo(250.0).priority(.low)
      make.right.equalTo(251.0).priority(ConstraintPriority.low.advanced(by: 1))
    }
    #expect(stage.held.map { CGFloat($0.priority.rawValue) } == stage.held.map(\.constant))
  }

  @Test func prioritiesStride() {
    #expect(ConstraintPriority.high.advanced(by: 1) == ConstraintPriority(751))
    #expect(ConstraintPriority.low.distance(to: .high) == 500)
    #expect(ConstraintPriority.medium < .high)
    #expect((ConstraintPriority.low...ConstraintPriority.high).contains(.medium))
    let literal: ConstraintPriority = 1.5
    #expect(literal.value == 1.5)
  }
}
