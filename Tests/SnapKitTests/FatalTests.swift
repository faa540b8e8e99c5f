import SnapKit
import Testing
import UIKit

/// What ends the process, and what it says then (features.md 1.7): the original's meaning, and always file and line.
///
/// Inside of the macro of an exit test every line counts as that of the macro.
@Suite struct FatalTests {
  private struct Foreign: ConstraintRelatableTarget {}

  @Test func unpairedAttributesEndTheProcess() async throws {
    let line: UInt = #line + 1
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.a.snp.prepareConstraints { make in
          make.edges.equalTo(stage.b.snp.size)
        }
      }
    }
    expect(result, "multiple attributes that are not identical", line)
  }

  /// Edges and margins pair only as the whole sets that have those names.
  @Test func mixedEdgesAndMarginsEndTheProcess() async throws {
    let line: UInt = #line + 1
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.a.snp.prepareConstraints { make in
          make.top.leading.bottom.trailing.equalTo(stage.b.snp.margins)
        }
      }
    }
    expect(result, "multiple attributes that are not identical", line)
  }

  @Test func unknownTargetsEndTheProcess() async throws {
    let line: UInt = #line + 1
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Stage().a.snp.makeConstraints { make in
          make.edges.lessThanOrEqualTo(Foreign())
        }
      }
    }
    expect(result, "Invalid constraint", line)
  }

  /// A file that the caller passes on is named in place of his own.
  @Test func filesThatArePassedOnAreNamed() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let file = ["Wrapped", ".swift"].joined()
        Stage().a.snp.makeConstraints { make in make.left.greaterThanOrEqualTo(Foreign(), file, line: 12) }
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Invalid constraint"))
    #expect(text.contains("(Wrapped.swift:12)"))
  }

  @Test func equalToSuperviewNeedsOne() async throws {
    let line: UInt = #line + 1
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().snp.makeConstraints { make in
          make.edges.equalToSuperview()
        }
      }
    }
    expect(result, "Expected a superview but found nil when making the constraint `equalToSuperview`", line)
  }

  @Test func lessThanOrEqualToSuperviewNeedsOne() async throws {
    let line: UInt = #line + 1
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().snp.makeConstraints { make in
          make.edges.lessThanOrEqualToSuperview()
        }
      }
    }
    expect(result, "`lessThanOrEqualToSuperview`", line)
  }

  @Test func greaterThanOrEqualToSuperviewNeedsOne() async throws {
    let line: UInt = #line + 1
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UILayoutGuide().snp.makeConstraints { make in
          make.edges.greaterThanOrEqualToSuperview()
        }
      }
    }
    expect(result, "`greaterThanOrEqualToSuperview`", line)
  }

  @Test func equalToSuperviewWithAClosureNeedsOne() async throws {
    let line: UInt = #line + 1
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().snp.makeConstraints { make in
          make.left.equalToSuperview { $0.snp.right }
        }
      }
    }
    expect(result, "`equalToSuperview`", line)
  }

  @Test func lessThanOrEqualToSuperviewWithAClosureNeedsOne() async throws {
    let line: UInt = #line + 1
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().snp.makeConstraints { make in
          make.left.lessThanOrEqualToSuperview { $0.snp.right }
        }
      }
    }
    expect(result, "`lessThanOrEqualToSuperview`", line)
  }

  @Test func greaterThanOrEqualToSuperviewWithAClosureNeedsOne() async throws {
    let line: UInt = #line + 1
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().snp.makeConstraints { make in
          make.left.greaterThanOrEqualToSuperview { $0.snp.right }
        }
      }
    }
    expect(result, "`greaterThanOrEqualToSuperview`", line)
  }

  /// The message has the constraint that was looked for, the nearest one, and what keeps them apart.
  @Test func updateWithoutMatchEndsTheProcess() async throws {
    let line: UInt = #line + 1
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.a.snp.setLabel("title")
        stage.a.snp.makeConstraints { make in
          make.left.width.equalToSuperview()
        }
        stage.a.snp.updateConstraints { make in
          make.width.equalToSuperview().multipliedBy(2).priority(.low)
        }
      }
    }
    expect(result, "could not find an existing matching constraint to update: <SnapKit.LayoutConstraint:", line)
    expect(result, "UIView:title.width == UIView:", line)
    expect(result, "which differs in multiplier, priority", line)
  }

  @Test func updatePriorityHighEndsTheProcess() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { retiredWords().callHigh() }
    }
    expect(result, "`updatePriorityHigh()` has no meaning", RetiredLines.high, in: "RetiredWords")
  }

  @Test func updatePriorityMediumEndsTheProcess() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { retiredWords().callMedium() }
    }
    expect(result, "`updatePriorityMedium()` has no meaning", RetiredLines.medium, in: "RetiredWords")
  }

  @Test func updatePriorityLowEndsTheProcess() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { retiredWords().callLow() }
    }
    expect(result, "`updatePriorityLow()` has no meaning", RetiredLines.low, in: "RetiredWords")
  }

  private func expect(
    _ result: ExitTest.Result, _ words: String, _ line: UInt, in file: String = "FatalTests",
    at location: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains(words), "\(text)", sourceLocation: location)
    #expect(text.contains("(SnapKitTests/\(file).swift:\(line))"), "\(text)", sourceLocation: location)
  }
}
