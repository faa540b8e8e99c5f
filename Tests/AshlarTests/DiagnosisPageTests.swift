import Ashlar
import AshlarTestSupport
import Foundation
import Testing

/// The examples of `Documentation/Diagnosis.md`, with what they print.
@Suite struct DiagnosisPageTests {
  private struct Example {
    let window: Window
    let card: View
    let title: Label
    let events: Events
  }

  private final class Events {
    var list: [LayoutEvent] = []
  }

  // As if the lines of the page were the file Card.swift.
  private static func example() -> Example {
    let events = Events()
    let window = Window(size: Size(width: 320, height: 480))
    window.eventHandler = { events.list.append($0) }
    let card = View()
    card.identifier = "card"
    let title = Label()
    title.text = "Hello"
    window.addSubview(card)
    card.addSubview(title)

    #sourceLocation(file:"Card.swift",line:9)
    card.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(8)
      make.width.equalTo(200).labeled("wide")
    }
    title.snp.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.width.equalTo(240)
    }
    window.layoutIfNeeded()
    #sourceLocation()
    return Example(window: window, card: card, title: title, events: events)
  }

  private let page: String
  private let blocks: [String]

  init() throws {
    let file = Fixtures.repository.appendingPathComponent("Documentation/Diagnosis.md")
    page = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    blocks = page.components(separatedBy: "```")
  }

  @Test func showsTheReport() throws {
    let example = Self.example()
    let report = try #require(example.events.list.first)
    #expect(blocks.contains("text\n" + report.log))
    #expect(blocks.contains("text\n" + report.message + "\n"))
    withExtendedLifetime(example) {}
  }

  @Test func showsTheTrace() {
    let example = Self.example()
    #expect(blocks.contains("text\n" + example.title.autolayoutTrace()))
    #expect(example.card.hasAmbiguousLayout && !example.title.hasAmbiguousLayout)
  }

  /// 8 from the window's left, 200 wide; the top of the title is the card's.
  @Test func showsWhatALayoutFollowsFrom() {
    let example = Self.example()
    let affecting = example.title.constraintsAffectingLayout(for: .horizontal)
    #expect(affecting.map(\.firstAttribute) == [.width, .left, .right])
    #expect(affecting.map(\.identifier) == ["wide", nil, nil])
  }

  /// The example with a listener like the page's.
  @Test func tellsAListener() throws {
    final class Tracker {
      var noted: [(constraints: [LayoutConstraint], broken: LayoutConstraint)] = []

      func note(_ constraints: [LayoutConstraint], broke broken: LayoutConstraint) {
        noted.append((constraints, broken))
      }
    }
    let tracker = Tracker()
    let example = Self.example()
    let (window, title) = (example.window, example.title)
    window.eventHandler = { event in
      switch event {
      case .conflict(let conflict): tracker.note(conflict.constraints, broke: conflict.broken)
      case .conflictResolved, .ambiguity, .ambiguousContentSize: break
      case .invalidConstraint: assertionFailure(event.message)
      }
    }
    title.snp.makeConstraints { $0.height.equalTo(20) }
    title.snp.makeConstraints { $0.height.equalTo(30) }
    window.layoutIfNeeded()
    let noted = try #require(tracker.noted.first)
    #expect(tracker.noted.count == 1 && noted.constraints.count == 2)
    #expect(noted.constraints.contains(noted.broken) && noted.broken.firstAttribute == .height)
  }

  /// Each line of code on the page is one of this file.
  @Test func showsCodeThatRuns() throws {
    let example = try lines(ofBlock: "swift\nlet window")
    try expectTested(example)
    try expectTested(lines(ofBlock: "swift\nwindow.eventHandler"))
    // The places in the report are lines of the page's code.
    #expect(example[14].contains("equalTo(240)") && page.contains("@Card.swift#15 "))
  }

  private func lines(ofBlock start: String) throws -> [String] {
    let block = try #require(blocks.first { $0.hasPrefix(start) })
    return block.components(separatedBy: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func expectTested(_ lines: [String]) throws {
    let source = try String(decoding: Data(contentsOf: Self.thisFile), as: UTF8.self)
    let tested = Set(source.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    for line in lines where !line.isEmpty { #expect(tested.contains(line), "\(line)") }
  }

  private static let thisFile = URL(fileURLWithPath: #filePath)
}
