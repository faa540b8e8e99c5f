import Testing
import UIKit

/// Every way to make a constraint from anchors says what it says.
@MainActor @Suite struct AnchorTests {
  let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let first = UIView()
  let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func statement(_ constraint: NSLayoutConstraint) -> [Double] {
    [Double(constraint.relation.rawValue), Double(constraint.multiplier), Double(constraint.constant)]
  }

  @Test func placesCompareWithPlaces() {
    let (left, right) = (first.leftAnchor, second.rightAnchor)
    #expect(statement(left.constraint(equalTo: right)) == [0, 1, 0])
    #expect(statement(left.constraint(greaterThanOrEqualTo: right)) == [1, 1, 0])
    #expect(statement(left.constraint(lessThanOrEqualTo: right)) == [-1, 1, 0])
    #expect(statement(left.constraint(equalTo: right, constant: 5)) == [0, 1, 5])
    #expect(statement(left.constraint(greaterThanOrEqualTo: right, constant: 5)) == [1, 1, 5])
    #expect(statement(left.constraint(lessThanOrEqualTo: right, constant: 5)) == [-1, 1, 5])
  }

  @Test func sizesCompareWithSizesAndNumbers() {
    let (width, height) = (first.widthAnchor, second.heightAnchor)
    #expect(statement(width.constraint(equalToConstant: 7)) == [0, 1, 7])
    #expect(statement(width.constraint(greaterThanOrEqualToConstant: 7)) == [1, 1, 7])
    #expect(statement(width.constraint(lessThanOrEqualToConstant: 7)) == [-1, 1, 7])
    #expect(statement(width.constraint(equalTo: height, multiplier: 2)) == [0, 2, 0])
    #expect(statement(width.constraint(greaterThanOrEqualTo: height, multiplier: 2)) == [1, 2, 0])
    #expect(statement(width.constraint(lessThanOrEqualTo: height, multiplier: 2)) == [-1, 2, 0])
    #expect(statement(width.constraint(equalTo: height, multiplier: 2, constant: 3)) == [0, 2, 3])
    #expect(statement(width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 3)) == [1, 2, 3])
    #expect(statement(width.constraint(lessThanOrEqualTo: height, multiplier: 2, constant: 3)) == [-1, 2, 3])
  }

  @Test func standardGapsAreEightPoints() {
    // UIKit's standard gap between siblings is 8 points.
    let after = second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2)
    let below = second.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 1)
    #expect(statement(after) == [0, 1, 16] && statement(below) == [1, 1, 8])
  }

  @Test func distancesAreSizes() {
    // From 10 to 50 is 40; the other distance is the same.
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 20),
      second.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.topAnchor.anchorWithOffset(to: first.bottomAnchor).constraint(
        equalTo: first.leftAnchor.anchorWithOffset(to: second.leftAnchor)),
      second.topAnchor.constraint(equalTo: root.topAnchor), second.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 10, y: 0, width: 20, height: 40))
  }

  @Test func guidesHaveAnchors() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -50),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 20),
      first.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      first.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      first.topAnchor.constraint(equalTo: guide.bottomAnchor), first.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 30, y: 0, width: 240, height: 20))
    // Half of 240 around the middle of 30…270.
    #expect(first.frame == CGRect(x: 90, y: 20, width: 120, height: 5))
  }
}
