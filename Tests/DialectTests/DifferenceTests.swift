import Foundation
import Masonry
import SnapKit
import Testing
import UIKit

/// Where SnapKit and Masonry disagree each module follows its original: the ten rows of the table (2.8).
@MainActor @Suite(.serialized) struct DifferenceTests {
  @Test(arguments: Difference.all)
  func followsTheOriginal(_ difference: Difference) {
    let one = Pair()
    difference.snapKit.statement(one)
    #expect(one.words.sorted() == difference.snapKit.constraints.sorted())
    let two = Pair()
    difference.masonry.statement(two)
    #expect(two.words.sorted() == difference.masonry.constraints.sorted())
  }

  /// Masonry adds what it does not find; SnapKit stops.
  @Test func updatesWithoutAMatch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pair = Pair()
        pair.view.snp.makeConstraints { $0.left.equalTo(pair.other) }
        pair.view.snp.updateConstraints { $0.right.equalTo(pair.other) }
      }
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("DialectTests/DifferenceTests.swift:"), "\(error)")
    let pair = Pair()
    pair.view.mas_makeConstraints { $0.left.equalTo(pair.other) }
    pair.view.mas_updateConstraints { $0.right.equalTo(pair.other) }
    #expect(pair.words == ["left == other.left", "right == other.right"])
  }

  /// SnapKit takes away before the block, Masonry after it.
  @Test func remakes() {
    let one = Pair()
    one.view.snp.makeConstraints { $0.left.equalTo(one.other) }
    one.view.snp.remakeConstraints { make in
      #expect(one.words.isEmpty)
      make.top.equalTo(one.other)
    }
    #expect(one.words == ["top == other.top"])
    let two = Pair()
    two.view.mas_makeConstraints { $0.left.equalTo(two.other) }
    two.view.mas_remakeConstraints { make in
      #expect(two.words == ["left == other.left"])
      make.top.equalTo(two.other)
    }
    #expect(two.words == ["top == other.top"])
  }

  /// SnapKit hands out what it prepares, Masonry everything. The types are the test.
  @Test func returnsConstraints() {
    let pair = Pair()
    let prepared: [Constraint] = pair.view.snp.prepareConstraints { $0.left.equalTo(1) }
    let nothing: [Void] = [
      pair.view.snp.makeConstraints { $0.left.equalTo(1) }, pair.view.snp.updateConstraints { $0.left.equalTo(1) },
      pair.view.snp.remakeConstraints { $0.left.equalTo(1) },
    ]
    let made: [[MASConstraint]] = [
      pair.view.mas_makeConstraints { $0.left.equalTo(1) }, pair.view.mas_updateConstraints { $0.left.equalTo(1) },
      pair.view.mas_remakeConstraints { $0.left.equalTo(1) },
    ]
    #expect(prepared.count == 1)
    #expect(nothing.count == 3)
    #expect(made.map(\.count) == [1, 1, 1])
  }

  /// Arrays on either side, distribution, groups and attribute masks are Masonry's alone, as SnapKit's list of declarations
  /// shows by what it lacks.
  @Test func hasArraysGroupsAndMasks() throws {
    let pair = Pair()
    [pair.view, pair.other].mas_makeConstraints { make in
      make.group { _ = make.top }.equalTo(3)
      make.attributes([.left, .width]).equalTo([pair.superview])
    }
    [pair.view, pair.other].mas_distributeViews(
      along: .vertical, withFixedItemLength: 9, leadSpacing: 0, tailSpacing: 0)
    #expect(pair.superview.constraints.count == 8)
    let list = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/surface/SnapKit.txt")
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 200)
    for word in ["Array", "[UIView]", "[ConstraintView]", "distribute", "group", "attributes("] {
      #expect(!lines.contains { $0.contains(word) }, "\(word)")
    }
  }
}
