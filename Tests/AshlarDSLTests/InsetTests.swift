import AshlarDSL
import AshlarLayout
import Testing

/// The part of insets that each attribute takes, by the first attribute.
///
/// Insets are top 1, left 2, bottom 5, right 9: every part and every mistaken one is a different number. Expected values
/// follow from "inward": near edges +, far edges −, sizes − both, centers half of near − far.
@Suite struct InsetTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let attribute: LayoutAttribute
    /// Of absolute insets.
    let leftToRight: Double
    let rightToLeft: Double
    /// Of directional insets with leading 2 and trailing 9.
    let directional: Double
    let directionalRightToLeft: Double

    init(_ attribute: LayoutAttribute, _ absolute: (Double, Double), _ directional: (Double, Double)) {
      self.attribute = attribute
      (leftToRight, rightToLeft) = absolute
      (self.directional, directionalRightToLeft) = directional
    }

    var testDescription: String { attribute.name }
  }

  static let rows: [Row] = [
    Row(.left, (2, 2), (2, 9)), Row(.leftMargin, (2, 2), (2, 9)),
    Row(.right, (-9, -9), (-9, -2)), Row(.rightMargin, (-9, -9), (-9, -2)),
    Row(.leading, (2, 9), (2, 2)), Row(.leadingMargin, (2, 9), (2, 2)),
    Row(.trailing, (-9, -2), (-9, -9)), Row(.trailingMargin, (-9, -2), (-9, -9)),
    Row(.top, (1, 1), (1, 1)), Row(.topMargin, (1, 1), (1, 1)), Row(.firstBaseline, (1, 1), (1, 1)),
    Row(.bottom, (-5, -5), (-5, -5)), Row(.bottomMargin, (-5, -5), (-5, -5)), Row(.lastBaseline, (-5, -5), (-5, -5)),
    Row(.width, (-11, -11), (-11, -11)), Row(.height, (-6, -6), (-6, -6)),
    Row(.centerX, (-3.5, -3.5), (-3.5, 3.5)), Row(.centerXWithinMargins, (-3.5, -3.5), (-3.5, 3.5)),
    Row(.centerY, (-2, -2), (-2, -2)), Row(.centerYWithinMargins, (-2, -2), (-2, -2)),
  ]

  @Test func coversEveryAttribute() {
    #expect(Set(InsetTests.rows.map(\.attribute)) == Set(LayoutAttribute.allCases).subtracting([.notAnAttribute]))
  }

  @Test(arguments: rows, [LayoutDirection.leftToRight, .rightToLeft])
  func followsTheDirectionOfTheTree(row: Row, direction: LayoutDirection) {
    let scene = Scene(["a"])
    scene.root.layoutNode.forcedDirection = direction
    let insets = EdgeInsets(top: 1, left: 2, bottom: 5, right: 9)
    let directional = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 5, trailing: 9)
    let made = scene.boxes[0].snp.prepareConstraints {
      $0.naming(AttributeSet(row.attribute)).equalToSuperview().inset(insets)
      $0.naming(AttributeSet(row.attribute)).equalToSuperview().inset(directional)
    }
    let constants = made.flatMap(\.layoutConstraints).map(\.constant)
    let isMirrored = direction == .rightToLeft
    #expect(
      constants == [
        isMirrored ? row.rightToLeft : row.leftToRight,
        isMirrored ? row.directionalRightToLeft : row.directional,
      ])
  }

  /// SnapKit goes by the second attribute, which widens here.
  @Test func pointsInwardBetweenOppositeEdges() {
    let scene = Scene(["a", "b"])
    let made = scene.boxes[0].snp.prepareConstraints {
      $0.right.equalTo(scene.boxes[1].snp.left).inset(8)
      $0.left.equalTo(scene.boxes[1].snp.right).inset(8)
    }
    #expect(scene.texts(made) == ["a.right == b.left - 8", "a.left == b.right + 8"])
  }

  /// The holder of a constraint decides, not the item: so leading and trailing are mirrored by it.
  @Test func followsTheHolder() {
    let scene = Scene(["a"])
    scene.boxes[0].layoutNode.forcedDirection = .rightToLeft
    let made = scene.boxes[0].snp.prepareConstraints {
      $0.leading.equalToSuperview().inset(EdgeInsets(top: 0, left: 2, bottom: 0, right: 9))
    }
    #expect(scene.texts(made) == ["a.leading == root.leading + 2"])
  }
}
