import AshlarLayout
import AshlarViews
import Testing

/// What a tree prints when nobody listens, and what events say.
@Suite struct EventLogTests {
  private static func narrowTitle(in window: Window) -> [LayoutConstraint] {
    let title = Label().placedByConstraints()
    title.text = "Hello"
    window.addSubview(title)
    return [
      title.leadingAnchor.constraint(equalTo: window.leadingAnchor, fileID: "App/Card.swift", line: 3),
      title.trailingAnchor.constraint(equalTo: window.trailingAnchor, fileID: "App/Card.swift", line: 4),
      title.widthAnchor.constraint(equalToConstant: 40, fileID: "App/Card.swift", line: 5),
    ]
  }

  private static let report = """
    Unable to simultaneously satisfy constraints.
    \tEach of these must hold, but not all can. Probably one of them is not meant; @ says where it was written.
    \tSizes are never negative, and the topmost view has the size that it is given; neither is listed.
    (
        "<NSLayoutConstraint:0x1@Card.swift#3 H:|-(0)-[Label:0x2'Hello']   (active, names: '|':Window:0x1 )>",
        "<NSLayoutConstraint:0x2@Card.swift#4 H:[Label:0x2'Hello']-(0)-|   (active, names: '|':Window:0x1 )>",
        "<NSLayoutConstraint:0x3@Card.swift#5 Label:0x2'Hello'.width == 40   (active)>"
    )

    Will attempt to recover by breaking constraint\u{20}
    <NSLayoutConstraint:0x3@Card.swift#5 Label:0x2'Hello'.width == 40   (active)>

    It will hold again as soon as the others leave room for it.

    """

  @Test func eventsSayWhatIsPrinted() {
    let window = Window(size: Size(width: 100, height: 100))
    var logs: [String] = []
    window.eventHandler = { logs.append($0.log) }
    let constraints = Self.narrowTitle(in: window)
    LayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    #expect(logs == [Self.report])
    constraints[1].isActive = false
    window.layoutIfNeeded()
    #expect(logs.last == "note: Label.width == 40 is no longer broken by a conflict\n")
    window.engine.reportAmbiguity()
    #expect(logs.last == "warning: the constraints leave open: Label.y\n")
  }

  /// Standard error of a process of its own gets the report once, though the conflict goes and comes back.
  @Test func printsToStandardErrorByDefault() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let window = Window(size: Size(width: 100, height: 100))
      let constraints = EventLogTests.narrowTitle(in: window)
      LayoutConstraint.activate(constraints)
      window.layoutIfNeeded()
      for width in [50.0, 60] {
        constraints[2].constant = width
        window.layoutIfNeeded()
      }
      constraints[2].isActive = false
      window.layoutIfNeeded()
      constraints[2].isActive = true
      window.layoutIfNeeded()
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == Self.report)
  }

  /// A handler that does nothing keeps the tree quiet.
  @Test func aHandlerIsTheOnlyListener() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let window = Window(size: Size(width: 100, height: 100))
      window.eventHandler = { _ in }
      LayoutConstraint.activate(EventLogTests.narrowTitle(in: window))
      window.layoutIfNeeded()
    }
    #expect(result.standardErrorContent == [])
  }
}
