import AshlarDocument
import AshlarLayout
import Testing

@Suite struct DocumentSceneTests {
  /// A direction holds for a view and all that is in it, until a step or another view says otherwise.
  @Test func directionsAreThoseOfEachView() throws {
    let states = try document(
      """
      {"root": {"size": [100, 100]}, "views": [
        {"id": "outer", "direction": "rtl"}, {"id": "inner", "parent": "outer"},
        {"id": "own", "parent": "outer", "direction": "ltr"}, {"id": "tile", "parent": "inner"},
        {"id": "other", "parent": "own"}],
       "constraints": [
        "outer.leading == root.leading + 10", "outer.width == 80", "inner.leading == outer.leading + 5",
        "inner.width == 60", "own.leading == outer.leading + 1", "own.width == 40", "tile.leading == inner.leading + 3",
        "tile.width == 20", "other.leading == own.leading + 2", "other.width == 10"],
       "steps": [{"set": {"outer.direction": "ltr", "own.direction": "rtl"}}, {"set": {"root.direction": "rtl"}}]}
      """
    ).states().map { state in ["outer", "inner", "own", "tile", "other"].map { frames(state)[$0]?[0] } }
    // In outer, 80 wide: 80 − 5 − 60 and 80 − 1 − 40. In inner: 60 − 3 − 20. Own has a direction of its own.
    #expect(states[0] == [10, 15, 39, 37, 2])
    // Now own turns round for what is in it, 40 − 2 − 10, and outer holds own.
    #expect(states[1] == [10, 5, 1, 3, 28])
    // The root holds outer only: 100 − 10 − 80.
    #expect(states[2] == [10, 5, 1, 3, 28])
  }

  private func frames(_ state: LayoutState) -> [String: [Double]] {
    Dictionary(
      uniqueKeysWithValues: state.frames.map {
        ($0.id, [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height])
      })
  }

