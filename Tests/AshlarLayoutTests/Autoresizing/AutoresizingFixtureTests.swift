import AshlarLayout
import AshlarTestSupport
import Testing

/// The constraints of masks are those that AppKit's are said to be: masks, frames and the superview's bounds against four
/// statements.
@Suite struct AutoresizingFixtureTests {
  static let cases: [FixtureCase] = (try? Fixtures.cases(in: "autoresizing")) ?? []

  @Test func hasCases() { #expect(AutoresizingFixtureTests.cases.count == 9) }

  @Test(arguments: cases) func makesTheConstraints(fixture: FixtureCase) throws {
    let frame = try #require(fixture["frame"]?.rect)
    let bounds = try #require(fixture["bounds"]?.rect)
    let mask = try #require(fixture["mask"]?.array).compactMap { $0.string.map(AutoresizingFixtureTests.mask) }
    let expected = try #require(fixture["expected"]?.array).map(AutoresizingFixtureTests.text)

    let (root, sub) = (Box("super"), Box("sub"))
    let engine = LayoutEngine(root: root, size: bounds.size)
    let outer = root.layoutNode
    // Places in an item's coordinates start at its corner, wherever its bounds do.
    sub.layoutNode.showFrame(
      Rect(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY, width: frame.width, height: frame.height))
    outer.showFrame(Rect(origin: .zero, size: bounds.size))
    outer.addChild(sub.layoutNode)
    sub.layoutNode.autoresizingMask = AutoresizingMask(mask)
    // AppKit's empty mask means that nothing follows from it; UIKit knows that only as translation that is off.
    sub.layoutNode.translatesAutoresizingMask = !mask.isEmpty
    engine.layoutIfNeeded()

    let found = engine.activeConstraints.map { constraint in
      let side = { (node: LayoutNode?, attribute: LayoutAttribute) in
        node.map { ($0 === outer ? "super." : "sub.") + attribute.name } ?? ""
      }
      let constant = (constraint.constant * 1e6).rounded() / 1e6
      let multiplier = (constraint.multiplier * 1e6).rounded() / 1e6
      let first = side(constraint.firstItem?.layoutNode, constraint.firstAttribute)
      let second = side(constraint.secondItem?.layoutNode, constraint.secondAttribute)
      return "\(first) == \(multiplier) * \(second) + \(constant)"
    }
    #expect(found.sorted() == expected.sorted())
    let name = AutoresizingMask(mask).logText
    #expect(engine.activeConstraints.allSatisfy { $0.priority == .required && $0.identifier == name })
  }

  private static func mask(_ name: String) -> AutoresizingMask {
    switch name {
    case "minXMargin": .flexibleLeftMargin
    case "widthSizable": .flexibleWidth
    case "maxXMargin": .flexibleRightMargin
    case "minYMargin": .flexibleTopMargin
    case "heightSizable": .flexibleHeight
    case "maxYMargin": .flexibleBottomMargin
    default: []
    }
  }

  /// The fixture's statement in words of ours: what compares a place with the superview's length compares it with the far
  /// edge, and what gives a place alone compares it with the near edge.
  private static func text(_ value: FixtureValue) -> String {
    let attribute = value["attribute"]?.string ?? ""
    let number = { (key: String, absent: Double) in ((value[key]?.number ?? absent) * 1e6).rounded() / 1e6 }
    let ending = " + \(number("constant", 0))"
    let multiplier = " == \(number("multiplier", 1)) * "
    if value["item"]?.string == "super" {
      let far = edge(value["toAttribute"]?.string ?? "")
      return "super.\(far)" + multiplier + "sub.\(far)" + ending
    }
    if attribute == "width" || attribute == "height" { return "sub.\(attribute)" + multiplier + ending }
    let place = edge(attribute)
    guard value["toItem"] != nil else { return "sub.\(place)" + multiplier + "super.\(place)" + ending }
    return "sub.\(place)" + multiplier + "super.\(attribute == "minX" ? "right" : "bottom")" + ending
  }

  private static func edge(_ name: String) -> String {
    switch name {
    case "minX": "left"
    case "minY": "top"
    case "maxX": "right"
    case "maxY": "bottom"
    default: name
    }
  }
}

extension FixtureValue {
  fileprivate var rect: Rect? {
    guard let numbers = array?.compactMap(\.number), numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
