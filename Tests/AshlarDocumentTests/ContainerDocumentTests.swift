import AshlarDocument
import AshlarLayout
import AshlarViews
import Testing

/// Stacks and scroll views in documents.
@Suite struct ContainerDocumentTests {
  private func read(_ views: String, constraints: String = "[]", steps: String = "[]") throws -> LayoutDocument {
    try document(
      #"{"root": {"size": [320, 480]}, "views": [\#(views)], "constraints": \#(constraints), "steps": \#(steps)}"#)
  }

  private static let row = """
    {"id": "s", "type": "stack", "spacing": 10}, {"id": "a", "parent": "s", "intrinsicSize": [40, 20]},
    {"id": "b", "parent": "s", "intrinsicSize": [60, 30]}, {"id": "c", "parent": "s", "intrinsicSize": [20, 10]}
    """

  @Test func stacksArrangeTheirChildren() throws {
    let document = try read(
      Self.row,
      steps: """
        [{"set": {"s.customSpacing": {"a": 30}}}, {"set": {"b.hidden": true}},
         {"set": {"s.customSpacing": {"a": null}, "s.axis": "vertical", "b.hidden": false}}]
        """)
    let states = try document.states()
    let last: [[Double]] = [[120, 0, 20, 30], [140, 0, 20, 30], [70, 0, 20, 30], [0, 70, 60, 10]]
    let stack: [[Double]] = [[0, 0, 140, 30], [0, 0, 160, 30], [0, 0, 90, 30], [0, 0, 60, 80]]
    #expect(states.map { $0.numbers(of: "c") } == last)
    #expect(states.map { $0.numbers(of: "s") } == stack)
    // Guides of the stack are no items of the document.
    #expect(states[0].frames.map(\.id) == ["root", "s", "a", "b", "c"])
  }

  @Test func stackKeysReachTheView() throws {
    let scene = DocumentScene(
      try read(
        """
        {"id": "s", "type": "stack", "axis": "vertical", "distribution": "equalCentering", "alignment": "bottom",
         "spacing": 3, "isBaselineRelativeArrangement": true, "isLayoutMarginsRelativeArrangement": true,
         "customSpacing": {"a": 7}}, {"id": "a", "parent": "s"}, {"id": "b", "parent": "s"}
        """))
    let stack = try #require(scene.view(withID: "s") as? StackView)
    #expect(stack.axis == .vertical && stack.distribution == .equalCentering && stack.alignment == .trailing)
    #expect(stack.spacing == 3 && stack.isBaselineRelativeArrangement && stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.map(\.identifier) == ["a", "b"])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 7)
  }

  @Test func scrollKeysReachTheView() throws {
    let scene = DocumentScene(
      try read(
        """
        {"id": "s", "type": "scroll", "contentOffset": [1, 2], "contentSize": [500, 600],
         "contentInset": [1, 2, 3, 4], "contentInsetAdjustmentBehavior": "never", "alwaysBounceHorizontal": true,
         "alwaysBounceVertical": true}
        """))
    let scrollView = try #require(scene.view(withID: "s") as? ScrollView)
    #expect(scrollView.contentOffset == Point(x: 1, y: 2) && scrollView.clipsToBounds)
    #expect(scrollView.contentInset == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(scrollView.contentInsetAdjustmentBehavior == .never)
    #expect(scrollView.alwaysBounceHorizontal && scrollView.alwaysBounceVertical)
    _ = try scene.layout()
    #expect(scrollView.contentSize == Size(width: 500, height: 600))
  }

  @Test func guidesOfScrollViewsHaveIDs() throws {
    let document = try read(
      """
      {"id": "s", "type": "scroll", "contentLayoutGuide": "content", "frameLayoutGuide": "window"},
      {"id": "a", "parent": "s"}, {"id": "badge", "parent": "s", "intrinsicSize": [10, 10]}
      """,
      constraints: """
        [{"vfl": "|[s]|"}, {"vfl": "V:|[s]|"}, "a.left == content.left", "a.right == content.right",
         "a.top == s.top", "a.bottom == s.bottom", "a.height == 900", "a.width == s.width",
         "badge.bottom == window.bottom - 5", "badge.right == window.right"]
        """,
      steps: """
        [{"set": {"s.contentOffset": [0, 100]}}, {"set": {"s.contentOffset": [0, 100000], "root.size": [320, 500]}}]
        """)
    let states = try document.states()
    #expect(states[0].frames.map(\.id) == ["root", "s", "a", "badge", "content", "window"])
    #expect(states.map { $0.numbers(of: "badge")?[1] } == [465, 565, 885])
    #expect(states.map { $0.numbers(of: "window")?[1] } == [0, 100, 400])
    #expect(states.allSatisfy { $0.numbers(of: "content") == [0, 0, 320, 900] && $0.ambiguous.isEmpty })
    #expect(states[1].contentOffsets.map(\.offset) == [Point(x: 0, y: 100)])
  }

  @Test func warnsOfContentOfOpenSize() throws {
    let document = try read(
      #"{"id": "s", "type": "scroll"}, {"id": "a", "parent": "s", "intrinsicSize": [10, 10]}"#,
      constraints: #"[{"vfl": "|[s(100)]"}, {"vfl": "V:|[s(100)]"}, {"vfl": "|[a]|"}, "a.top == s.top"]"#,
      steps: #"[{"add": ["a.bottom == s.bottom"]}]"#)
    let states = try document.states()
    #expect(states[0].warnings.map(\.message) == ["the content of s has no definite height"])
    #expect(states[1].warnings.isEmpty)
  }

  static let mistakes: [(String, String)] = [
    (#"{"id": "s", "type": "stack", "axis": "diagonal"}"#, #"views[0].axis: unknown value "diagonal""#),
    (#"{"id": "s", "spacing": 3}"#, #"views[0]: unknown key "spacing""#),
    (#"{"id": "s", "type": "stack", "customSpacing": {"x": 3}}"#, #"views[0].customSpacing: no item named "x""#),
    (
      #"{"id": "s", "type": "stack", "customSpacing": {"a": 3}}, {"id": "a"}"#,
      #"views[0].customSpacing: "a" is not arranged by "s""#
    ),
    (
      #"{"id": "s", "type": "stack", "customSpacing": {"a": "3"}}, {"id": "a", "parent": "s"}"#,
      "views[0].customSpacing.a: expected a number or null, found a string"
    ),
    (
      #"{"id": "s", "type": "scroll", "contentLayoutGuide": "s"}"#,
      #"views[0].contentLayoutGuide: the id "s" is taken in line 1"#
    ),
    (#"{"id": "s", "type": "scroll", "frameLayoutGuide": "1"}"#, #"views[0].frameLayoutGuide: "1" is no id"#),
    (
      #"{"id": "s", "type": "scroll", "contentLayoutGuide": "g"}, {"id": "a", "parent": "g"}"#,
      #"views[1].parent: "g" is a guide; expected a view or the root"#
    ),
  ]

  @Test(arguments: mistakes) func namesMistakes(views: String, message: String) throws {
    let error = #expect(throws: DocumentError.self) { try read(views) }
    let diagnostic = try #require(error).diagnostic
    #expect("\(diagnostic.path): \(diagnostic.message)" == message)
  }

  @Test func stepsSetNoGuides() throws {
    #expect(throws: DocumentError.self) {
      try read(#"{"id": "s", "type": "scroll"}"#, steps: #"[{"set": {"s.contentLayoutGuide": "g"}}]"#)
    }
  }

  // MARK: Spelled out

  /// Every recorded document with stacks, spelled out, has the same frames in all its states.
  @Test(arguments: try DocumentCase.all(in: "random-stacks"))
  func expandedDocumentsHaveTheSameFrames(_ example: DocumentCase) throws {
    let original = try example.document.get()
    let expanded = try original.expanded()
    #expect(expanded.views.allSatisfy { $0.kind == .view })
    for (state, other) in zip(try original.states(), try expanded.states()) {
      for (id, frame) in state.frames {
        let found = try #require(other.numbers(of: id))
        let wanted = [frame.minX, frame.minY, frame.width, frame.height]
        #expect(zip(found, wanted).allSatisfy { ($0 - $1).magnitude < 1e-6 }, "\(id) is \(found), not \(wanted)")
      }
    }
  }

  @Test func expandsStepsIntoChangesOfConstraints() throws {
    let document = try read(
      Self.row, constraints: #"["s.top == root.top"]"#,
      steps: """
        [{"add": ["s.left == root.left"]}, {"set": {"s.spacing": 4}}, {"constant": [1, 7], "set": {"b.hidden": true}}]
        """
    ).expanded()
    // One of the document's, then 4 of the canvas, 4 alignments, 2 gaps.
    #expect(document.constraints.count == 11 && document.guides.isEmpty)
    #expect(document.steps[0].additions.map(\.description) == ["s.left == root.left"])
    #expect(document.steps[1].removals == [9, 10])
    #expect(
      document.steps[1].additions.map(\.description) == [
        "b.leading == a.trailing + 4 #UISV-spacing", "c.leading == b.trailing + 4 #UISV-spacing",
      ])
    // The added one was the eleventh in the file, and is 11 here; the gaps are 12 and 13.
    #expect(document.steps[2].constants.map(\.index) == [11] && document.steps[2].removals == [12, 13])
    #expect(
      document.steps[2].additions.map(\.description) == [
        "b.leading == a.trailing + 2 #UISV-spacing", "c.leading == b.trailing + 2 #UISV-spacing",
        "b.width == 0 #UISV-hiding",
      ])
  }
}
