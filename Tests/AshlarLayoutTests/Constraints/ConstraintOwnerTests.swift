import AshlarLayout
import Testing

/// An object of another toolkit that stands for a constraint lives as long as the constraint is active, at least.
@Suite struct ConstraintOwnerTests {
  private final class Item: LayoutItem {
    let layoutNode = LayoutNode()
    init() { layoutNode.owner = self }
    deinit { layoutNode.ownerWillDeinit() }
  }

  private final class Owner {
    let constraint: LayoutConstraint

    init(of constraint: LayoutConstraint) {
      self.constraint = constraint
      constraint.owner = self
    }

    deinit { constraint.owner = nil }
  }

  private func constraint(of item: Item) -> LayoutConstraint {
    LayoutConstraint(item: item, attribute: .width, relatedBy: .equal, constant: 1)
  }

  @Test func anActiveConstraintKeepsItsOwner() {
    let item = Item()
    weak var owner: Owner?
    do {
      let made = Owner(of: constraint(of: item))
      made.constraint.isActive = true
      owner = made
    }
    #expect(item.layoutNode.constraints.first?.owner === owner && owner != nil)
    owner?.constraint.isActive = false
    #expect(owner == nil)
  }

  @Test func anOwnerThatComesLateIsKeptAsWell() {
    let item = Item()
    let constraint = constraint(of: item)
    constraint.isActive = true
    constraint.identifier = "named"
    weak var owner: Owner?
    do {
      let made = Owner(of: constraint)
      owner = made
    }
    #expect(owner != nil && constraint.identifier == "named")
    constraint.identifier = nil
    #expect(constraint.owner === owner && constraint.identifier == nil)
    constraint.isActive = false
    #expect(owner == nil && constraint.owner == nil)
  }

  @Test func ownersGoWithTheItem() {
    weak var owner: Owner?
    do {
      let item = Item()
      let made = Owner(of: constraint(of: item))
      made.constraint.isActive = true
      owner = made
      #expect(item.layoutNode.constraints.count == 1)
    }
    #expect(owner == nil)
  }

  @Test func anInactiveConstraintKeepsNobody() {
    let item = Item()
    let constraint = constraint(of: item)
    weak var owner: Owner?
    do {
      let made = Owner(of: constraint)
      owner = made
      #expect(constraint.owner === made)
    }
    #expect(owner == nil && constraint.owner == nil && !constraint.isActive)
  }
}
