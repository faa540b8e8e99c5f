import AshlarLayout
import Testing

@Suite struct LayoutAttributeTests {
  /// Raw values as in NSLayoutConstraint.h of the iOS SDK (`NSLayoutAttribute`).
  static let rawValues: [(String, Int)] = [
    ("left", 1), ("right", 2), ("top", 3), ("bottom", 4), ("leading", 5), ("trailing", 6), ("width", 7), ("height", 8),
    ("centerX", 9), ("centerY", 10), ("lastBaseline", 11), ("firstBaseline", 12), ("leftMargin", 13),
    ("rightMargin", 14), ("topMargin", 15), ("bottomMargin", 16), ("leadingMargin", 17), ("trailingMargin", 18),
    ("centerXWithinMargins", 19), ("centerYWithinMargins", 20),
  ]

  @Test(arguments: rawValues) func hasApplesRawValueAndItsName(name: String, rawValue: Int) {
    #expect(LayoutAttribute(name: name)?.rawValue == rawValue)
    #expect(LayoutAttribute(rawValue: rawValue)?.name == name)
  }

  @Test func hasTwentyAttributesAndNone() {
    #expect(LayoutAttribute.allCases.count == 21)
    #expect(LayoutAttribute.notAnAttribute.rawValue == 0)
    #expect(LayoutAttribute(name: "notAnAttribute") == nil)
    #expect(LayoutAttribute(name: "middle") == nil)
  }

  @Test(arguments: LayoutAttribute.allCases) func liesOnOneAxis(attribute: LayoutAttribute) {
    let vertical: Set<LayoutAttribute> = [
      .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
    ]
    let expected: Axis? = attribute == .notAnAttribute ? nil : vertical.contains(attribute) ? .vertical : .horizontal
    #expect(attribute.axis == expected)
  }

  /// Raw values as in NSLayoutConstraint.h (`NSLayoutRelation`).
  @Test func relationsHaveApplesRawValues() {
    #expect(LayoutRelation.lessThanOrEqual.rawValue == -1)
    #expect(LayoutRelation.equal.rawValue == 0)
    #expect(LayoutRelation.greaterThanOrEqual.rawValue == 1)
  }

  /// Values as in NSLayoutConstraint.h (`UILayoutPriority`).
  @Test func prioritiesHaveApplesValues() {
    let values: [LayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene, .defaultLow,
      .fittingSizeLevel,
    ]
    #expect(values.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(values == values.sorted(by: >))
  }
}
