import AshlarLayout
import Testing
import UIKit

@testable import Masonry

/// What stops the program when constraints are made, installed or changed, as assertions of the original do.
@Suite struct InstallationMistakeTests {
  @Test func refusesAMultiplierOfWhatIsInstalled() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        let made = family.view.mas_makeConstraints { $0.width.equalTo(family.other).priorityLow() }
        made.first?.multipliedBy(4)
      }
    }
    expectMessage(result, "The multiplier of")
  }

  @Test func refusesADividerOfWhatIsInstalled() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        let made = family.view.mas_makeConstraints { $0.width.equalTo(family.other).priorityLow() }
        made.first?.dividedBy(4)
      }
    }
    expectMessage(result, "was changed while it is installed")
  }

  @Test func refusesAPriorityOfWhatIsInstalled() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        let made = family.view.mas_makeConstraints { $0.width.equalTo(family.other).priorityLow() }
        made.first?.priorityHigh()
      }
    }
    expectMessage(result, "The priority of")
  }

  @Test func refusesViewsOfDifferentTrees() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        family.view.mas_key = "view"
        let stranger = UIView()
        stranger.mas_key = "stranger"
        family.view.mas_makeConstraints { $0.left.equalTo(stranger) }
      }
    }
    expectMessage(result, "UIView:view.left and UIView:stranger have no superview in common")
  }

  @Test func refusesNoAttributes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        family.view.mas_makeConstraints { $0.attributes([]) }
      }
    }
    expectMessage(result, "attributes(_:) got no attribute")
  }

  @Test func refusesBitsThatAreNoAttributes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let family = Family()
        family.view.mas_makeConstraints { $0.attributes(MASAttribute(rawValue: 1)) }
      }
    }
    expectMessage(result, "attributes(_:) got no attribute")
  }

  @Test func refusesToMakeTheAbstractClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = MASConstraint(CallSite(fileID: #fileID, line: #line))
      }
    }
    expectMessage(result, "MASConstraint is abstract")
  }

  @Test func refusesWhatASubclassLacks() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Incomplete(CallSite(fileID: #fileID, line: #line)).install()
      }
    }
    expectMessage(result, "Incomplete must override install")
  }
}

/// A kind of statement that can do nothing.
private final class Incomplete: MASConstraint {}
