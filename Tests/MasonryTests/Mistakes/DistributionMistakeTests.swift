import Testing
import UIKit

@testable import Masonry

/// What stops the program when views are distributed, as assertions of the original do.
@Suite struct DistributionMistakeTests {
  @Test func refusesToSpaceOneView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        [family.view].mas_distributeViews(along: .horizontal, withFixedSpacing: 1, leadSpacing: 2, tailSpacing: 3)
      }
    }
    expectMessage(result, "Only two or more views can be distributed, not 1")
  }

  @Test func refusesToSizeOneView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        [family.view].mas_distributeViews(along: .vertical, withFixedItemLength: 1, leadSpacing: 2, tailSpacing: 3)
      }
    }
    expectMessage(result, "Only two or more views can be distributed, not 1")
  }

  @Test func refusesNoViews() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        [UIView]().mas_distributeViews(along: .vertical, withFixedSpacing: 1, leadSpacing: 2, tailSpacing: 3)
      }
    }
    expectMessage(result, "Only two or more views can be distributed, not 0")
  }

  @Test func refusesViewsOfDifferentTrees() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        [family.view, UIView(), family.other]
          .mas_distributeViews(along: .vertical, withFixedItemLength: 1, leadSpacing: 2, tailSpacing: 3)
      }
    }
    expectMessage(result, "The views to distribute have no superview in common")
  }
}