  @Test func laysOutAndListsItemsInOrder() throws {
    let states = try document(
      """
      {"root": {"id": "screen", "size": [100, 50]}, "views": [{"id": "b", "parent": "a"}, {"id": "a"}],
       "guides": [{"id": "g", "owner": "a"}],
       "constraints": ["a.left == screen.left + 10", "a.width == 40", "b.right == a.right - 5", "b.width == 7",
         "g.left == b.left", "g.width == 2 * b.width"]}
      """
    ).states()
    #expect(states.count == 1)
    #expect(states[0].frames.map(\.id) == ["screen", "a", "b", "g"])
    // b: 40 - 5 - 7 = 28 from the left of a; g the same, as its frame is relative to a as well.
    #expect(
      frames(states[0]) == [
        "screen": [0, 0, 100, 50], "a": [10, 0, 40, 0], "b": [28, 0, 7, 0], "g": [28, 0, 14, 0],
      ])
    #expect(states[0].conflicts.isEmpty)
    #expect(
      states[0].ambiguous.map { "\($0.id).\($0.kind.name)" } == [
        "a.y", "a.height", "b.y", "b.height", "g.y", "g.height",
      ])
  }

  @Test func givesTextASizeAndBaselines() throws {
    // Fixed metrics: 0.5 em a character, 1.2 em a line, first baseline 0.95 em from the top, last 0.25 em from the bottom.
    let states = try document(
      """
      {"root": {"size": [400, 100]}, "views": [
        {"id": "label", "type": "label", "text": "Hello"},
        {"id": "small", "type": "label", "text": "abc", "font": {"size": 10}},
        {"id": "button", "type": "button", "text": "OK", "contentEdgeInsets": [1, 2, 3, 4]},
        {"id": "plain", "text": "ignored"},
        {"id": "fixed", "type": "label", "text": "long text", "intrinsicSize": [11, -1]},
        {"id": "empty", "type": "label"}],
       "constraints": ["small.firstBaseline == label.firstBaseline", "button.lastBaseline == label.lastBaseline"],
       "steps": [{"set": {"label.text": "Hi", "small.font": {"size": 20}}}]}
      """
    ).states()
    // small: 16.15 - 9.5 = 6.65 below label; button: height 20.4 + 4, its baseline 4.25 + 3 from its bottom, so that its top
    // is 20.4 - 4.25 - (24.4 - 7.25) = -1.
    let first = states[0].frames
    let expected: [(String, Rect)] = [
      ("root", Rect(x: 0, y: 0, width: 400, height: 100)), ("label", Rect(x: 0, y: 0, width: 42.5, height: 20.4)),
      ("small", Rect(x: 0, y: 6.65, width: 15, height: 12)), ("button", Rect(x: 0, y: -1, width: 23, height: 24.4)),
      ("plain", .zero), ("fixed", Rect(x: 0, y: 0, width: 11, height: 0)), ("empty", .zero),
    ]
    for ((id, frame), (expectedID, expectedFrame)) in zip(first, expected) {
      #expect(id == expectedID)
      #expect(frame.isNear(expectedFrame), "\(id): \(frame)")
    }
    // 16.15 - 19 = -2.85
    #expect(states[1].frames[1].frame.isNear(Rect(x: 0, y: 0, width: 17, height: 20.4)))
    #expect(states[1].frames[2].frame.isNear(Rect(x: 0, y: -2.85, width: 30, height: 24)))
  }

  @Test func wrapsLabelsOfSeveralLinesAtTheirWidth() throws {
    // "aaaa bbbb cccc" at 10 points: 5 points a character, 14 characters; 50 wide holds "aaaa bbbb" (45).
    let states = try document(
      """
      {"root": {"size": [50, 100]}, "views": [
        {"id": "label", "type": "label", "text": "aaaa bbbb cccc", "font": {"size": 10}, "lines": 0}],
       "constraints": ["label.left == root.left", "label.right <= root.right"],
       "steps": [{"set": {"root.size": [200, 100]}}, {"set": {"root.size": [30, 100]}}, {"set": {"label.lines": 2}}]}
      """
    ).states()
    #expect(states[0].frames[1].frame.isNear(Rect(x: 0, y: 0, width: 50, height: 24)))
    #expect(states[1].frames[1].frame.isNear(Rect(x: 0, y: 0, width: 70, height: 12)))
    #expect(states[2].frames[1].frame.isNear(Rect(x: 0, y: 0, width: 30, height: 36)))
    #expect(states[3].frames[1].frame.isNear(Rect(x: 0, y: 0, width: 30, height: 24)))
  }

  @Test func addsTheSafeAreaToTheMarginsOfTheRoot() throws {
    let states = try document(
      """
      {"root": {"size": [100, 100], "layoutMargins": [1, 2, 3, 4], "safeArea": [10, 20, 30, 40]},
       "views": [{"id": "a"}], "constraints": [{"vfl": "|-[a]-|"}, {"vfl": "V:|-[a]-|"}]}
      """
    ).states()
    #expect(states[0].frames[1].frame == Rect(x: 22, y: 11, width: 34, height: 56))
  }

  /// The card touches the left and the bottom edge: 20 − 0 and 30 − 0 of it are covered, 10 − 15 at the top and 40 − 50 at
  /// the right are not. Its own margins are 8, unless a step says otherwise.
  @Test func addsTheSafeAreaToTheMarginsOfWhatLiesThere() throws {
    let states = try document(
      """
      {"root": {"size": [200, 200], "safeArea": [10, 20, 30, 40]},
       "views": [{"id": "card"}, {"id": "text", "parent": "card"}],
       "constraints": [
         "card.left == root.left", "card.top == root.top + 15", "card.right == root.right - 50",
         "card.bottom == root.bottom", "text.left == card.leftMargin", "text.top == card.topMargin",
         "text.right == card.rightMargin", "text.bottom == card.bottomMargin"],
       "steps": [{"set": {"card.layoutMargins": [1, 2, 3, 4]}}, {"set": {"root.safeArea": [20, 0, 0, 60]}}]}
      """
    ).states()
    #expect(states[0].frames[1].frame == Rect(x: 0, y: 15, width: 150, height: 185))
    #expect(states[0].frames[2].frame == Rect(x: 28, y: 8, width: 114, height: 139))
    #expect(states[1].frames[2].frame == Rect(x: 22, y: 1, width: 124, height: 151))
    // Now 20 − 15 at the top and 60 − 50 at the right.
    #expect(states[2].frames[2].frame == Rect(x: 2, y: 6, width: 134, height: 176))
  }

  @Test func roundsToPixelsOnlyWhereScaleIsGiven() throws {
    let text = { (scale: String) in
      """
      {"root": {"size": [10, 10]\(scale)}, "views": [{"id": "a"}],
       "constraints": ["a.right == 0.5 * root.right + 0.3", "a.width == 2"]}
      """
    }
    #expect(try document(text("")).states()[0].frames[1].frame.isNear(Rect(x: 3.3, y: 0, width: 2, height: 0)))
    let scaled = try document(text(#", "scale": 2"#)).states()[0].frames[1].frame
    #expect(scaled == Rect(x: 3.5, y: 0, width: 2, height: 0))
  }

  @Test func takesOptionsOfTheCaller() throws {
    var options = DocumentScene.Options()
    options.size = Size(width: 200, height: 20)
    options.direction = .rightToLeft
    options.listsAmbiguity = false
    let state = try document(
      """
      {"root": {"size": [100, 50]}, "views": [{"id": "a"}],
       "constraints": ["a.leading == root.leading + 10", "a.width == 30"]}
      """
    ).states(options: options)[0]
    #expect(frames(state) == ["root": [0, 0, 200, 20], "a": [160, 0, 30, 0]])
    #expect(state.ambiguous.isEmpty)
  }

  @Test func reportsConflictsThatAreInForce() throws {
    let states = try document(
      """
      {"root": {"size": [100, 50]}, "views": [{"id": "a"}],
       "constraints": ["a.width == 10", "a.width == 20 #second", "a.height == 5"],
       "steps": [{"constant": [1, 10]}, {"constant": [0, 11]}, {"remove": 0}]}
      """
    ).states()
    #expect(
      states.map(\.conflicts) == [
        [.init(constraints: ["a.width == 10", "a.width == 20 #second"], broken: "a.width == 20 #second")],
        [],
        [.init(constraints: ["a.width == 11", "a.width == 10 #second"], broken: "a.width == 11")],
        [],
      ])
  }

  @Test func refusesConstraintsThatOverflow() throws {
    let document = try document(
      """
      {"root": {"size": [100, 50]}, "views": [{"id": "a"}], "constraints": ["a.width == 1e15"],
       "steps": [{"constant": [0, 1e15]}]}
      """)
    #expect(try document.states().count == 2)
  }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool {
    (minX - other.minX).magnitude < 1e-9 && (minY - other.minY).magnitude < 1e-9
      && (width - other.width).magnitude < 1e-9 && (height - other.height).magnitude < 1e-9
  }
}
