import AshlarLayout
import Testing

@Suite struct LayoutAnchorTests {
  @Test func makesEveryRelation() throws {
    let scene = Scene(["a", "b"])
    let a = try #require(scene.boxes["a"])
    let b = try #require(scene.boxes["b"])
    let made: [(LayoutConstraint, String)] = [
      (a.leftAnchor.constraint(equalTo: b.rightAnchor), "a.left == b.right"),
      (a.rightAnchor.constraint(lessThanOrEqualTo: b.leftAnchor, constant: -8), "a.right <= b.left - 8"),
      (a.leadingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 8), "a.leading >= b.trailing + 8"),
      (a.centerXAnchor.constraint(equalTo: b.centerXAnchor), "a.centerX == b.centerX"),
      (a.topAnchor.constraint(equalTo: b.bottomAnchor), "a.top == b.bottom"),
      (a.centerYAnchor.constraint(equalTo: b.firstBaselineAnchor), "a.centerY == b.firstBaseline"),
      (a.lastBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor), "a.lastBaseline == b.lastBaseline"),
      (a.widthAnchor.constraint(equalTo: b.heightAnchor), "a.width == b.height"),
      (a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2), "a.width == 2 * b.width"),
      (
        a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 3),
        "a.width <= 2 * b.width + 3"
      ),
      (a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2), "a.width >= 2 * b.width"),
      (a.heightAnchor.constraint(equalToConstant: 44), "a.height == 44"),
      (a.heightAnchor.constraint(lessThanOrEqualToConstant: 44), "a.height <= 44"),
      (a.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), "a.height >= 44"),
    ]
    for (constraint, text) in made {
      #expect(scene.text(constraint) == text)
      #expect(!constraint.isActive && constraint.priority == .required)
    }
  }

  @Test func usesTheStandardGap() throws {
    let scene = Scene(["a", "b"])
    let a = try #require(scene.boxes["a"])
    let b = try #require(scene.boxes["b"])
    func texts() -> [String] {
      [
        a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor),
        a.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
        a.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 0),
        a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 0.5),
        a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor),
        a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor),
      ].map(scene.text)
    }
    #expect(
      texts() == [
        "a.leading == b.trailing + 8", "a.leading >= b.trailing + 16", "a.leading <= b.trailing",
        "a.top == b.bottom + 4", "a.top >= b.bottom + 8", "a.top <= b.bottom + 8",
      ])
    scene.engine?.standardSpacing.sibling = 10
    #expect(texts().first == "a.leading == b.trailing + 10")
  }

  @Test func knowsItsItem() {
    let scene = Scene(["a"])
    let anchor = scene.boxes["a"]?.firstBaselineAnchor
    #expect(anchor?.item === scene.boxes["a"] && anchor?.attribute == .firstBaseline)
  }

  @Test func isFoundAgainInAConstraint() {
    let scene = Scene(["a", "b"])
    let pair = scene.constraint("a.leading == b.trailingMargin")
    #expect(pair.firstAnchor.item === scene.boxes["a"] && pair.firstAnchor.attribute == .leading)
    #expect(pair.secondAnchor?.item === scene.boxes["b"] && pair.secondAnchor?.attribute == .trailingMargin)
    #expect(scene.constraint("a.width == 1").secondAnchor == nil)
  }
}
