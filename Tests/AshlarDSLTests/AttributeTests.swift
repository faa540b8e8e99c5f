import AshlarDSL
import AshlarLayout
import Testing

@Suite struct AttributeTests {
  /// SnapKit's expansions, in its fixed order of emission; a name without entry stands for itself.
  private static let composites: [String: String] = [
    "baseline": "lastBaseline",
    "edges": "left top right bottom",
    "horizontalEdges": "left right",
    "verticalEdges": "top bottom",
    "directionalEdges": "top bottom leading trailing",
    "directionalHorizontalEdges": "leading trailing",
    "directionalVerticalEdges": "top bottom",
    "size": "width height",
    "center": "centerX centerY",
    "margins": "leftMargin rightMargin topMargin bottomMargin",
    "directionalMargins": "topMargin bottomMargin leadingMargin trailingMargin",
    "centerWithinMargins": "centerXWithinMargins centerYWithinMargins",
  ]

  private static let order =
    "left top right bottom leading trailing width height centerX centerY lastBaseline firstBaseline leftMargin"
    + " rightMargin topMargin bottomMargin leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins"

  private func expected(_ word: String) -> [String] {
    (AttributeTests.composites[word] ?? word).split(separator: " ").map(String.init)
  }

  @Test func hasEveryWord() {
    let names = Word<ConstraintMaker>.all.map(\.name)
    #expect(names.count == 32 && Set(names).count == 32)
    let stated = names.flatMap(expected)
    #expect(Set(stated) == Set(LayoutAttribute.allCases.map(\.name)).subtracting(["notAnAttribute"]))
  }

  @Test func makerStatesTheAttributesOfEveryWord() {
    for word in Word<ConstraintMaker>.all {
      let scene = Scene(["a"])
      let made = scene.boxes[0].snp.makeConstraints { word.use($0).equalToSuperview() }
      #expect(scene.texts(made) == expected(word.name).map { "a.\($0) == root.\($0)" })
    }
  }

  @Test func chainAddsTheAttributesOfEveryWord() {
    for word in Word<ConstraintMakerExtendable>.all where word.name != "width" && word.name != "size" {
      let scene = Scene(["a"])
      let made = scene.boxes[0].snp.prepareConstraints { word.use($0.width).equalToSuperview() }
      let attributes = made[0].layoutConstraints.map(\.firstAttribute.name)
      #expect(Set(attributes) == Set(expected(word.name) + ["width"]))
      #expect(attributes.count == expected(word.name).count + 1)
    }
  }

  @Test func itemOffersTheAttributesOfEveryWord() {
    for word in Word<ConstraintItemDSL>.all {
      let scene = Scene(["a", "b"])
      let other = word.use(scene.boxes[1].snp)
      #expect(other.target === scene.boxes[1])
      let made = scene.boxes[0].snp.prepareConstraints {
        for maker in Word<ConstraintMaker>.all where maker.name == word.name { maker.use($0).equalTo(other) }
      }
      #expect(scene.texts(made) == expected(word.name).map { "a.\($0) == b.\($0)" })
    }
  }

  @Test func statesInAFixedOrder() {
    let scene = Scene(["a"])
    let made = scene.boxes[0].snp.prepareConstraints {
      $0.centerWithinMargins.directionalMargins.margins.firstBaseline.baseline.center.size.trailing.leading.edges
        .equalToSuperview()
    }
    #expect(made[0].layoutConstraints.map(\.firstAttribute.name).joined(separator: " ") == AttributeTests.order)
  }

  @Test func comparesItems() {
    let scene = Scene(["a", "b"])
    let (a, b) = (scene.boxes[0], scene.boxes[1])
    #expect(a.snp.edges == a.snp.edges)
    #expect(a.snp.left != b.snp.left && a.snp.left != a.snp.top)
    #expect(Set([a.snp.left, a.snp.left, a.snp.right]).count == 2)
  }
}
