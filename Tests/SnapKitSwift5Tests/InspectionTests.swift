// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How SnapKit's own tests look at constraints: by internal names, through arrays of objects, from a class that belongs to no
// actor. On Apple's platforms a property of any object can be read by its name; here the name of all objects is shadowed.
import UIKit
import XCTest

@testable import SnapKit

typealias View = UIView
typealias AnyObject = NSLayoutConstraint

extension View {
  var snp_constraints: [AnyObject] {
    return self.constraints
      .filter { $0 is LayoutConstraint }
      .filter { $0.isActive }
  }
}

func XCTAssertEqual(_ priority: UILayoutPriority?, _ value: Float, file: StaticString = #filePath, line: UInt = #line) {
  XCTAssertEqual(priority?.rawValue, value, file: file, line: line)
}

class InspectionTests: XCTestCase {
  let container = View()

  func testSetsOfAttributes() {
    var fromAttributes = Set<LayoutAttribute>()
    var toAttributes = Set<NSLayoutConstraint.Attribute>()
    let view = View()
    self.container.addSubview(view)
    view.snp.remakeConstraints { (make) -> Void in
      make.edges.equalTo(self.container.snp.margins)
    }
    for constraint in container.snp_constraints {
      fromAttributes.insert(constraint.firstAttribute)
      toAttributes.insert(constraint.secondAttribute)
    }
    XCTAssert(fromAttributes == [.top, .left, .bottom, .right])
    XCTAssert(toAttributes == [.topMargin, .leftMargin, .bottomMargin, .rightMargin])
    XCTAssertTrue(LayoutAttribute.width.rawValue == 7 && LayoutRelation.equal.rawValue == 0)
  }

  func testConstantsAndPriorities() {
    let view = ConstraintView()
    let guide = ConstraintLayoutGuide()
    self.container.addSubview(view)
    self.container.addLayoutGuide(guide)
    var c1: Constraint! = nil
    view.snp.makeConstraints { (make) -> Void in
      c1 = make.top.equalTo(guide).inset(ConstraintInsets(top: 25, left: 25, bottom: 25, right: 25)).constraint
      make.bottom.equalTo(guide).offset(50).priority(ConstraintPriority.low.value + 1)
      return
    }
    let constraints = self.container.snp_constraints.sorted { $0.constant > $1.constant }
    XCTAssertEqual(constraints[0].constant, 50, "Should be 50")
    XCTAssertEqual(constraints[1].constant, 25, "Should be 25")
    XCTAssertTrue("\(self.container.snp_constraints)".contains("InspectionTests.swift#"))
    c1.update(offset: 15)
    XCTAssertEqual(constraints[1].constant, 15, "Should be 15")
    XCTAssertEqual(constraints.first?.priority, ConstraintPriority.low.value + 1)
    XCTAssertEqual(self.container.snp_constraints.last?.priority, 251)
  }
}
