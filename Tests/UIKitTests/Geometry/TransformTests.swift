import Testing
import UIKit

@MainActor @Suite struct TransformTests {
  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-12 && abs(one.y - other.y) < 1e-12
  }

  @Test func mapsAreAppliedFromTheLeft() {
    let point = CGPoint(x: 1, y: 2)
    let scaled = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    // It scales first: (2, 6), and moves then.
    #expect(point.applying(scaled) == CGPoint(x: 12, y: 6))
    let other = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 3))
    // It moves first: (11, 2), and scales then.
    #expect(point.applying(other) == CGPoint(x: 22, y: 6))
    #expect(CGSize(width: 1, height: 2).applying(scaled) == CGSize(width: 2, height: 6))
  }

  @Test func turnsGoFromXToY() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
    let back = quarter.concatenating(quarter.inverted())
    #expect(isNear(CGPoint(x: 3, y: 4).applying(back), CGPoint(x: 3, y: 4)))
    let box = CGRect(x: 0, y: 0, width: 4, height: 2).applying(quarter)
    #expect(
      isNear(box.origin, CGPoint(x: -2, y: 0)) && isNear(CGPoint(x: box.width, y: box.height), CGPoint(x: 2, y: 4)))
  }

  @Test func whatFlattensHasNoInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat && CGAffineTransform.identity.isIdentity && !flat.isIdentity)
  }

  @Test func valuesOfGeometry() {
    #expect(CGVector(dx: 1, dy: 2) != .zero)
    var path = IndexPath(row: 3, section: 1)
    #expect(path.section == 1 && path.row == 3 && path == IndexPath(item: 3, section: 1))
    path.row = 4
    #expect(path.item == 4 && path.count == 2)
    #expect(IndexPath(row: 0, section: 1) > IndexPath(row: 9, section: 0))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
  }
}
