import Testing
import UIKit

@MainActor @Suite struct PriorityTests {
  @Test func levelsAreApples() {
    let levels: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene, .defaultLow,
      .fittingSizeLevel,
    ]
    #expect(levels.map { $0.rawValue } == [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test func numbersAreAddedAndTakenAway() {
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999)
    priority += 0.5
    #expect(priority == UILayoutPriority(999.5))
    priority -= 10
    #expect(priority == UILayoutPriority(rawValue: 989.5) && priority < .required)
    #expect(UILayoutPriority.defaultHigh - .defaultLow == 500)
    #expect(UILayoutPriority.defaultLow + 1 > .defaultLow)
  }
}

/// Files declare these for themselves, because UIKit has no literals of priorities.
extension UILayoutPriority: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Float) { self.init(rawValue: value) }
}
