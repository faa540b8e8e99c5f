import SnapKit
import Testing
import UIKit

/// What the original does not have.
@MainActor @Suite struct AdditionTests {
  let stage = Stage()

  @Test func multipliersChangeInPlace() {
    let statement = stage.a.snp.prepareConstraints { make in make.width.equalToSuperview().dividedBy(2) }[0]
    statement.activate()
    stage.container.layoutIfNeeded()
    #expect(stage.a.frame.width == 150)
    statement.update(multiplier: 0.25)
    stage.container.layoutIfNeeded()
    #expect(stage.a.frame.width == 75)
    #expect(stage.held.count == 1)
  }

  @Test(arguments: [(500.0, 1000.0), (1000.0, 500.0), (500.0, 600.0)])
  func prioritiesCrossRequired(_ old: Double, _ new: Double) {
    let statement = stage.a.snp.prepareConstraints { make in make.left.equalToSuperview().priority(old) }[0]
    statement.activate()
    statement.replace(priority: new)
    #expect(stage.held.map { Double($0.priority.rawValue) } == [new])
    statement.update(offset: 3)
    #expect(stage.held.map { Double($0.priority.rawValue) } == [new])
    #expect(stage.held.map(\.constant) == [3])
  }

  /// Numbers of what is there change in place, what is new is made, what is not mentioned stays.
  @Test func reconcilingChangesAndAdds() {
    stage.a.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(5)
      make.width.equalToSuperview().multipliedBy(0.5)
    }
    let before = stage.held
    let statements = stage.a.snp.reconcileConstraints { make in
      make.width.equalToSuperview().multipliedBy(0.25).offset(1).priority(.high)
      make.height.equalToSuperview()
    }
    #expect(statements.count == 2)
    #expect(statements.allSatisfy { $0.isActive })
    #expect(stage.held.count == 4)
    #expect(zip(before, stage.held).allSatisfy { $0 === $1 })
    #expect(stage.held.map(\.multiplier) == [1, 1, 0.25, 1])
    #expect(stage.held.map(\.constant) == [5, 5, 1, 0])
    #expect(stage.held.map(\.priority.rawValue) == [1000, 1000, 750, 1000])
    stage.guide.snp.reconcileConstraints { make in make.edges.equalToSuperview() }
    #expect(stage.held.count == 8)
  }

  /// Two statements with the same relations change two.
  @Test func reconcilingFindsEachStatementOnce() {
    for offset in [10, 20] {
      stage.a.snp.reconcileConstraints { make in
        make.left.greaterThanOrEqualToSuperview().offset(offset)
        make.left.greaterThanOrEqualToSuperview().offset(offset + 1)
      }
    }
    #expect(stage.held.map(\.constant) == [20, 21])
  }

  /// What the engine reports names the line of the relation.
  @Test func eventsNameTheLine() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.snp.setLabel("badge")
    window.addSubview(view)
    var messages: [String] = []
    window.ashlarWindow.eventHandler = { messages.append($0.message) }
    let line = #line + 2
    view.snp.makeConstraints { make in
      make.width.equalTo(10).labeled("narrow")
      make.width.equalTo(20).labeled("wide")
    }
    window.layoutIfNeeded()
    #expect(messages.count == 1)
    for words in ["badge", "AdditionTests.swift:\(line)", "AdditionTests.swift:\(line + 1)"] {
      #expect(messages.first?.contains(words) == true, "\(words) in \(messages)")
    }
  }
}
