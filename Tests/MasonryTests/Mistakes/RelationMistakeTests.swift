import Testing
import UIKit

@testable import Masonry

/// Relations that stop the program, as assertions of the original do: six behaviours of its specification and two more.
///
/// What has no type of a right-hand side does not compile here; `nil` is what is left of it.
@Suite struct RelationMistakeTests {
  @Test func refusesAnotherRelationAfterEqual() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        family.statement(.left).equalTo(family.other).greaterThanOrEqualTo(family.other)
      }
    }
    expectMessage(result, "left got a second relation; its first is at MasonryTests/RelationMistakeTests.swift:")
  }

  @Test func refusesAnotherRelationAfterAtMost() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        family.statement(.left).lessThanOrEqualTo(family.other).equalTo(family.other.mas_top)
      }
    }
    expectMessage(result, "left got a second relation; its first is at MasonryTests/RelationMistakeTests.swift:")
  }

  @Test func refusesAnotherRelationAfterAtLeast() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        family.statement(.left).greaterThanOrEqualTo(family.other).greaterThanOrEqualTo(family.superview)
      }
    }
    expectMessage(result, "left got a second relation; its first is at MasonryTests/RelationMistakeTests.swift:")
  }

  @Test func refusesAValueOfAnotherRelation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        family.statement(.left).equalTo(family.other).lessThanOrEqualTo(5)
      }
    }
    expectMessage(result, "left got a second relation; its first is at MasonryTests/RelationMistakeTests.swift:")
  }

  @Test func refusesAnArrayAfterARelation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        family.statement(.left).equalTo(family.other).equalTo([family.superview])
      }
    }
    expectMessage(result, "left got a second relation; its first is at MasonryTests/RelationMistakeTests.swift:")
  }

  @Test func refusesNothing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        family.statement(.left).equalTo(family.superview.superview)
      }
    }
    expectMessage(result, "left is related to nil")
  }

  @Test func refusesNothingInTheWordsThatBox() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        family.superview.mas_key = "root"
        MASViewConstraint(firstViewAttribute: family.superview.mas_top)
          .mas_equalTo(family.superview.superview?.mas_top)
      }
    }
    expectMessage(result, "UIView:root.top is related to nil")
  }

  @Test func refusesAnAttributeAfterARelation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        _ = family.statement(.left).equalTo(family.other).top
      }
    }
    expectMessage(result, "top follows a relation: name all attributes of a statement before it")
  }

  /// The statement was already replaced by one for each element.
  @Test func refusesASecondArray() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        let maker = MASConstraintMaker(view: family.view)
        let left = maker.left
        left.equalTo([family.other])
        left.equalTo([family.superview])
      }
    }
    expectMessage(result, "already made a statement about several right-hand sides")
  }
}
